import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { createEngine, readMenu } from '@kioot/engine';
import { getLexicon } from '@kioot/engine/lexicon';
import { ALLERGENS } from '@kioot/engine/needs';
import { isClaimedFreeFrom } from '@kioot/engine/verdicts';
import chainMenus from '@/data/curated/chain-menus.json';
import redirects from '@/data/synced/place-redirects.json';
import snapshotInfo from '@/data/synced/restaurants.meta.json';
import { toComparableName } from '../src/branch-name';
import { getMatchScore, MATCH_THRESHOLD, toMatchFeatures } from '../src/entity-resolution';
import { toIdentity } from '../src/merge-sources';
import { readStoredLists } from '../src/open-lists/list-files';
import { readDistricts } from '../src/common/districts';
import { toSeoulDay } from '../src/common/seoul-day';
import type { Place } from '@kioot/places/place';
import { parseBundledRows } from '@/lib/places/snapshot-store';
import { calendarDaySchema } from '@kioot/base/validation';

const rows = parseBundledRows();
const districts = readDistricts();

/** Landlines, numbers of services and of the internet, as lists write them; no mobile ones. */
const TELEPHONE = /^(?:0(?:2|[3-6][1-5]|70|80|50\d)-\d{3,4}-\d{4}|1[568]\d\d-\d{4})$/;
const PLACEHOLDER = /-0+-0+$/;
const FIRST_YEAR = 2019;
const TODAY = toSeoulDay(new Date());
/** Year or day of the calendar that has come. */
const isPast = (date: string) =>
  (/^\d{4}$/.test(date) || v.is(calendarDaySchema, date)) &&
  Number(date.slice(0, 4)) >= FIRST_YEAR &&
  date <= TODAY;
const isPrice = (won: number) => Number.isInteger(won) && won >= 500 && won <= 300_000;
/** Prices in the text of a menu: "7,000원". */
const toWrittenPrices = (menu: string) =>
  [...menu.matchAll(/(\d{1,3}(?:,\d{3})+|\d{3,})\s*원/g)].map(([, won = '']) =>
    Number(won.replaceAll(',', '')),
  );

const [SAMPLE] = rows;
if (!SAMPLE) throw new Error('data/synced/restaurants.json is empty');

/** Mistakes that no row may have: those that have them, and fields with which a row would. */
const FINDERS: Readonly<
  Record<
    string,
    {
      find: (among: readonly Place[]) => string[];
      broken: readonly Partial<Place>[];
    }
  >
