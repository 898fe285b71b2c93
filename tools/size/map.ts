import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** What may travel when Map is tapped: its scripts and styles, and the city it draws. */
export const MOST_MAP_BYTES = 60_000;

/** Names only in what comes with the map: a class of Leaflet's, and a station. */
const CODE_MARK = 'leaflet-zoom-anim';
const BASE_MARK = 'Euljiro 1-ga';

/**
 * Gzipped bytes of a build's map: scripts and styles, and base data.
 * @throws {Error} where a build has none: the marks are no longer right
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
  const [codeBytes, baseBytes] = [sum(CODE_MARK), sum(BASE_MARK)];
  if (codeBytes === 0 || baseBytes === 0) throw new Error('The map is not found in the build.');
  return { codeBytes, baseBytes };
}
