import { expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { LOCALES } from '@/lib/locales';
import { findSources, read, SOURCE_FOLDERS } from './documents';

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
