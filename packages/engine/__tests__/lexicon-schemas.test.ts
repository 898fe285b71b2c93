import { describe, expect, it } from '@jest/globals';
import Ajv from 'ajv';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CLAIM_CODES } from '../src/segmentation/claims';
import { ALLERGENS } from '../src/segmentation/allergens';
import hidden from '../lexicon/hidden.json';
import substances from '../lexicon/substances.json';
import titles from '../lexicon/titles.json';

/** Schemas for the files that people edit, as an editor applies them. */
const { 'json.schemas': associations } = JSON.parse(
  readFileSync('.vscode/settings.json', 'utf8'),
) as { 'json.schemas': { fileMatch: string[]; url: string }[] };

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const compile = (url: string) => new Ajv().compile(readJson(url) as object);

const files = associations.flatMap(({ fileMatch, url }) =>
  fileMatch.flatMap((pattern) =>
    globSync(pattern.slice(1)).map((file) => [path.basename(file), file, url] as const),
  ),
);

describe('an editor that knows the schemas of the lexicon', () => {
  it.each(files)('underlines nothing in %s', (_name, file, url) => {
    const validate = compile(url);
    validate(readJson(file));
    expect(validate.errors).toBeNull();
  });

  it('applies one to every file that docs/correct-a-dish.md names', () => {
    const known = new Set(files.map(([name]) => name));
    const named = readFileSync('docs/correct-a-dish.md', 'utf8').matchAll(/`([\w*-]+\.json)`/g);
    for (const [, pattern = ''] of named)
      for (const file of globSync(`packages/engine/lexicon/${pattern}`))
        expect(known).toContain(path.basename(file));
    expect(
      associations.every(({ fileMatch }) =>
        fileMatch.every((each) => globSync(each.slice(1)).length > 0),
      ),
    ).toBe(true);
  });

  it('underlines no title', () => {
    const validate = compile('packages/engine/lexicon/schema/entries.schema.json');
    expect(validate({ about: '', kind: 'dish', entries: titles })).toBe(true);
  });

  it.each([
    ['a word that is no ingredient', { terms: '국', has: 'ric' }],
    ['a flag that does not exist', { terms: '국', has: 'rice perhaps' }],
    ['a comma without a space', { terms: '국', has: 'rice,egg' }],
    ['a hidden ingredient without its likelihood', { terms: '국', hidden: 'fish-sauce' }],
    ['a field that does not exist', { terms: '국', contains: 'rice' }],
    ['no term', { has: 'rice' }],
    ['a name without English', { en: { dish: '국' } }],
    ['a form without the place of the food', { en: { form: '구이 Grilled' } }],
  ])('underlines %s', (_name, entry) => {
    const validate = compile('packages/engine/lexicon/schema/entries.schema.json');
    expect(validate({ about: '', kind: 'dish', entries: [entry] })).toBe(false);
  });

  it('knows every ingredient, hidden ingredient, claim and allergen', () => {
    const entries = compile('packages/engine/lexicon/schema/entries.schema.json');
    const isKnown = (entry: object) =>
      entries({ about: '', kind: 'dish', entries: [{ terms: '국', ...entry }] });
    const names = substances.map(({ name }) => name);
    expect(names.filter((name) => !isKnown({ has: name.replaceAll(' ', '-') }))).toEqual([]);
    const codes = hidden.map(({ code }) => code);
    expect(codes.filter((code) => !isKnown({ hidden: `${code} often` }))).toEqual([]);
    expect(CLAIM_CODES.filter((claim) => !isKnown({ claim }))).toEqual([]);
    const families = compile('packages/engine/lexicon/schema/families.schema.json');
    expect(ALLERGENS.filter((may) => !families([{ words: '국', may }]))).toEqual([]);
    const made = compile('packages/engine/lexicon/schema/hidden.schema.json');
    expect(names.filter((name) => !made([{ code: 'a', substances: [name] }]))).toEqual([]);
  });
});
