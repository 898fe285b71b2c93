import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findUnexpectedFiles } from '@/scripts/standalone-files.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kioot-standalone-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(...files: string[]) {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
}

it('finds whatever else lay in the folder of the project', () => {
  write('.next/BUILD_ID', 'node_modules/next/package.json', 'public/icon.svg', 'server.mjs');
  write('package.json', 'cache-handler.mjs', 'app/fonts/nunito-display.ttf', 'worker/index.ts');
  write('data/built/places.json', 'data/synced/restaurants.json');
  write('app/fonts/noto-sans-jp/noto-sans-jp-12-800-normal.woff', 'app/fonts/noto-sans-jp/LICENSE');
  expect(findUnexpectedFiles(folder)).toEqual([]);
  const others = ['.env', 'docs/operations.md', 'notes-secret.txt', 'secrets/key.pem'];
  write(...others, 'data/curated/place-corrections.json');
  expect(findUnexpectedFiles(folder).sort()).toEqual(
    [...others, 'data/curated/place-corrections.json'].sort(),
  );
});
