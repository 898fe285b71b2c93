import { parseDish, takeSizes } from '../menu';
import type { Verdict } from '../needs/need';
import { toForbidden } from '../needs/table';
import { claimsOfName, says, type NameClaims } from '../reading/claims';
import type { LexiconIndex } from '../reading/index-lexicon';
import type { Substance } from '../reading/lexicon';
import { meatsWhere, type Meat } from '../reading/meats';
import { everyMeat, stronger, type Presence } from '../reading/presence';
import type { Part } from '../reading/segment';
import { judgeAllergens } from './allergens';
import { combine } from './combine';
import type { DishFacts, HiddenIngredient, House, NameContext, Serving } from './dish-facts';
import { gather } from './gather';
import { VERDICT_RULES } from './rules';
import { withHouseMeat } from './rules/house-meat';
import { withoutHouse } from './rules/house-name';
import { isDrink, namesFood, type Diet, type Finding, type VerdictContext } from './rules/rule';
import { canBeLeftOut } from './rules/topping';
import { judgePungent } from './pungent';
import { judgeSpice } from './spice';

const FORBIDDEN = {
  strictVegan: toForbidden({ kind: 'strictVegan' }),
  lactoOvo: toForbidden({ kind: 'lactoOvo' }),
};

/**
 * A diet's verdict. Something forbidden for certain is a `no`; what can be left out, is possible or hidden is to be asked
 * about. Nothing forbidden found is `yes` only where every part of the name was understood, and `unknown` otherwise.
 */
function judge(
  findings: readonly Finding[],
  isUnderstood: boolean,
  dish: VerdictContext,
  diet: Diet,
): Verdict {
  const forbidden = findings.filter(({ substance }) => FORBIDDEN[diet](substance));
  let verdict: Verdict = isUnderstood ? 'yes' : 'unknown';
  if (forbidden.length > 0) {
    const isCertain = forbidden.some(
      (finding) => finding.certainty !== 'maybe' && !canBeLeftOut(finding),
    );
    verdict = isCertain ? 'no' : 'ask';
  }
  for (const rule of VERDICT_RULES) {
    const decided = rule(verdict, dish, diet);
    if (decided) return decided;
  }
  return verdict;
}

const presenceOf = ({ certainty }: Finding): Presence => (certainty === 'yes' ? 'yes' : 'maybe');

/** Whether any finding for which `test` holds is certain, possible, absent, or (name not understood) unknown. */
function presence(
  findings: readonly Finding[],
  complete: boolean,
  test: (substance: Substance) => boolean,
): Presence {
  let found: Presence = complete ? 'no' : 'unknown';
  for (const finding of findings) {
    if (test(finding.substance)) found = stronger(found, presenceOf(finding));
  }
  return found;
}

/** Meat for certain, of an animal that the name leaves open. */
const isSomeMeat = ({ role, certainty, substance }: Finding): boolean =>
  role === 'main' && certainty === 'yes' && substance.name === 'meat';

function hiddenOf(findings: readonly Finding[], dish: string): HiddenIngredient[] {
  const byCode = new Map<string, HiddenIngredient>();
  for (const { hidden } of findings) {
    if (!hidden) continue;
    const known = byCode.get(hidden.code);
    if (!known || (known.certainty === 'sometimes' && hidden.certainty === 'often')) {
      const { code, certainty } = hidden;
      byCode.set(code, { code, certainty, dishes: [dish] });
    }
  }
  return [...byCode.values()];
}

function meatsOf(findings: readonly Finding[], complete: boolean): Record<Meat, Presence> {
  const meats = everyMeat(complete ? 'no' : 'unknown');
  for (const finding of findings) {
    const { meat } = finding.substance;
    if (meat) meats[meat] = stronger(meats[meat], presenceOf(finding));
  }
  return meats;
}

/** True where the last part that says what it is is a drink: 딸기 라떼, but not 커피 당근케이크. */
function endsInDrink(parts: readonly Part[]): boolean {
  return isDrink(
    parts.findLast(({ entry }) => entry?.kind === 'dish' || entry?.kind === 'ingredient')?.entry,
  );
}

