import { describe, expect, it } from '@jest/globals';
import { AREAS } from '@/lib/areas';
import {
  MEATS,
  createEngine,
  toPreferenceSentence,
  type Meat,
  type Preference,
} from '@kioot/engine';
import { getFitKind } from '@/lib/format/format-match';
import { getMatchReasons } from '@/lib/format/match-reasons';
import { toProfileKey } from '@/lib/needs/need';
import { createBundledSource } from '@/lib/search/service/place-source';
import { createSearchService } from '@/lib/search/service/search-service';
import { getLexicon } from '@kioot/engine/lexicon';
import { translatorOf } from '../../helpers/translator';
import { toFilterRequest } from '../../helpers/backend-calls';

const t = translatorOf('en', 'words');

/*
 * Scan of the cards of every area: no group of a diet may hold a dish whose English or ingredients
 * name something the diet forbids. The forbidden words are a separate list, not the lexicon under
 * test.
 */

const ANIMAL =
  /\b(?:beef|pork|ham|bacon|chicken|duck|lamb|mutton|meat|fish|salmon|tuna|cod|eel|anchovy|roe|shrimps?|prawns?|crabs?|squid|octopus|clams?|oysters?|mussels?|scallops?|abalone|seafood|sausage)\b/i;
const EGG_OR_MILK =
  /\b(?:eggs?|omelette|mayo|mayonnaise|cheese|butter|cream|milk|yogh?urt|honey)\b/i;
/** Dishes named after an animal or its milk that contain neither. */
const NAMED_AFTER =
  /\b(?:(?:soy|bean|beyond|vegan|vegetarian|plant|plant-based|mushroom|tofu) (?:\w+ ){0,3}(?:meat|sausage|ham|chicken|beef|pork|shrimp|milk|cheese|cream|butter|mayo\w*)|(?:king )?oyster mushrooms?|(?:coconut|almond|oat|rice|peanut) (?:milk|cream|butter)|\w+-free|crucian carp|fish-shaped|eggplant)\b/gi;

const FORBIDDEN: Readonly<Record<string, RegExp[]>> = {
  Vegan: [ANIMAL, EGG_OR_MILK],
  Vegetarian: [ANIMAL],
};
const WORDS_OF_MEATS: Readonly<Record<Meat, RegExp>> = {
  chicken: /\bchickens?\b/i,
  pork: /\b(?:pork|bacon|ham)\b/i,
  beef: /\b(?:beef|hanwoo)\b/i,
  lamb: /\b(?:lamb|mutton)\b/i,
  fish: /\b(?:fish|salmon|tuna|mackerel|eel)\b/i,
  seafood: /\b(?:seafood|shrimps?|crabs?|squid|octopus|clams?|oysters?)\b/i,
  duck: /\bduck\b/i,
};

const VEGAN: Preference = { kind: 'strictVegan' };
const LACTO_OVO: Preference = { kind: 'lactoOvo' };
const WISHES: readonly Preference[] = [
  VEGAN,
  LACTO_OVO,
  { kind: 'halal' },
  ...MEATS.map((meat): Preference => ({ kind: 'meats', meats: [meat] })),
];

const backend = createSearchService(createBundledSource());
const engine = createEngine(getLexicon());
const { signal } = new AbortController();

/** Places of the largest search of each area, without those of the areas before. */
async function getPlacesByArea(): Promise<string[][]> {
  const seen = new Set<string>();
  const places: string[][] = [];
  for (const { mapx, mapy } of AREAS) {
    const ids = await backend.getContentIds({ mapx, mapy, radius: 2000 }, signal);
    places.push(ids.filter((id) => !seen.has(id)));
    for (const id of ids) seen.add(id);
  }
  return places;
}
const placesByArea = getPlacesByArea();

/** Dishes in the group of a preference on the cards of all areas, with their English. */
async function findPromised(wish: Preference) {
  const promised = new Map<string, { label: string; dish: string; en: string }>();
  for (const contentIdList of await placesByArea) {
    const request = { contentIdList, userPref: toPreferenceSentence(wish) };
    const { restaurants } = await backend.getFilteredInEnglish(toFilterRequest(request), signal);
    for (const restaurant of restaurants) {
      expect(getFitKind(restaurant, toProfileKey(wish))).not.toBe('unchecked');
      for (const { label, terms } of getMatchReasons(t, restaurant)) {
        for (const { ko, en } of terms)
          promised.set(`${label} ${ko}`, { label, dish: ko, en: en ?? ko });
      }
    }
  }
  return [...promised.values()];
}

const promisedByWish = new Map<Preference, ReturnType<typeof findPromised>>();

function getPromised(wish: Preference) {
  const promised = promisedByWish.get(wish) ?? findPromised(wish);
  promisedByWish.set(wish, promised);
  return promised;
}

describe('in all areas', () => {
  it.each(WISHES.map((wish) => [toPreferenceSentence(wish), wish] as const))(
    'promises no dish to "%s" whose name contradicts it',
    async (_sentence, wish) => {
      const promised = await getPromised(wish);
      const contradictions = promised.filter(({ label, dish, en }) => {
        const read = `${en} ${engine.classifyDish(dish).contains.join(' ')}`.replace(
          NAMED_AFTER,
          ' ',
        );
        return FORBIDDEN[label]?.some((pattern) => pattern.test(read)) ?? false;
      });
      expect(contradictions).toEqual([]);
      if (wish.kind !== 'meats') return;
      const [meat] = wish.meats;
      const label = promised.filter(({ label: name }) => name.toLowerCase() === meat);
      expect(label.length).toBeGreaterThan(0);
      // A group of one meat holds no dish whose English names only another.
      const others = MEATS.filter((other) => other !== meat).map((other) => WORDS_OF_MEATS[other]);
      const alien = label.filter(({ dish, en }) => {
        const isOwn = meat !== undefined && engine.classifyDish(dish).meats[meat] !== 'no';
        return !isOwn && others.some((pattern) => pattern.test(en));
      });
      expect(alien).toEqual([]);
    },
  );

  it('finds promised dishes to check', async () => {
    expect((await getPromised(VEGAN)).length).toBeGreaterThan(40);
    expect((await getPromised(LACTO_OVO)).length).toBeGreaterThan(150);
  });
});
