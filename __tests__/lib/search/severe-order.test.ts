import { describe, expect, it } from '@jest/globals';
import { POST as postFilter } from '@/app/api/rec/get-filtered-restaurants/route';
import { POST as postSearch } from '@/app/api/search/route';
import { getSection } from '@/lib/search/contract/arrange-rows';
import { getSnapshotRows } from '@/lib/places/snapshot-store';
import { getRisks } from '@/lib/search/classification/place-facts';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { getDistanceM } from '@kioot/engine/geo';
import type { Allergen, PersonNeeds } from '@kioot/engine/needs';
import { MAX_PAGE_SIZE } from '@/lib/payload-limits';

const ANY: PersonNeeds = { need: { kind: 'any' } };
const toSevere = (code: Allergen): PersonNeeds => ({
  need: { kind: 'any' },
  profile: { allergies: [code], severe: [code] },
});
const rows = new Map(getSnapshotRows().map((row) => [row.contentId, row]));
/** Insadong. */
const origin = { mapx: 126.9856, mapy: 37.574 };

const send = async (post: (request: Request) => Promise<Response>, body: unknown) => {
  const response = await post(
    new Request('http://a/', { method: 'POST', body: JSON.stringify(body) }),
  );
  expect(response.status).toBe(200);
  return response.json() as Promise<{ restaurants: PlaceCard[]; cursor: string | null }>;
};

/** Whole list of `/api/search`, page by page. */
async function search(needs: PersonNeeds & { others?: PersonNeeds[] }): Promise<PlaceCard[]> {
  const restaurants: PlaceCard[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await send(postSearch, {
      ...{ want: 'page', origin, radius: 500, pageSize: MAX_PAGE_SIZE, ...needs },
      ...(cursor ? { cursor } : {}),
    });
    restaurants.push(...page.restaurants);
    ({ cursor } = page);
  }
  return restaurants;
}

/** Section, risk and distance of each place, as one key that sorts by all three. */
function toKeys(restaurants: readonly PlaceCard[], codes: readonly Allergen[]) {
  const sections: string[] = [];
  return restaurants.map((restaurant) => {
    const section = getSection(restaurant, restaurant.match?.checkedFor);
    if (!sections.includes(section)) sections.push(section);
    const row = rows.get(restaurant.contentId);
    const risks = row ? getRisks(row) : {};
    const band = Math.max(...codes.map((code) => risks[code] ?? 3));
    const distanceM =
      row?.mapx && row.mapy ? getDistanceM(origin, { mapx: row.mapx, mapy: row.mapy }) : 0;
    return { section: sections.indexOf(section), band, distanceM };
  });
}
const byRisk = (a: ReturnType<typeof toKeys>[number], b: ReturnType<typeof toKeys>[number]) =>
  a.section - b.section || a.band - b.band || a.distanceM - b.distanceM;

describe('a list for a severe allergy', () => {
  it.each<Allergen>(['peanut', 'egg', 'shrimp'])(
    'is ordered by usual risk, then distance, within each section: %s',
    async (code) => {
      const list = await search(toSevere(code));
      // Three branches of chains are among the first ten; a branch may follow a riskier place.
      const keys = toKeys(list, [code]).slice(10);
      // A phone that arranges the list has the same bands.
      expect(list.slice(10).map(({ risk }) => risk)).toEqual(keys.map(({ band }) => band));
      expect(keys).toEqual([...keys].sort(byRisk));
      expect(new Set(keys.map(({ band }) => band)).size).toBeGreaterThan(1);
    },
  );

  it('has the places and verdicts of the same allergy in another order', async () => {
    const toVerdicts = (restaurants: readonly PlaceCard[]) =>
      restaurants.map(({ contentId, match }) => `${contentId} ${match?.fit}`).sort();
    const list = await search(toSevere('peanut'));
    const { need, profile } = toSevere('peanut');
    const mild = await search({ need, profile: { allergies: profile?.allergies ?? [] } });
    expect(list.map(({ contentId }) => contentId)).not.toEqual(
      mild.map(({ contentId }) => contentId),
    );
    // A severe allergy asks about more, and rules out no other place.
    expect(toVerdicts(list).map((text) => text.split(' ')[0])).toEqual(
      toVerdicts(mild).map((text) => text.split(' ')[0]),
    );
    expect(list.filter(({ match }) => match?.fit === 'only' || match?.fit === 'options')).toEqual(
      [],
    );
  });

  it('is ordered so in the filtered list too', async () => {
    const contentIdList = (await search(toSevere('peanut'))).map(({ contentId }) => contentId);
    const response = await postFilter(
      new Request('http://a/', {
        method: 'POST',
        body: JSON.stringify({
          contentIdList: contentIdList.reverse(),
          ...{ userPref: '아무거나 괜찮아요', origin },
          profile: { allergies: ['peanut'], severe: ['peanut'] },
        }),
      }),
    );
    const { restaurantInfo } = (await response.json()) as { restaurantInfo: PlaceCard[] };
    const keys = toKeys(restaurantInfo, ['peanut']).slice(10);
    expect(keys.length).toBeGreaterThan(50);
    expect(keys).toEqual([...keys].sort(byRisk));
  });

  it('is ordered by the worst severe allergy of a table', async () => {
    const list = await search({ ...ANY, others: [toSevere('peanut'), toSevere('egg')] });
    const keys = toKeys(list, ['peanut', 'egg']);
    expect(keys.length).toBeGreaterThan(50);
    expect(keys).toEqual([...keys].sort(byRisk));
  });
});