function servingOf(pieces: ReadonlyArray<readonly Part[]>, { every }: NameClaims): Serving {
  if (says(every, 'side')) return 'side';
  return pieces.length > 0 && pieces.every(endsInDrink) ? 'drink' : 'meal';
}

/**
 * Classifies a dish by its text (Korean or English): the name, and the brackets and details that belong to it, in the
 * one reading that every menu goes through (`parseDish`). Nothing recognised means `unknown` everywhere; a name with an
 * unexplained remainder never makes anything `no` or a diet `yes`. The `house` helps where the name alone does not.
 */
export function classifyDish(index: LexiconIndex, dish: string, house?: House): DishFacts {
  const line = parseDish(dish);
  const text = dish.normalize('NFC').trim();
  const classify = (name: string, context?: NameContext) =>
    classifyName(index, name, { ...context, house });
  const diet = combine(index, line, classify);
  if (diet.dish === text) return diet;
  const hidden = diet.hidden.map((each) => ({ ...each, dishes: [text] }));
  return { ...diet, dish: text, hidden };
}

/** {@link classifyDish} for a name without brackets, or for one ingredient. */
function classifyName(
  index: LexiconIndex,
  given: string,
  { house, isPart = false, label }: NameContext,
): DishFacts {
  const name = given.normalize('NFC').trim();
  const gathered = gather(
    index,
    takeSizes(name).rest,
    index.findTerms,
    index.findSoundTerms,
    house && ((parts) => withoutHouse(parts, house.name)),
    label,
  );
  const { pieces, hasForm, hasUnknown, hasGuess } = gathered;
  const hasMain = isPart || gathered.hasMain;
  const claims = claimsOfName(pieces);
  const findings = withHouseMeat(index, gathered, isPart ? undefined : house?.meat);
  const complete = hasMain && !hasUnknown;
  // A diet that is in question or denied says that the dish may have what the name does not say.
  const isDoubtful = says(claims.any, 'vegan', 'ask') || says(claims.any, 'vegan', 'no');
  const main = new Set<Meat>();
  const possibleMain = new Set<Meat>();
  for (const { role, substance, certainty } of findings) {
    if (role === 'main' && substance.meat) {
      (certainty === 'yes' ? main : possibleMain).add(substance.meat);
    }
  }
  const isEither = main.size === 0 && possibleMain.size > 0 && findings.some(isSomeMeat);
  const contains = new Set<string>();
  for (const { substance } of findings) {
    if (substance.listed) contains.add(substance.name);
  }
  // A label beside the name is no claim without a dish.
  const isLabel = label === undefined && !pieces.every((parts) => parts.some(namesFood));
  const verdictFor = (diet: Diet): Verdict =>
    judge(
      gathered.findings,
      complete && !hasGuess,
      { claims, hasForm: isPart || hasForm, isLabel },
      diet,
    );
  const vegan = verdictFor('strictVegan');
  const lactoOvo = vegan === 'yes' ? 'yes' : verdictFor('lactoOvo');
  const pungent = judgePungent(index, name, pieces, complete && !hasGuess);
  const animalFree = vegan === 'yes' && says(claims.every, 'vegan');
  const isNamed = (complete && !isDoubtful) || animalFree;
  return {
    dish: name,
    serving: servingOf(pieces, claims),
    meats: animalFree ? everyMeat('no') : meatsOf(findings, complete),
    mainMeats: meatsWhere((meat) => main.has(meat)),
    possibleMainMeats: meatsWhere((meat) => possibleMain.has(meat) && !main.has(meat)),
    ...(isEither ? { isEither } : {}),
    egg: presence(findings, isNamed, ({ origin }) => origin === 'egg'),
    dairy: presence(findings, isNamed, ({ origin }) => origin === 'dairy'),
    alcohol: presence(findings, complete, ({ alcohol }) => alcohol === true),
    vegan,
    lactoOvo,
    contains: [...contains],
    hidden: hiddenOf(findings, name),
    ...judgeAllergens(index, pieces, findings, {
      // More comes to the table than a set names.
      isUnderstood: complete && !hasGuess && !isDoubtful && !says(claims.any, 'set-meal'),
      isVegan: animalFree,
      vegan,
      lactoOvo,
    }),
    spice: judgeSpice(index, pieces, complete),
    ...(pungent ? { pungent } : {}),
    because: gathered.because,
  };
}
