import { describe, expect, it } from '@jest/globals';
import {
  getMatchScore,
  PlaceMatcher,
  MATCH_THRESHOLD,
  toMatchFeatures,
  type PlaceIdentity,
} from '../src/entity-resolution';

const PLACE: PlaceIdentity = {
  name: '이문설렁탕',
  address: '서울특별시 종로구 우정국로 38-13',
  phone: '02-733-6526',
  at: { mapx: 126.9839, mapy: 37.5728 },
};
const pointNorth = (meters: number) => ({ mapx: 126.9839, mapy: 37.5728 + meters / 111_195 });
const getScore = (a: PlaceIdentity, b: PlaceIdentity) =>
  getMatchScore(toMatchFeatures(a), toMatchFeatures(b)).score;

describe('entity resolution', () => {
  it.each<[string, Partial<PlaceIdentity>]>([
    ['with a floor', { address: '서울 종로구 우정국로 38-13 (견지동) 2층' }],
    ['with another spelling', { name: '[백년가게] 이문 설렁탕' }],
    ['without an address', { address: '', at: pointNorth(20) }],
    ['without coordinates', { at: null }],
    [
      'with the lot number instead of the road address',
      { address: '서울특별시 종로구 견지동 88', phone: '', at: pointNorth(10) },
    ],
    ['with a point elsewhere on its street', { phone: '', at: pointNorth(400) }],
    ['with its road in two words', { address: '종로구 우정국로38-13', phone: '', at: null }],
    ['with its kind of kitchen', { name: '이문설렁탕 레스토랑', phone: '', at: null }],
    ['with a longer name at the same number', { name: '종로이문설렁탕', phone: '', at: null }],
    [
      'with another number next door',
      { address: '종로구 우정국로 40', phone: '', at: pointNorth(70) },
    ],
    ['with a branch that the other one omits', { name: '이문설렁탕(본점)', at: pointNorth(20) }],
  ])('matches a row %s', (_how, other) => {
    expect(getScore(PLACE, { ...PLACE, ...other })).toBeGreaterThanOrEqual(MATCH_THRESHOLD);
  });

  it.each<[string, Partial<PlaceIdentity>]>([
    ['with another name', { name: '이문곰탕' }],
    [
      'with the same name on another street',
      { address: '서울특별시 종로구 종로 9', phone: '', at: pointNorth(250) },
    ],
    [
      'with the same name and number in another district',
      { address: '서울특별시 강남구 우정국로 38-13', phone: '', at: pointNorth(400) },
    ],
    ['with nothing but the same name', { address: '', phone: '', at: null }],
  ])('does not match a row %s', (_how, other) => {
    expect(getScore(PLACE, { ...PLACE, ...other })).toBeLessThan(MATCH_THRESHOLD);
  });

  it('allows 180 m between points if one is interpolated', () => {
    const other = { ...PLACE, address: '', phone: '', at: pointNorth(180) };
    expect(getScore(PLACE, other)).toBeLessThan(MATCH_THRESHOLD);
    expect(getScore(PLACE, { ...other, isApproximate: true })).toBe(MATCH_THRESHOLD);
  });

  it('never matches two branches', () => {
    const branch = (name: string) => ({ ...PLACE, name: `둘둘치킨(${name})` });
    expect(getScore(branch('신문로점'), branch('종로점'))).toBe(0);
  });

  it('explains the score', () => {
    expect(getMatchScore(toMatchFeatures(PLACE), toMatchFeatures(PLACE))).toEqual({
      score: 140,
      because: 'name 50, 0 m 25, address 35, telephone 30',
    });
  });

  it('does not choose between two close candidates', () => {
    const matcher = new PlaceMatcher<string>();
    const chain = { ...PLACE, name: '남산김밥', phone: '', address: '' };
    matcher.add(toMatchFeatures({ ...chain, at: pointNorth(0) }), 'first');
    matcher.add(toMatchFeatures({ ...chain, at: pointNorth(20) }), 'second');
    expect(matcher.find(toMatchFeatures({ ...chain, at: pointNorth(10) }))).toMatchObject({
      kind: 'ambiguous',
    });
    expect(matcher.find(toMatchFeatures({ ...chain, at: pointNorth(-200) }))).toEqual({
      kind: 'new',
    });
  });
});
