import { describe, expect, it } from '@jest/globals';
import { LicenseMatcher, type LicensedPlace } from '../../src/licenses/match-licenses';
import type { License } from '../../src/licenses/parse-license';

const ADDRESS = '서울특별시 종로구 우정국로 38-13 (견지동)';
const AT = { mapx: 126.9839, mapy: 37.5728 };

const toPlace = (place: Partial<LicensedPlace>): LicensedPlace => ({
  ...{ contentId: '1', title: '이문설렁탕', source: 'kto-tourapi', closedOn: null },
  identity: { name: '이문설렁탕', address: ADDRESS, phone: '02-733-6526', at: AT },
  ...{ isListed: true, licenseId: null, ...place },
});
const toLicense = (license: Partial<License>): License => ({
  ...{ id: 'a', name: '이문설렁탕', address: ADDRESS, lotAddress: '', phone: '' },
  ...{ state: 'open', closedOn: null, at: null, ...license },
});
const closedOn = (day: string) => ({ state: 'closed', closedOn: day }) as const;
const decide = (places: LicensedPlace[], ...licenses: Partial<License>[]) => {
  const matcher = new LicenseMatcher(places);
  for (const license of licenses) matcher.add(toLicense(license));
  return matcher.decide();
};

describe('licenses put to places', () => {
  it('close a place on the last day of its licenses', () => {
    const { closings, counts } = decide(
      [toPlace({})],
      { id: 'a', ...closedOn('2026-10-07') },
      { id: 'b', ...closedOn('2019-01-02') },
    );
    expect(closings).toEqual([
      { contentId: '1', title: '이문설렁탕', before: null, closedOn: '2026-10-07' },
    ]);
    expect(counts).toEqual({ licenses: 2, trading: 0, closed: 1 });
  });

  it.each(['open', 'suspended'] as const)(
    'never close a place that has another license, %s',
    (state) => {
      const { closings } = decide(
        [toPlace({})],
        { id: 'a', ...closedOn('2026-10-07') },
        { id: 'b', state },
      );
      expect(closings).toEqual([]);
    },
  );

  it('take a closing back once the place trades again', () => {
    const place = toPlace({ closedOn: '2026-10-07', isListed: false });
    expect(decide([place], {}).closings).toMatchObject([{ before: '2026-10-07', closedOn: null }]);
    expect(decide([place], closedOn('2026-10-07')).closings).toEqual([]);
    expect(decide([place]).closings).toEqual([]);
  });

  it('find a place by the lot where one source has no road', () => {
    const lot = '서울특별시 종로구 견지동 88';
    const identity = { name: '이문설렁탕', address: lot, phone: '', at: null };
    const license = { lotAddress: lot, ...closedOn('2026-10-07') };
    expect(decide([toPlace({ identity })], license).closings).toHaveLength(1);
  });

  it('change nothing below the threshold, and say of what place they may be', () => {
    const elsewhere = { address: '', at: { ...AT, mapx: AT.mapx + 0.0012 } };
    const { closings, newcomers, unmatched } = decide(
      [toPlace({})],
      { id: 'a', ...elsewhere, ...closedOn('2026-10-07') },
      { id: 'b', ...elsewhere },
    );
    expect([closings, newcomers]).toEqual([[], []]);
    expect(unmatched).toMatchObject([
      { reason: 'like-a-place', license: { id: 'a' }, like: [{ contentId: '1' }] },
      { reason: 'like-a-place', license: { id: 'b' } },
    ]);
    expect(unmatched[0]?.like[0]?.because).toBe('65 = name 50, 106 m 15');
  });

  it.each([
    [
      'a name within the other',
      '신이문설렁탕',
      '',
      [],
      '75 = name within the other 40, address 35',
    ],
    ['and a telephone', '신이문설렁탕', '02 733 6526', ['1'], undefined],
    ['the name with another branch word', '이문설렁탕 본점', '', ['1'], undefined],
    ['and a kind of kitchen', '이문설렁탕 전문점', '', ['1'], undefined],
  ])('close a place at its address by its own name alone: %s', (_, name, phone, ids, because) => {
    const { closings, unmatched } = decide([toPlace({})], {
      ...{ name, phone },
      ...closedOn('2026-10-07'),
    });
    expect(closings.map(({ contentId }) => contentId)).toEqual(ids);
    expect(unmatched[0]?.like[0]?.because).toBe(because);
  });

  it('close no place near by for a license that alone names a branch', () => {
    const branch = {
      name: '이문설렁탕 종각점',
      address: '',
      at: { ...AT, mapx: AT.mapx + 0.0005 },
    };
    const { closings, unmatched } = decide([toPlace({})], { ...branch, ...closedOn('2026-10-07') });
    expect(closings).toEqual([]);
    expect(unmatched).toMatchObject([{ reason: 'like-a-place', like: [{ contentId: '1' }] }]);
  });

  it('keep a place open for a trading license whose name has its own in it', () => {
    const { closings } = decide(
      [toPlace({})],
      { id: 'a', ...closedOn('2026-10-07') },
      { id: 'b', name: '신이문설렁탕' },
    );
    expect(closings).toEqual([]);
  });

  it('close no place that a list of a later year has, and say so', () => {
    const listed = toPlace({ source: 'kto-tourapi+goodprice-2026' });
    const { closings, unmatched } = decide([listed], closedOn('2024-03-01'));
    expect(closings).toEqual([]);
    expect(unmatched).toMatchObject([
      { reason: 'listed-later', like: [{ contentId: '1', because: 'goodprice-2026' }] },
    ]);
    expect(decide([listed], closedOn('2026-03-01')).closings).toHaveLength(1);
    const seenEarlier = { ...listed, lastSeen: { 'goodprice-2026': '2023' } };
    expect(decide([seenEarlier], closedOn('2024-03-01')).closings).toHaveLength(1);
  });

  it('bring in each restaurant that nobody knows once, whatever an earlier run has brought in', () => {
    const licenses = [
      { id: 'b', name: '새집', address: '서울특별시 종로구 종로 9' },
      { id: 'a', name: '새집', address: '서울 종로구 종로 9 2층' },
      { id: 'c', name: '헌집', address: '서울특별시 종로구 종로 10', ...closedOn('2020-01-01') },
    ];
    const first = decide([toPlace({})], ...licenses);
    expect(first.newcomers.map(({ id }) => id)).toEqual(['a']);
    const brought = toPlace({
      ...{ contentId: 'mois-a', licenseId: 'a', source: 'mois-license' },
      identity: { name: '새집', address: '서울 종로구 종로 9 2층', phone: '', at: null },
    });
    expect(decide([toPlace({}), brought], ...licenses)).toEqual(first);
  });

  it('close a place that a license brought in, or take it back for the place of another source', () => {
    const brought = toPlace({ contentId: 'mois-a', licenseId: 'a', source: 'mois-license' });
    const close = decide([brought], { id: 'a', ...closedOn('2026-10-07') });
    expect(close.closings).toMatchObject([{ contentId: 'mois-a', closedOn: '2026-10-07' }]);
    expect(close.superseded).toEqual([]);
    expect(decide([brought, toPlace({})], { id: 'a' }).superseded).toEqual(['mois-a']);
    expect(decide([brought], { id: 'a', state: 'cancelled' }).superseded).toEqual(['mois-a']);
    expect(decide([{ ...brought, closedOn: '2026-10-07' }], { id: 'a' }).closings).toMatchObject([
      { contentId: 'mois-a', closedOn: null },
    ]);
  });

  it('count a license that slid onto two pages once', () => {
    expect(decide([], { id: 'a' }, { id: 'a' }).counts.licenses).toBe(1);
  });
});
