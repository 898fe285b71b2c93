import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { countCoverage } from '@/tools/coverage';

const counts = new Map(countCoverage());

it('has a menu or a known dish of half of the located places', () => {
  expect(counts.get('with a menu or a known dish')).toBeGreaterThanOrEqual(3_500);
  const parts = [
    ...['with a menu', 'known for a dish of the city’s list', 'known for the dish of their name'],
  ].map((what) => counts.get(what) ?? NaN);
  expect(parts.reduce((sum, count) => sum + count, 0)).toBe(
    counts.get('with a menu or a known dish'),
  );
});

it('names the source of each English name', () => {
  const names = [...counts].filter(([what]) => /English name/.test(what));
  expect(names.reduce((sum, [, count]) => sum + count, 0)).toBe(
    counts.get('of them located (all below)'),
  );
});

it('stands in the documents', () => {
  const page = readFileSync('docs/places.md', 'utf8');
  expect([...counts.keys()].filter((what) => !page.includes(`| ${what} `))).toEqual([]);
});
