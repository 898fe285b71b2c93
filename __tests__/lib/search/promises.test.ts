import { describe, expect, it } from '@jest/globals';
import { AREAS } from '@/lib/areas';
import {
  MEATS,
  createEngine,
  toPreferenceSentence,
  type Meat,
  type Preference,
} from '@kioot/engine';
import { getReasons, getFitKind } from '@/lib/words/fit-words';
import { toCheckedFor } from '@/lib/search/checked-for';
import { createBundledSource } from '@/lib/search/place-source';
import { createSearchService } from '@/lib/search/search-service';
import { getLexicon } from '@kioot/engine/lexicon';
import { english } from '../../helpers/in-english';

const t = english('words');

/*
 * What the cards promise, over every area: no diet's name above a dish whose English or ingredients name what the diet
 * forbids. The words are a list of its own, not the lexicon that it checks.
 */

const ANIMAL =
  /\b(?:beef|pork|ham|bacon|chicken|duck|lamb|mutton|meat|fish|salmon|tuna|cod|eel|anchovy|roe|shrimps?|prawns?|crabs?|squid|octopus|clams?|oysters?|mussels?|scallops?|abalone|seafood|sausage)\b/i;
const EGG_OR_MILK =
  /\b(?:eggs?|omelette|mayo|mayonnaise|cheese|butter|cream|milk|yogh?urt|honey)\b/i;
/** What is named after an animal or its milk and has neither. */
const NAMED_AFTER =
  /\b(?:(?:soy|bean|vegan|vegetarian|plant|plant-based|mushroom|tofu) (?:\w+ ){0,3}(?:meat|sausage|ham|chicken|beef|pork|milk|cheese|cream|butter|mayo\w*)|(?:king )?oyster mushrooms?|(?:coconut|almond|oat|rice|peanut) (?:milk|cream|butter)|\w+-free|crucian carp|fish-shaped|eggplant)\b/gi;

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

const WISHES: readonly Preference[] = [
  { kind: 'strictVegan' },
  { kind: 'lactoOvo' },
  { kind: 'halal' },
  ...MEATS.map((meat): Preference => ({ kind: 'meats', meats: [meat] })),
];

const backend = createSearchService(createBundledSource());
const engine = createEngine(getLexicon());
const { signal } = new AbortController();

/** Every dish under a wish's name on the cards of the largest searches, with its English. */
async function getPromised(wish: Preference) {
  const promised = new Map<string, { label: string; dish: string; en: string }>();
  for (const { mapx, mapy } of AREAS) {
    const contentIdList = await backend.getContentIds({ mapx, mapy, radius: 2000 }, signal);
    const request = { contentIdList, userPref: toPreferenceSentence(wish) };
    const { restaurantInfo } = await backend.getFilteredInEnglish(request, signal);
    for (const restaurant of restaurantInfo) {
      expect(getFitKind(restaurant, toCheckedFor(wish))).not.toBe('unchecked');
      for (const { label, words } of getReasons(t, restaurant)) {
        for (const { ko, en } of words)
          promised.set(`${label} ${ko}`, { label, dish: ko, en: en ?? ko });
      }
    }
  }
  return [...promised.values()];
}

describe('over all areas', () => {
  it.each(WISHES.map((wish) => [toPreferenceSentence(wish), wish] as const))(
    'no dish is promised to "%s" that names what it forbids',
    async (_sentence, wish) => {
      const promised = await getPromised(wish);
      const wrong = promised.filter(({ label, dish, en }) => {
        const read = `${en} ${engine.classifyDish(dish).contains.join(' ')}`.replace(
          NAMED_AFTER,
          ' ',
        );
        return FORBIDDEN[label]?.some((pattern) => pattern.test(read)) ?? false;
      });
      expect(wrong).toEqual([]);
      if (wish.kind !== 'meats') return;
      const [meat] = wish.meats;
      const label = promised.filter(({ label: name }) => name.toLowerCase() === meat);
      expect(label.length).toBeGreaterThan(0);
      // The name of one meat stands over no dish that English gives to another alone.
      const others = MEATS.filter((other) => other !== meat).map((other) => WORDS_OF_MEATS[other]);
      const alien = label.filter(({ dish, en }) => {
        const isOwn = meat !== undefined && engine.classifyDish(dish).meats[meat] !== 'no';
        return !isOwn && others.some((pattern) => pattern.test(en));
      });
      expect(alien).toEqual([]);
    },
  );

  it('the scan has something to look at', async () => {
    expect((await getPromised({ kind: 'strictVegan' })).length).toBeGreaterThan(40);
    expect((await getPromised({ kind: 'lactoOvo' })).length).toBeGreaterThan(150);
  });
});
