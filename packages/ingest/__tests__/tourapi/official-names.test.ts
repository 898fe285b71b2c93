import { describe, expect, it } from '@jest/globals';
import { OfficialNames, parseOfficialTitle } from '../../src/tourapi/official-names';

const PLACE = { mapx: 126.9117342379, mapy: 37.5106706536 };
/** Point `meters` north of PLACE. */
const pointNorth = (meters: number) => ({ ...PLACE, mapy: PLACE.mapy + meters / 111_195 });

describe('parseOfficialTitle', () => {
  it.each([
    ['Wonjo Hongeo Main Store (원조홍어 본점)', 'Wonjo Hongeo Main Store', '원조홍어 본점'],
    ['Tosokchon[토속촌]', 'Tosokchon', '토속촌'],
    ['Ilpum (Gangnam) (일품(강남점))', 'Ilpum (Gangnam)', '일품(강남점)'],
    ['明洞餃子 本店（명동교자 본점）', '明洞餃子 本店', '명동교자 본점'],
    ['山中［산중］', '山中', '산중'],
  ])('%s', (title, name, korean) => {
    expect(parseOfficialTitle(title)).toEqual({ name, korean });
  });

  it.each(['Tosokchon', 'Tosokchon (Seoul)', '(토속촌)', '토속촌)', '토속촌 토속 (토속촌)', ''])(
    'finds no pair in %j',
    (title) => {
      expect(parseOfficialTitle(title)).toBeNull();
    },
  );
});

describe('OfficialNames', () => {
  function namesOf(...entries: [title: string, place: typeof PLACE][]) {
    const names = new OfficialNames();
    for (const [title, place] of entries) names.add(title, place);
    return names;
  }

  it('pairs by Korean name and coordinates', () => {
    const names = namesOf(['Wonjo Hongeo Main Store (원조홍어 본점)', PLACE]);
    expect(names.find('원조홍어 본점', pointNorth(140))).toBe('Wonjo Hongeo Main Store');
    expect(names.find('원조홍어 본점', pointNorth(160))).toBe('');
    expect(names.find('원조홍어 본점', null)).toBe('');
    expect(names.find('다른집', PLACE)).toBe('');
  });

  it.each([
    '원조홍어본점',
    '[백년가게] 원조홍어 본점',
    '원조홍어 본점'.normalize('NFD'),
    '원조홍어',
  ])('pairs %s with 원조홍어 본점', (title) => {
    expect(namesOf(['Wonjo Hongeo (원조홍어 본점)', PLACE]).find(title, PLACE)).toBe(
      'Wonjo Hongeo',
    );
  });

  it('does not pair two branches', () => {
    const names = namesOf(['Myeongdong Kyoja Main (명동교자 본점)', PLACE]);
    expect(names.find('명동교자 2호점', PLACE)).toBe('');
  });

  it('chooses the nearest of several', () => {
    const names = namesOf(
      ['Far (가야)', pointNorth(100)],
      ['Near (가야)', pointNorth(20)],
      ['Other (가야)', pointNorth(60)],
    );
    expect(names.find('가야', PLACE)).toBe('Near');
  });
});
