import { describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { findDocuments, findSources, findTests, read } from './documents';

const FOLDER = 'docs/decisions';
const MAX_LINES = 30;
/** "decision 0005", "decisions 0087, 0182", "decisions 0087 and 0182". */
const REFERENCE = /\bdecisions? ((?:\d{4})(?:(?:, | and )\d{4})*)/gi;
const FILE_REFERENCE = /decisions\/(\d{4}-[a-z0-9-]+\.md)/g;

const files = readdirSync(FOLDER).sort();
const numbers = new Set(files.map((file) => file.slice(0, 4)));

const toFileName = (heading: string) =>
  `${heading
    .replace(/^# /, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')}.md`;

describe.each(files)('decision %s', (file) => {
  const text = read(`${FOLDER}/${file}`);

  it('has the file name of its heading', () => {
    expect(toFileName(text.split('\n', 1)[0] ?? '')).toBe(file);
  });

  it('has context, decision and consequences on one screen', () => {
    const parts = [...text.matchAll(/^\*\*(\w+)\.\*\*/gm)].map(([, name]) => name);
    expect(parts).toEqual(['Context', 'Decision', 'Consequences']);
    expect(text.trim().split('\n').length).toBeLessThanOrEqual(MAX_LINES);
  });
});

it('no number stands for two decisions', () => {
  expect(numbers.size).toBe(files.length);
});

it('code and documents refer to decisions that exist', () => {
  const readers = [...findSources(), ...findTests(), ...findDocuments()];
  const broken = readers.flatMap((file) => {
    const text = read(file);
    const listed = [...text.matchAll(REFERENCE)].flatMap(
      ([, list = '']) => list.match(/\d{4}/g) ?? [],
    );
    const named = [...text.matchAll(FILE_REFERENCE)].map(([, name = '']) => name);
    return [
      ...listed.filter((number) => !numbers.has(number)),
      ...named.filter((name) => !files.includes(name)),
    ].map((reference) => `${file}: ${reference}`);
  });
  expect(broken).toEqual([]);
});
