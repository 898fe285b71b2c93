import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import ts from 'typescript';
import { getPackageEntries } from '@/scripts/package-entries.mjs';

const FOLDERS = ['app', 'components', 'lib', 'worker', 'scripts', 'tools'].concat(
  ['base', 'places', 'engine', 'ingest', 'menu-reader', 'drawings'].map(
    (name) => `packages/${name}/src`,
  ),
);
const EXTENSIONS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

const files = new Set(
  FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
      path.join(folder, name),
    ),
  ).filter((file) => /\.(?:tsx?|mjs)$/.test(file)),
);

const entries = getPackageEntries();

/** Project imports of a file, type imports included. */
function getImports(file: string): string[] {
  return ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles.flatMap(({ fileName }) => {
    const entry = entries.get(fileName);
    if (entry) return entry;
    if (!/^(?:@\/|\.)/.test(fileName)) return [];
    const base = fileName.startsWith('@/')
      ? fileName.slice(2)
      : path.join(path.dirname(file), fileName);
    return EXTENSIONS.map((ending) => base + ending).find((each) => files.has(each)) ?? [];
  });
}

const imports = new Map([...files].map((file) => [file, getImports(file)]));

/** A file outside all layers (`lib/areas.ts`) is a node of its own. */
const toFolder = (file: string) =>
  FOLDERS.includes(path.dirname(file)) ? file : path.dirname(file);

/** Imports between folders. */
function getFolderImports(): Map<string, string[]> {
  const graph = new Map<string, string[]>();
  for (const [file, targets] of imports) {
    const folder = toFolder(file);
    const others = targets.map(toFolder).filter((target) => target !== folder);
    graph.set(folder, [...(graph.get(folder) ?? []), ...others]);
  }
  return graph;
}

/** A cycle of the graph, from a node back to itself; null without one. */
function findCycle(graph: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const walk = (node: string, way: readonly string[]): string[] | null => {
    if (way.includes(node)) return [...way.slice(way.indexOf(node)), node];
    if (done.has(node)) return null;
    for (const next of graph.get(node) ?? []) {
      const circle = walk(next, [...way, node]);
      if (circle) return circle;
    }
    done.add(node);
    return null;
  };
  for (const node of graph.keys()) {
    const circle = walk(node, []);
    if (circle) return circle;
  }
  return null;
}

it('finds a cycle in a cyclic graph', () => {
  const graph = new Map([
    ['a', ['b', 'c']],
    ['b', ['c']],
    ['c', ['d']],
    ['d', ['b']],
  ]);
  expect(findCycle(graph)).toEqual(['b', 'c', 'd', 'b']);
});

it('reads the imports of every file', () => {
  expect(files.size).toBeGreaterThan(400);
  expect(imports.get('lib/search/contract/rec-contract.ts')).toContain(
    'packages/base/src/validation.ts',
  );
  expect(imports.get('packages/menu-reader/src/menu-matcher.ts')).toContain(
    'packages/engine/src/classify/index.ts',
  );
});

it('has no import cycle between files', () => {
  expect(findCycle(imports)).toBeNull();
});

it('has no import cycle between folders', () => {
  expect(findCycle(getFolderImports())).toBeNull();
});
