import { describe, expect, it } from '@jest/globals';
import { english } from '@kioot/engine/lexicon';
import { namesSchema, readCuratedTable } from '../src/open-lists/curated-tables';
import { toChineseTitles } from '../src/open-lists/chinese-titles';
import { LOCALE_PREFIXES } from '@/lib/locales';
import { parseBundledRows } from '@/lib/places/snapshot-store';
import { localizeRestaurants } from '@/lib/search/localization/localize-cards';

const HANGUL = /\p{Script=Hangul}/u;

/** Every bundled place by its names alone: the rest of a row takes minutes to translate. */
const restaurants = parseBundledRows().map(({ contentId, title, title_eng }) => ({
  contentId,
  title,
  title_eng: english.toTitle(title, title_eng).en,
}));

describe('English names that a reader gave', () => {
  it('are those of bundled places without an official one', async () => {
    const table = await readCuratedTable('data/curated/place-names-en.json', namesSchema);
    const names = Object.entries(table?.names ?? {});
    const byId = new Map(parseBundledRows().map((row) => [row.contentId, row]));
    const astray = names.filter(([id, { ko, en }]) => {
      const row = byId.get(id);
      return row?.title !== ko || row.title_eng !== en;
    });
    expect(names.length).toBeGreaterThan(2_000);
    expect(astray).toEqual([]);
  });
});

describe('names of bundled places', () => {
  it('have no Hangul in English', () => {
    const wrong = restaurants.filter(
      ({ title_eng }) => HANGUL.test(title_eng) || !title_eng.trim(),
    );
    expect(wrong.map(({ title, title_eng }) => `${title}: ${title_eng}`)).toEqual([]);
  });

  it.each(LOCALE_PREFIXES)('have no Hangul on a card in %s', async (locale) => {
    const localized = await localizeRestaurants(restaurants, locale);
    const wrong = localized.filter(({ names }) => {
      const name = names?.title_eng?.trim() ?? '';
      return name === '' || HANGUL.test(name);
    });
    expect(wrong.map(({ title, names }) => `${title}: ${names?.title_eng}`)).toEqual([]);
  });

  it('are in the characters of their own script in Chinese', () => {
    const titled = parseBundledRows().filter(({ title_zh_hans: hans }) => hans !== undefined);
    expect(titled.length).toBeGreaterThan(1_000);
    const wrong = titled.filter(
      ({ title_zh_hans: hans = '', title_zh_hant: hant = '' }) =>
        toChineseTitles(hans)?.title_zh_hans !== hans ||
        toChineseTitles(hant)?.title_zh_hant !== hant,
    );
    expect(wrong.map(({ title_zh_hans, title_zh_hant }) => [title_zh_hans, title_zh_hant])).toEqual(
      [],
    );
  });
});
