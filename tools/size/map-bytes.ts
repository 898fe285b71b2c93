import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Maximum gzipped bytes loaded by the Map button: scripts, styles and base data. */
export const MAX_MAP_BYTES = 60_000;

/** Strings that occur in the map's files only: a class of Leaflet, and a station. */
const CODE_MARKER = 'leaflet-zoom-anim';
const BASE_DATA_MARKER = 'Euljiro 1-ga';

/**
 * Gzipped bytes of a build's map: code (scripts and styles) and base data.
 *
 * @throws {Error} when the markers are in no file
 */
export function getMapBytes(buildDir: string): { codeBytes: number; baseBytes: number } {
  const dir = path.join(buildDir, 'static');
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:js|css)$/.test(name))
    .map((name) => readFileSync(path.join(dir, name)));
  const sum = (mark: string) =>
    files
      .filter((file) => file.includes(mark))
      .reduce((bytes, file) => bytes + gzipSync(file, { level: 9 }).byteLength, 0);
  const [codeBytes, baseBytes] = [sum(CODE_MARKER), sum(BASE_DATA_MARKER)];
  if (codeBytes === 0 || baseBytes === 0) throw new Error('The map is not found in the build.');
  return { codeBytes, baseBytes };
}
