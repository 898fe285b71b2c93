import { expect, it } from '@jest/globals';
import { ALLERGENS } from '@kioot/engine/needs';
import { findSources, read } from './documents';

const CHECKLIST = read('docs/how-to/add-a-diet-or-an-allergen.md');
const listed = [...CHECKLIST.matchAll(/`([\w./()[\]-]+\.(?:tsx?|mjs|json))`/g)].map(
  ([, file = '']) => file,
);
/** Files that name a diet because they apply it, not because they list diets. */
const APPLIES = /^packages\/engine\/src\/[\w-]+\/rules\/|^tools\//;

const getSection = (title: string) => CHECKLIST.split(`## ${title}`)[1]?.split('\n## ')[0] ?? '';

/** Source files with a word of the code, quoted or as a property. */
function findNaming(word: string): string[] {
  const named = new RegExp(`['"]${word}['"]|\\b${word}\\??:`);
  const isNamedIn = (file: string) => named.test(read(file).replace(/\/\*\*[\s\S]*?\*\//g, ''));
  return findSources().filter((file) => !APPLIES.test(file) && isNamedIn(file));
}

it('names every source file that lists allergens', () => {
  const naming = findNaming('sulphites');
  expect(naming.length).toBeGreaterThan(1);
  expect(naming.filter((file) => !getSection('An allergen').includes(`\`${file}\``))).toEqual([]);
});

it('has every allergen in the files that list them', () => {
  const files = listed.filter((file) =>
    /words-by-language|free-from|form-order|allergen-foods/.test(file),
  );
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const text = read(file);
    expect([file, ...ALLERGENS.filter((code) => !text.includes(code))]).toEqual([file]);
  }
});

it('names every source file that lists diets', () => {
  const naming = findNaming('strictVegan').filter((file) => /^(?:app|components|lib)/.test(file));
  expect(naming.length).toBeGreaterThan(5);
  expect(naming.filter((file) => !getSection('A diet').includes(`\`${file}\``))).toEqual([]);
});

it('names every source file that knows a restriction beside the diet', () => {
  const naming = findNaming('noFivePungent');
  expect(naming.length).toBeGreaterThan(5);
  expect(naming.filter((file) => !getSection('A restriction').includes(`\`${file}\``))).toEqual([]);
});
