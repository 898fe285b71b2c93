import type { Avoided, Preference, Verdict } from '../needs/need';
import { toForbidden } from '../needs/table';
import { meatsWhere, MEATS, type Meat } from '../reading/meats';
import { avoidsAny, judgeAvoided } from './avoided';
import type { CompactDishFacts } from './compact-facts';

/** Facts that a match is decided by. */
export type MatchedFacts = Omit<CompactDishFacts, 'contains'>;

/** Verdict on one dish and its weight: `unknown` says nothing for or against it (a bowl of rice for a meat eater). */
export interface WeightedVerdict {
  verdict: Verdict;
  /** How much of it counts: half of a dish that suits, but has some of another meat in it. */
  weight: number;
}

const HALF = 0.5;
const MATCHES: Readonly<Record<Verdict | 'mixed', WeightedVerdict>> = {
  yes: { verdict: 'yes', weight: 1 },
  mixed: { verdict: 'yes', weight: HALF },
  ask: { verdict: 'ask', weight: 0 },
  no: { verdict: 'no', weight: 0 },
  unknown: { verdict: 'unknown', weight: 0 },
};

/** Of a dish that counts for nothing, and of one that is eaten whatever it is. */
export const NOT_JUDGED: WeightedVerdict = MATCHES.unknown;
export const EATEN: WeightedVerdict = MATCHES.yes;

export type MatchDish = (dish: MatchedFacts) => WeightedVerdict;

/** True when the lexicon knew what the dish is made of, which is more than what the house is known for. */
export function isKnownDish({
  vegan,
  lactoOvo,
  mainMeats,
}: Pick<MatchedFacts, 'vegan' | 'lactoOvo' | 'mainMeats'>): boolean {
  return mainMeats.length > 0 || vegan !== 'unknown' || lactoOvo !== 'unknown';
}

/** Whether something may be eaten at all. */
export const mayFit = ({ verdict }: { verdict: Verdict }): boolean =>
  verdict === 'yes' || verdict === 'ask';

/** The meats that a wish leaves out. */
export function toUnwantedMeats(preference: Preference): ReadonlySet<Meat> {
  const forbidden = toForbidden(preference);
  return new Set(meatsWhere((meat) => forbidden({ origin: 'meat', meat })));
}

/**
 * A dish counts by what makes it: none of its main meats may be forbidden. One that is surely of one of several animals
 * suits whoever eats all of them.
 */
function matchMeatDish(
  { mainMeats, possibleMainMeats, isEither, meats }: MatchedFacts,
  unwanted: ReadonlySet<Meat>,
): WeightedVerdict {
  const isOpen = mainMeats.length === 0;
  const made = isOpen ? possibleMainMeats : mainMeats;
  if (made.length === 0) return MATCHES.unknown;
  const isPartUnwanted = made.some((meat) => unwanted.has(meat));
  const isUnwanted = isOpen ? made.every((meat) => unwanted.has(meat)) : isPartUnwanted;
  if (isUnwanted) return MATCHES.no;
  if (isOpen && (isPartUnwanted || !isEither)) return MATCHES.ask;
  const isMixed = MEATS.some((meat) => unwanted.has(meat) && meats[meat] === 'yes');
  return isMixed ? MATCHES.mixed : MATCHES.yes;
}

/** The same wish for somebody who must not have something: what fits it is dropped where it has that, else asked about. */
function besideAvoided(matchDish: MatchDish, avoided: Avoided): MatchDish {
  if (!avoidsAny(avoided)) return matchDish;
  return (dish) => {
    const match = matchDish(dish);
    if (!mayFit(match)) return match;
    const { verdict } = judgeAvoided(dish, avoided);
    return verdict === 'yes' ? match : MATCHES[verdict];
  };
}

/**
 * What each dish is to whoever wishes for this and must avoid that: the one rule for a list of places and for the page of
 * one. For halal only what must be avoided counts: the rest is for the place to say.
 */
export function createDishMatcher(wish: Preference, avoided: Avoided): MatchDish {
  switch (wish.kind) {
    case 'meats': {
      if (wish.meats.length === 0) return createDishMatcher({ kind: 'any' }, avoided);
      const unwanted = toUnwantedMeats(wish);
      return besideAvoided((dish) => matchMeatDish(dish, unwanted), avoided);
    }
    case 'strictVegan':
      return besideAvoided(({ vegan }) => MATCHES[vegan], avoided);
    case 'lactoOvo':
      return besideAvoided(({ lactoOvo }) => MATCHES[lactoOvo], avoided);
    case 'any':
    case 'halal':
      return besideAvoided(() => MATCHES.yes, avoided);
  }
}
