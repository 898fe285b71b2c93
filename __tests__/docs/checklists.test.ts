import { describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ALLERGENS } from '@kioot/engine/needs';
import { AREA_GROUPS } from '@/lib/area-groups';
import { AREAS } from '@/lib/areas';
import { LOCALES } from '@/lib/locales';
import { findFiles, findSources, read, SOURCE_FOLDERS } from './documents';

describe('the checklist for an area', () => {
  const CHECKLIST = read('docs/how-to/add-an-area.md');

  const fields = (value: unknown, ...path: string[]): Record<string, unknown> =>
    path.reduce<unknown>((all, key) => (all as Record<string, unknown>)[key], value) as Record<
      string,
      unknown
    >;

  it('every file of the checklist names every area', () => {
    const byName = fields(JSON.parse(read('data/curated/words-by-language.json')), 'areas');
    expect(Object.keys(byName)).toEqual(AREAS.map(({ location_ko: name }) => name));
    for (const language of LOCALES) {
      const file = `messages/${language}.json`;
      expect(CHECKLIST).toContain(`\`${file}\``);
      const byId = fields(JSON.parse(read(file)), 'words', 'area');
      expect(Object.keys(byId)).toEqual(AREAS.map(({ id }) => String(id)));
    }
  });

  it('every area is in one group', () => {
    const grouped = AREA_GROUPS.flatMap(({ areas }) => areas).map(({ id }) => id);
    expect(grouped.sort((a, b) => a - b)).toEqual(AREAS.map(({ id }) => id));
    expect(CHECKLIST).toContain('`lib/area-groups.ts`');
  });

  it('no source file but the table of areas names one', () => {
    const names = AREAS.flatMap(({ location_ko: name }) => [`'${name}'`, `"${name}"`]);
    const naming = findSources(['app', 'components', 'lib', 'worker']).filter((file) =>
      names.some((name) => read(file).includes(name)),
    );
    expect(naming.filter((file) => !CHECKLIST.includes(`\`${file}\``))).toEqual([]);
    expect(CHECKLIST).toContain('`lib/areas.ts`');
  });
});

describe('the checklist for a language', () => {
  const CHECKLIST = read('docs/how-to/add-a-language.md');
  /** Taiwan's Chinese, as tags, fields, tables and files of it are written: the language that is easiest to find. */
  const NAMED = /zh-hant|zhHant|zh_hant/i;
  const IN_A_COMMENT = /^\s*(?:\/\/|\*|\/\*).*$/gm;

  const OTHERS = LOCALES.filter((locale) => locale !== 'en');

  it('names every source file that names a language', () => {
    const folders = SOURCE_FOLDERS.filter((folder) => folder !== 'tools');
    const naming = findSources(folders).filter((file) =>
      NAMED.test(read(file).replace(IN_A_COMMENT, '')),
    );
    expect(naming.length).toBeGreaterThan(10);
    expect(naming.filter((file) => !CHECKLIST.includes(`\`${file}\``))).toEqual([]);
  });

  it('names files that every language has', () => {
    const named = [...CHECKLIST.matchAll(/`([\w./-]+\/[\w./-]*<tag>[\w./-]*)`/g)].map(
      ([, file = '']) => file,
    );
    expect(named.length).toBeGreaterThan(4);
    for (const file of named) {
      for (const locale of OTHERS) {
        const spellings = [locale, locale.toLowerCase()].map((tag) => file.replace('<tag>', tag));
        expect([file, locale, spellings.some((each) => existsSync(each))]).toEqual([
          ...[file, locale],
          true,
        ]);
      }
    }
  });
});

describe('the checklist for a diet or an allergen', () => {
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

  /** Tables that an expert checks, with a row or a field for each allergen. */
  const findTables = () =>
    findFiles().filter(
      (file) =>
        /^(?:content|packages\/engine\/lexicon)\/[\w-]+\.json$/.test(file) &&
        ALLERGENS.every((code) => read(file).includes(`"${code}"`)),
    );

  it('names every source file and table that lists allergens', () => {
    const naming = [...findNaming('sulphites'), ...findTables()];
    expect(naming.length).toBeGreaterThan(2);
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
    expect(naming.filter((file) => !getSection('A restriction').includes(`\`${file}\``))).toEqual(
      [],
    );
  });
});

describe('the checklist for a rule', () => {
  const CHECKLIST = read('docs/how-to/add-a-rule.md');
  const FOLDER = 'packages/engine/src/classify/rules';
  const KINDS = ['PieceRule', 'EvidenceRule', 'VerdictRule'];

  it('names the folder of the rules, their types and their order', () => {
    expect(CHECKLIST).toContain(`\`${FOLDER}\``);
    const types = read(path.join(FOLDER, 'rule.ts'));
    for (const kind of KINDS) {
      expect(CHECKLIST).toContain(`\`${kind}\``);
      expect(types).toContain(`export type ${kind} `);
    }
    expect(CHECKLIST).toContain(`\`${FOLDER}/index.ts\``);
  });
});