> = {
  'points outside the district of their address': {
    find: (among) =>
      among.flatMap(({ contentId, addr1, mapx, mapy }) => {
        const district = districts.findInAddress(addr1);
        if (mapx === null || mapy === null) return [];
        return districts.contains(district, { mapx, mapy }) ? [] : [contentId];
      }),
    broken: [
      { addr1: '서울특별시 강남구 언주로 608', mapx: 126.98, mapy: 37.57 },
      { addr1: '', mapx: 129.07, mapy: 35.17 },
    ],
  },
  'half points, and errors of none': {
    find: (among) =>
      among
        .filter(
          ({ mapx, mapy, errorM }) =>
            (mapx === null) !== (mapy === null) || (mapx === null && errorM !== undefined),
        )
        .map(({ contentId }) => contentId),
    broken: [
      { mapx: 126.98, mapy: null },
      { mapx: null, mapy: null, errorM: 60 },
    ],
  },
  'prices below 500 and above 300,000 won': {
    find: (among) =>
      among
        .filter(({ prices = [], firstmenu, treatmenu }) =>
          [
            ...prices.map(([, won]) => won),
            ...toWrittenPrices(firstmenu),
            ...toWrittenPrices(treatmenu),
          ].some((won) => !isPrice(won)),
        )
        .map(({ contentId }) => contentId),
    broken: [
      { prices: [['돈까스', 499]] },
      { prices: [['돈까스', 300_001]] },
      { prices: [['돈까스', 7_000.5]] },
      { treatmenu: '돈까스 (400원)' },
      { firstmenu: '돈까스 3,000,000원' },
    ],
  },
  'telephones that are mobile, placeholders or none': {
    find: (among) =>
      among
        .filter(({ tel }) => tel !== '' && (!TELEPHONE.test(tel) || PLACEHOLDER.test(tel)))
        .map(({ contentId, tel }) => `${contentId} ${tel}`),
    broken: [
      '010-1234-5678',
      '02-000-0000',
      '002-356-8757',
      '없음',
      '2026-11-25',
      '02-12-3456',
    ].map((tel) => ({ tel })),
  },
  'dates that are none, or to come': {
    find: (among) =>
      among
        .filter(({ lastSeen = {}, fieldSources = {}, vanishedOn, closedOn, menuAsOf }) => {
          const years = Object.values(fieldSources).flatMap(({ asOf }) => asOf ?? []);
          const days = [vanishedOn || TODAY, closedOn ?? TODAY, menuAsOf ?? TODAY];
          return ![...Object.values(lastSeen), ...years, ...days].every(isPast);
        })
        .map(({ contentId }) => contentId),
    broken: [
      { lastSeen: { 'ansim-2025': '2202' } },
      { lastSeen: { 'ansim-2025': '0' } },
      { fieldSources: { tel: { source: 'ansim-2025', asOf: '2099' } } },
      { vanishedOn: '2026-02-30' },
      { closedOn: '2099-01-01' },
      { menuAsOf: '1999-01-01' },
    ],
  },
  'sources and years of lists that are not its sources': {
    find: (among) =>
      among
        .filter(({ source, lastSeen = {}, fieldSources = {} }) => {
          const own = Object.values(fieldSources).filter(({ isOfChain }) => !isOfChain);
          const sources = own.map((fact) => fact.source);
          const lists = new Set(source.split('+'));
          return ![...Object.keys(lastSeen), ...sources].every((list) => lists.has(list));
        })
        .map(({ contentId }) => contentId),
    broken: [
      { source: 'zero-2025', lastSeen: { 'ansim-2025': '2021' } },
      { source: 'zero-2025', fieldSources: { tel: { source: 'ansim-2025' } } },
    ],
  },
};

