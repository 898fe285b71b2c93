import { describe, expect, it } from '@jest/globals';
import { english } from '@kioot/engine/lexicon';
import { toMergedRow } from '../../src/tourapi/merge-row';
import { OfficialNames } from '../../src/tourapi/official-names';
import type { Place } from '@kioot/places/place';
import officialDishNames from '@/packages/engine/lexicon/official-names.json';

const PLACE = { mapx: 126.985, mapy: 37.5636 };
const TITLE = '어니언 성수';
/** Corrected by hand in data/synced/restaurants.json. */
const BASE: Place = {
  ...{
    contentId: '1',
    title: TITLE,
    title_eng: 'Cafe Onion',
    title_ja: 'カフェ オニオン',
    ...PLACE,
  },
  ...{ firstmenu: '', treatmenu: '', opentimefood: '', restdatefood: '', addr1: '', tel: '' },
  ...{ lclsSystm3: '', source: 'kto-tourapi', modifiedtime: '', vanishedOn: '' },
};

/** The row after a sync, by the titles that the foreign lists of the tourism organization have. */
function sync({ title = TITLE, listed = '' }: { title?: string; listed?: string }): Place {
  const [en, ja, hans, hant] = [1, 2, 3, 4].map(() => new OfficialNames());
  if (!en || !ja || !hans || !hant) throw new Error('No names');
  en.add(listed, PLACE);
  return toMergedRow({
    ...{ base: BASE, intro: undefined, common: undefined, today: '2026-11-25' },
    item: {
      ...{ contentid: '1', title, addr1: '', addr2: '', tel: '', lclsSystm3: '', modifiedtime: '' },
      ...{ mapx: String(PLACE.mapx), mapy: String(PLACE.mapy) },
    },
    names: { en, ja, 'zh-Hans': hans, 'zh-Hant': hant },
  });
}

describe('docs/how-to/correct-a-name.md: a name corrected in the snapshot', () => {
  it('survives a sync where the tourism organization lists none', () => {
    expect(sync({})).toMatchObject({ title_eng: 'Cafe Onion', title_ja: 'カフェ オニオン' });
  });

  it('goes with a sync where the tourism organization lists one', () => {
    expect(sync({ listed: 'Onion Seongsu (어니언 성수)' }).title_eng).toBe('Onion Seongsu');
  });

  it('goes with the Korean name that it translates', () => {
    expect(sync({ title: '다른 카페' }).title_eng).toBe('');
  });
});

describe('docs/how-to/correct-a-name.md: a name without an official one', () => {
  it('of a restaurant comes from the lexicon', () => {
    expect(english.toTitle(TITLE, '').how).toBe('loan');
    expect(english.toTitle(TITLE, 'Cafe Onion')).toMatchObject({
      en: 'Cafe Onion',
      how: 'official',
    });
  });

  it('of a dish comes from the official list, and from its parts elsewhere', () => {
    const [[dish, name]] = Object.entries(officialDishNames) as [[string, string]];
    expect(english.toDish(dish)).toMatchObject({ en: name, how: 'official' });
    expect(english.toDish('매운 돼지갈비찜').how).toBe('composed');
  });
});
