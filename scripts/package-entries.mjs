import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Entries of the workspace packages by import specifier.
 * @example `@kioot/engine/geo` -> `packages/engine/src/geo/distance.ts`
 * @returns {ReadonlyMap<string, string>}
 */
export function getPackageEntries() {
  return new Map(
    readdirSync('packages').flatMap((name) => {
      const { exports = {} } = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8'));
      return Object.entries(exports).map(([entry, file]) => [
        path.posix.join(`@kioot/${name}`, entry),
        path.join('packages', name, file),
      ]);
    }),
  );
}
