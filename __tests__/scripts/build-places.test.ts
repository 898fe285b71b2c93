import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import restaurants from '@/data/synced/restaurants.json';
import type { BuildArtifact } from '@/lib/places/snapshot-store';

const FEW_ROWS = 50;

let copy = '';

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'kioot-keys-'));
  for (const name of [
    'lib',
    'packages',
    'scripts',
    'data',
    'messages',
    'package.json',
    'tsconfig.json',
  ])
    cpSync(name, path.join(copy, name), { recursive: true });
  linkPackages();
  // Fewer rows give keys of the same kind in less time.
  writeFileSync(
    path.join(copy, 'data/synced/restaurants.json'),
    JSON.stringify(restaurants.slice(0, FEW_ROWS), null, 2),
  );
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Links npm packages, and the workspace packages of the copy. */
function linkPackages(): void {
  const link = (from: string, name: string) =>
    symlinkSync(path.resolve(from), path.join(copy, 'node_modules', name));
  mkdirSync(path.join(copy, 'node_modules/@kioot'), { recursive: true });
  for (const name of readdirSync('node_modules'))
    if (name !== '@kioot') link(`node_modules/${name}`, name);
  for (const name of readdirSync('packages'))
    link(path.join(copy, 'packages', name), `@kioot/${name}`);
}

const run = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8' }).trim();
const READ_KEYS = `
  import { buildPlaces, getEngineKey } from './scripts/build-places.mjs';
  console.log(JSON.stringify({ places: await buildPlaces(), engine: await getEngineKey() }));`;
const readKeys = () =>
  JSON.parse(run('--input-type=module', '--eval', READ_KEYS)) as { places: string; engine: string };

function change(file: string, edit: (text: string) => string): void {
  const whole = path.join(copy, file);
  const before = readFileSync(whole, 'utf8');
  const after = edit(before);
  expect(after).not.toBe(before);
  writeFileSync(whole, after);
}

it('derives the engine key from code and lexicon, and the build key from the rows as well', () => {
  const first = readKeys();
  expect(first.engine).toMatch(/^[0-9a-f]{12}$/);
  expect(run('scripts/build-places.mjs')).toBe(first.places);

  change('data/synced/restaurants.json', (text) => text.replace(/"title": "/, '"title": "새 '));
  const otherRows = readKeys();
  expect(otherRows.engine).toBe(first.engine);
  expect(otherRows.places).not.toBe(first.places);
  const file = readFileSync(path.join(copy, 'data/built/places.json'), 'utf8');
  const { key, rows } = JSON.parse(file) as BuildArtifact;
  expect([key, rows[0]?.title.slice(0, 2)]).toEqual([otherRows.places, '새 ']);

  change('packages/engine/lexicon/dishes-korean.json', (text) =>
    text.replace('김치찌개', '김치찌게'),
  );
  const otherWords = readKeys();
  expect(otherWords.engine).not.toBe(first.engine);
  expect(otherWords.places).not.toBe(otherRows.places);

  // Ranking is not part of the build artifact.
  change('packages/engine/src/list/rank.ts', (text) => text.replace('[250, 500,', '[200, 500,'));
  const otherRanking = run('scripts/build-places.mjs', '--engine-key');
  expect(otherRanking).toMatch(/^[0-9a-f]{12}$/);
  expect(otherRanking).not.toBe(otherWords.engine);
});
