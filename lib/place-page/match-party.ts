import {
  NO_RESTRICTIONS,
  createDishExplainer,
  createOutcomeMatcher,
  createPlaceDishExplainer,
  type CompactDishFacts,
  type DishVerdict,
  type MatchableFacts,
} from '@kioot/engine/verdicts';
import type { DietaryRestrictions, Verdict, PersonNeeds } from '@kioot/engine/needs';
import { joinVerdictSources } from '../format/question-items';
import { hasNeeds } from '../needs/need';
import type { GuestVerdict } from '../search/contract/rec-contract';

type GuestFit = GuestVerdict['fit'];

const WORST_FIRST: readonly Verdict[] = ['no', 'unknown', 'ask', 'yes'];

/**
 * Verdict of who is worst off.
 * @example getWorstVerdict(['yes', 'ask']) // => 'ask'
 */
const getWorstVerdict = (verdicts: readonly Verdict[]): Verdict =>
  WORST_FIRST.find((verdict) => verdicts.includes(verdict)) ?? 'unknown';

const ANY_DISH: DishVerdict = { verdict: 'yes', about: [], tell: [] };

/** Allergies of the others at the table: all that holds for a dish that is shared with them. */
function getSharedAllergies(
  people: readonly PersonNeeds[],
  person: PersonNeeds,
): DietaryRestrictions[] {
  return people
    .filter((other) => other !== person)
    .flatMap(({ profile }) => profile ?? [])
    .map(({ allergies, severe, otherSevere }) => ({
      allergies,
      ...(severe ? { severe } : {}),
      ...(otherSevere ? { otherSevere } : {}),
    }))
    .filter(({ allergies, otherSevere }) => allergies.length > 0 || otherSevere);
}

/** Own verdict on a shared dish, and the verdicts on it for the allergies of the others. */
function mergeShared(own: DishVerdict, others: readonly DishVerdict[]): DishVerdict {
  if (own.verdict === 'no') return own;
  const merged = toTableVerdict([own, ...others]);
  return merged.verdict === 'yes' ? own : merged;
}

/** Reasons of verdicts on one dish: the sources in it are the same for everyone. */
function mergeReasons(
  verdicts: readonly DishVerdict[],
): Pick<DishVerdict, 'sources' | 'certain' | 'asksHalal'> {
  const certain = [...new Set(verdicts.flatMap((each) => each.certain ?? []))];
  const asked = verdicts.flatMap(({ asksHalal }) => asksHalal ?? []);
  return {
    sources: joinVerdictSources(verdicts),
    ...(certain.length > 0 ? { certain } : {}),
    ...(asked.length > 0 ? { asksHalal: asked.includes('meat') ? 'meat' : 'alcohol' } : {}),
  };
}

/** Verdict on a dish for the table: of who is worst off, with the reasons of all who are. */
export function toTableVerdict(verdicts: readonly DishVerdict[]): DishVerdict {
  const verdict = getWorstVerdict(verdicts.map((each) => each.verdict));
  const deciding = verdicts.filter((each) => each.verdict === verdict);
  const [first] = deciding;
  if (first && deciding.length === 1) return first;
  return {
    verdict,
    ...(verdict === 'ask' ? mergeReasons(deciding) : {}),
    ...(deciding.some(({ isByKitchen }) => isByKitchen) ? { isByKitchen: true } : {}),
    about: [...new Set(deciding.flatMap(({ about }) => about))],
    tell: [...new Set(deciding.flatMap(({ tell }) => tell))],
  };
}

/** Caps the verdict on a dish whose letters are uncertain: it is at best asked about. */
export const capUncertain = (
  verdict: DishVerdict,
  { certain }: { certain?: boolean },
): DishVerdict =>
  certain === false && verdict.verdict === 'yes'
    ? { verdict: 'ask', about: [], tell: [] }
    : verdict;

/** Dish of a menu; of a place with what it is served as. */
type TableDish = CompactDishFacts & Partial<Pick<MatchableFacts['dishes'][number], 'serving'>>;

/** Place of a dish by what its name and menu claim; its halal verdict where nothing else is known. */
export type DishPlace = Pick<MatchableFacts, 'halal' | 'byName'> | Verdict;

/** Explains dishes of a place for one person, as its page does. */
export function createPersonDishExplainer(
  { need, profile = NO_RESTRICTIONS }: PersonNeeds,
  place: DishPlace,
): (dish: TableDish) => DishVerdict {
  if (typeof place === 'string') return createDishExplainer(need, profile, place);
  const explain = createPlaceDishExplainer(need, profile, place);
  return (dish) => explain({ ...dish, serving: dish.serving ?? 'meal' });
}

/** Verdicts on a dish, in the order of the people. */
export type PartyDishExplainer = (dish: TableDish) => DishVerdict[];

/**
 * Explains dishes for everyone at a table, as the list of places does: a dish that is eaten together
 * counts for a person only if the allergies of all others allow it; their diets leave it to her.
 */
export function createPartyDishExplainer(
  people: readonly PersonNeeds[],
  place: DishPlace,
): PartyDishExplainer {
  const explainers = people.map((person): ((dish: TableDish) => DishVerdict) => {
    const explainOwn = hasNeeds(person) ? createPersonDishExplainer(person, place) : () => ANY_DISH;
    const others = getSharedAllergies(people, person).map((profile) =>
      createPersonDishExplainer({ need: { kind: 'any' }, profile }, place),
    );
    return (dish) => {
      const own = explainOwn(dish);
      return dish.isShared
        ? mergeShared(
            own,
            others.map((explain) => explain(dish)),
          )
        : own;
    };
  });
  return (dish) => explainers.map((explain) => explain(dish));
}

/**
 * Fit of a place for everyone at a table, in the order of the people: the same as the search sends
 * with it.
 */
export function matchParty(place: MatchableFacts, people: readonly PersonNeeds[]): GuestFit[] {
  const hasShared = place.dishes.some(({ isShared }) => isShared);
  return people.map((person) => {
    const others = hasShared ? getSharedAllergies(people, person) : [];
    const toOutcome = createOutcomeMatcher(person.need, person.profile, others);
    const { verdict, justServes, oneQuestion } = toOutcome(place);
    if (justServes) return 'no';
    return verdict === 'ask' && oneQuestion > 0 ? 'question' : verdict;
  });
}
