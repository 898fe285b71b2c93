import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';

/**
 * Entry points of `npm run build && npm prune --omit=dev && npm start` and of an operator's
 * commands, and scripts among their imports.
 */
const ENTRY_FOLDERS = ['app', 'components', 'lib', 'worker'].concat(
  ['serve', 'backup', 'reports'].map((name) => `scripts/${name}.mjs`),
  readdirSync('.').filter((name) =>
    /^(?!.*\.d\.)(?!jest|eslint|playwright|postcss|tailwind).*\.(ts|mjs)$/.test(name),
  ),
);
/** Used only while the site is built: bundling the service worker and checking messages. */
const BUILD_ONLY_PACKAGES = ['esbuild', '@formatjs/icu-messageformat-parser'];

function findSources(start: string): string[] {
  if (!statSync(start).isDirectory()) return [start];
  return readdirSync(start, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs)$/.test(name))
    .map((name) => path.join(start, name));
}

function readImports(file: string): string[] {
  return ts
    .preProcessFile(readFileSync(file, 'utf8'))
    .importedFiles.map(({ fileName }) => fileName);
}

const toPackage = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
const isProjectPath = (specifier: string) => /^[./]|^@\//.test(specifier);
const isBuiltin = (specifier: string) =>
  specifier.startsWith('node:') || builtinModules.includes(specifier);

/** Packages imported by production code, with the first importing file. */
function findImportedPackages(starts: readonly string[]): Map<string, string> {
  const packages = new Map<string, string>();
  const files = new Set(starts.flatMap(findSources));
  for (const file of files) {
    for (const specifier of readImports(file)) {
      const script = path.join(path.dirname(file), specifier);
      if (isProjectPath(specifier)) {
        if (specifier.endsWith('.mjs') && existsSync(script)) files.add(script);
      } else if (!isBuiltin(specifier)) {
        const name = toPackage(specifier);
        packages.set(name, packages.get(name) ?? file);
      }
    }
  }
  return packages;
}

interface Manifest {
  dependencies: Record<string, string>;
}

/** Drawings are a tool: they use development dependencies of the root. */
const isShipped = (name: string) => name !== 'drawings';

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

describe.each([
  ['production', '.', ENTRY_FOLDERS],
  ...readdirSync('packages')
    .filter(isShipped)
    .map((name) => [`packages/${name}`, `packages/${name}`, [`packages/${name}/src`]] as const),
])('the dependencies of %s', (_name, folder, starts) => {
  const imported = findImportedPackages(starts);
  const declared = Object.keys(readManifest(folder).dependencies);

  it('declare every imported package', () => {
    const missing = [...imported].filter(
      ([name]) => ![...declared, ...BUILD_ONLY_PACKAGES].includes(name),
    );
    expect(missing).toEqual([]);
  });

  it('import every declared package; tools are development dependencies', () => {
    expect(declared.filter((name) => !imported.has(name))).toEqual([]);
  });
});
