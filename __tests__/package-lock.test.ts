import { describe, expect, it } from '@jest/globals';
import lock from '@/package-lock.json';

interface Package {
  version?: string;
  resolved?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
  hasInstallScript?: boolean;
}

const packages: Record<string, Package> = lock.packages;
const EXACT_VERSION = /^\d+\.\d+\.\d+$/;

describe('package-lock.json', () => {
  /**
   * npm drops entries that the registry lacks for other platforms; `npm ci` then rejects the lock
   * file there.
   */
  it('contains every optional package with an exact version, for all platforms', () => {
    const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
      Object.entries(optionalDependencies)
        .filter(([, version]) => EXACT_VERSION.test(version))
        .filter(
          ([name, version]) =>
            ![`${from}/node_modules/${name}`, `node_modules/${name}`].some(
              (path) => packages[path]?.version === version,
            ),
        )
        .map(([name, version]) => `${name}@${version} of ${from}`),
    );
    expect(missing).toEqual([]);
  });

  it('has no install scripts beyond those that the README lists as optional', () => {
    const names = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
      hasInstallScript ? path.replace('node_modules/', '') : [],
    );
    // Remaining install scripts ask for donations, or build what is prebuilt for every supported
    // platform.
    expect(names).toEqual(['@parcel/watcher', '@swc/core', 'esbuild', 'node', 'tesseract.js']);
  });

  it('contains no registry URLs', () => {
    const addresses = Object.values(packages).flatMap(({ resolved, link }) =>
      link ? [] : (resolved ?? []),
    );
    expect(addresses).toEqual([]);
  });
});