describe('data/synced/restaurants.json', () => {
  it('has each place once', () => {
    const places = rows.map((row) => ({
      id: row.contentId,
      features: toMatchFeatures(toIdentity(row)),
    }));
    const byStem = new Map<string, typeof places>();
    for (const place of places) {
      const { stem } = place.features;
      byStem.set(stem, [...(byStem.get(stem) ?? []), place]);
    }
    const doubles = [...byStem.values()].flatMap((like) =>
      like.flatMap((one, at) =>
        like
          .slice(at + 1)
          .filter((other) => getMatchScore(one.features, other.features).score >= MATCH_THRESHOLD)
          .map((other) => `${one.id} ${other.id} ${one.features.name}`),
      ),
    );
    expect(doubles).toEqual([]);
    expect(new Set(rows.map(({ contentId }) => contentId)).size).toBe(rows.length);
  });

  it('has no two names at a street number with one telephone, one the beginning of the other', () => {
    const byPhone = new Map<string, { id: string; stem: string }[]>();
    for (const row of rows) {
      const { digits, street, stem } = toMatchFeatures(toIdentity(row));
      const key = `${digits} ${street}`;
      byPhone.set(key, [...(byPhone.get(key) ?? []), { id: row.contentId, stem }]);
    }
    const doubles = [...byPhone].flatMap(([key, like]) => {
      const isKnown = /^\d{8,} ./.test(key);
      return like.flatMap((one, at) =>
        like
          .slice(at + 1)
          .filter(({ stem }) => isKnown && (stem.startsWith(one.stem) || one.stem.startsWith(stem)))
          .map(({ id }) => `${one.id} ${id}`),
      );
    });
    expect(doubles).toEqual([]);
  });

  it.each(Object.keys(FINDERS))('has none of %s', (name) => {
    expect(FINDERS[name]?.find(rows)).toEqual([]);
  });

  it.each(Object.keys(FINDERS))('could have: %s', (name) => {
    const { find, broken } = FINDERS[name] ?? {};
    const found = broken?.map((fields) => find?.([{ ...SAMPLE, ...fields }]).length);
    expect(found).toEqual(broken?.map(() => 1));
  });

  it('has as many prices, telephones, years and points as its lists say', () => {
    const count = (has: (row: Place) => unknown) => rows.filter(has).length;
    expect(count(({ prices }) => prices)).toBeGreaterThan(1_300);
    expect(count(({ tel }) => tel)).toBeGreaterThan(5_500);
    expect(count(({ lastSeen }) => lastSeen)).toBeGreaterThan(4_000);
    expect(count(({ mapx }) => mapx)).toBeGreaterThan(7_000);
  });

  it('has menus of chains at branches that the table names, never settling a severe allergy', () => {
    const engine = createEngine(getLexicon());
    const branches = rows.filter(({ fieldSources }) => fieldSources?.firstmenu?.isOfChain);
    expect(branches.length).toBeGreaterThan(250);
    const names = chainMenus.chains.map(({ chain }) => toComparableName(chain));
    for (const row of branches) {
      const title = toComparableName(row.title);
      expect([title, names.some((name) => title.startsWith(name))]).toEqual([title, true]);
      for (const { dish } of readMenu(row)) {
        const free = ALLERGENS.filter((code) => isClaimedFreeFrom(engine.classifyDish(dish), code));
        expect([dish, free]).toEqual([dish, []]);
      }
    }
  });

  it('is counted by source in restaurants.meta.json', () => {
    const counts: Record<string, number> = {};
    for (const { source } of rows) counts[source] = (counts[source] ?? 0) + 1;
    expect(snapshotInfo.rows).toBe(rows.length);
    expect(
      Object.fromEntries(snapshotInfo.sources.map((each) => [each.source, each.rows])),
    ).toEqual(counts);
  });

  it('has the newer text of Visit Seoul in place of the older one of the same id', async () => {
    const lists = await readStoredLists('data/synced/open-lists');
    const updates = lists.find(({ name }) => name === 'visitseoul-2026')?.rows ?? [];
    const byId = new Map(rows.map((row) => [row.contentId, row]));
    const own = updates.flatMap((update) => {
      const row = byId.get(update.id);
      return row ? [{ update, row: { ...row, ...row.unlabeledMenu } }] : [];
    });
    expect(own.length).toBeGreaterThan(1_300);
    const older = own.flatMap(({ update, row }) => {
      const menu = update.lines.map(([dish]) => dish).join(' / ');
      const pairs: Record<string, [newer: string, stored: string | undefined]> = {
        title_eng: [update.nameEn, row.title_eng],
        title_ja: [update.nameJa, row.title_ja],
        opentimefood: [update.hours, row.opentimefood],
        restdatefood: [update.closedDays, row.restdatefood],
        treatmenu: [menu, row.treatmenu],
        firstmenu: [update.lines[0]?.[0] ?? '', row.firstmenu],
        addr1: [update.address, row.addr1],
        tel: [update.phone, row.tel],
      };
      return Object.entries(pairs)
        .filter(([, [newer, stored]]) => newer !== '' && newer !== stored)
        .map(([field]) => `${update.id} ${field}`);
    });
    expect(older).toEqual([]);
  });

  it('redirects removed ids to existing places', () => {
    const ids = new Set(rows.map(({ contentId }) => contentId));
    expect(Object.values(redirects).filter((id) => !ids.has(id))).toEqual([]);
    expect(Object.keys(redirects).filter((id) => ids.has(id))).toEqual([]);
  });

  it('contains nothing of lists that are for measurements only', () => {
    expect(readFileSync('data/synced/restaurants.json', 'utf8')).not.toMatch(/licensed/);
  });
});
