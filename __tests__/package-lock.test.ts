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
const EXACT = /^\d+\.\d+\.\d+$/;

describe('package-lock.json', () => {
  /** An install drops what the registry lacks for other machines; `npm ci` then refuses the file on those. */
  it('names every optional package of an exact version, for whatever machine it is', () => {
    const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
      Object.entries(optionalDependencies)
        .filter(([, version]) => EXACT.test(version))
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

  it('has no more scripts of an install than those that README says can be left out', () => {
    const names = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
      hasInstallScript ? path.replace('node_modules/', '') : [],
    );
    // The rest asks for donations, or builds what comes built for every machine that we know.
    expect(names).toEqual(['@parcel/watcher', '@swc/core', 'esbuild', 'node', 'tesseract.js']);
  });

  it('leaves the address of the registry to npm', () => {
    const addresses = Object.values(packages).flatMap(({ resolved, link }) =>
      link ? [] : (resolved ?? []),
    );
    expect(addresses).toEqual([]);
  });
});
