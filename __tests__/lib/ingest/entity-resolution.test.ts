import { describe, expect, it } from '@jest/globals';
import {
  getMatchScore,
  PlaceMatcher,
  MATCH_THRESHOLD,
  toMatchFeatures,
  type PlaceIdentity,
} from '@/lib/ingest/entity-resolution';

const HOUSE: PlaceIdentity = {
  name: '이문설렁탕',
  address: '서울특별시 종로구 우정국로 38-13',
  phone: '02-733-6526',
  at: { mapx: 126.9839, mapy: 37.5728 },
};
const near = (metres: number) => ({ mapx: 126.9839, mapy: 37.5728 + metres / 111_195 });
const score = (a: PlaceIdentity, b: PlaceIdentity) =>
  getMatchScore(toMatchFeatures(a), toMatchFeatures(b)).score;

describe('one place known to two sources', () => {
  it.each<[string, Partial<PlaceIdentity>]>([
    ['told with a floor', { address: '서울 종로구 우정국로 38-13 (견지동) 2층' }],
    ['written otherwise', { name: '[백년가게] 이문 설렁탕' }],
    ['without an address', { address: '', at: near(20) }],
    ['without coordinates', { at: null }],
    [
      'by the number of its lot',
      { address: '서울특별시 종로구 견지동 88', phone: '', at: near(10) },
    ],
    ['with a branch that the other leaves out', { name: '이문설렁탕(본점)', at: near(20) }],
  ])('is one place %s', (_how, other) => {
    expect(score(HOUSE, { ...HOUSE, ...other })).toBeGreaterThanOrEqual(MATCH_THRESHOLD);
  });

  it.each<[string, Partial<PlaceIdentity>]>([
    ['of another name', { name: '이문곰탕' }],
    [
      'of one name in another street',
      { address: '서울특별시 종로구 종로 9', phone: '', at: near(250) },
    ],
    ['of one name and number far away', { at: near(400) }],
    ['of one name without anything else', { address: '', phone: '', at: null }],
  ])('is not one %s', (_how, other) => {
    expect(score(HOUSE, { ...HOUSE, ...other })).toBeLessThan(MATCH_THRESHOLD);
  });

  it('is never of two branches', () => {
    const branch = (name: string) => ({ ...HOUSE, name: `둘둘치킨(${name})` });
    expect(score(branch('신문로점'), branch('종로점'))).toBe(0);
  });

  it('says what speaks for it', () => {
    expect(getMatchScore(toMatchFeatures(HOUSE), toMatchFeatures(HOUSE))).toEqual({
      score: 140,
      because: 'name 50, 0 m 25, address 35, telephone 30',
    });
  });

  it('stays apart where two are alike', () => {
    const matcher = new PlaceMatcher<string>();
    const chain = { ...HOUSE, name: '남산김밥', phone: '', address: '' };
    matcher.add(toMatchFeatures({ ...chain, at: near(0) }), 'first');
    matcher.add(toMatchFeatures({ ...chain, at: near(20) }), 'second');
    expect(matcher.find(toMatchFeatures({ ...chain, at: near(10) }))).toMatchObject({
      kind: 'ambiguous',
    });
    expect(matcher.find(toMatchFeatures({ ...chain, at: near(-200) }))).toEqual({ kind: 'new' });
  });
});
