import { takeSizes } from '../menu';
import type { DishDiet, HiddenIngredient, Meat, Serving, Verdict } from '../types';
import { readClaims, type Claims } from '../reading/claims';
import type { Substance } from '../reading/lexicon';
import { gather, isDrink, type Finding, type Gathered } from './gather';
import type { LexiconIndex } from '../reading/index-lexicon';
import type { Part } from '../reading/segment';
import { everyMeat, meatsWhere, stronger } from './verdict';

/** Substances that neither a strict vegan nor, where `lactoOvo`, a lacto-ovo vegetarian eats. */
function isForbidden(substance: Substance, lactoOvo: boolean): boolean {
  if (substance.origin === 'plant') return false;
  if (!lactoOvo) return true;
  return substance.origin === 'meat' || substance.origin === 'animal';
}

/**
 * A diet's verdict from the findings. Left out on request (`topping`), possible or hidden: `maybe`. Nothing
 * forbidden found is `yes` only where every part of the name was understood, and `unknown` otherwise.
 */
function dietVerdict(findings: readonly Finding[], complete: boolean, lactoOvo: boolean): Verdict {
  let verdict: Verdict = complete ? 'yes' : 'unknown';
  for (const finding of findings) {
    if (!isForbidden(finding.substance, lactoOvo)) continue;
    const isCertain = finding.certainty === 'yes' || finding.doubted === true;
    if (isCertain && finding.role !== 'topping') return 'no';
    verdict = 'maybe';
  }
  return verdict;
}

/** The verdict from the findings, corrected by what the name says of itself. */
function withClaims(verdict: Verdict, claims: Claims, diet: 'vegan' | 'lactoOvo'): Verdict {
  if (verdict === 'no') return claims.onRequest ? 'maybe' : 'no';
  if (diet === 'vegan') {
    if (claims.notVegan) return 'no';
    if (claims.onRequest) return 'maybe';
    if (claims.vegan) return 'yes';
    // Meatless is not yet vegan: egg and milk are seldom named.
    if (claims.meatless) return 'maybe';
  } else {
    if (claims.pesco) return 'no';
    if (claims.vegan || claims.meatless) return 'yes';
  }
  return claims.setMeal && verdict === 'yes' ? 'maybe' : verdict;
}

/** Whether any finding for which `test` holds is certain, possible, absent, or (name not understood) unknown. */
function presence(
  findings: readonly Finding[],
  complete: boolean,
  test: (substance: Substance) => boolean,
): Verdict {
  let verdict: Verdict = complete ? 'no' : 'unknown';
  for (const finding of findings) {
    if (test(finding.substance)) verdict = stronger(verdict, finding.certainty);
  }
  return verdict;
}

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

function meatVerdicts(findings: readonly Finding[], complete: boolean): Record<Meat, Verdict> {
  const meats = everyMeat(complete ? 'no' : 'unknown');
  for (const { substance, certainty } of findings) {
    if (substance.meat) meats[substance.meat] = stronger(meats[substance.meat], certainty);
  }
  return meats;
}

/** True where the last part that says what it is is a drink: 딸기 라떼, but not 커피 당근케이크. */
function endsInDrink(parts: readonly Part[]): boolean {
  const head = parts.findLast(
    ({ entry }) => entry?.kind === 'dish' || entry?.kind === 'ingredient',
  );
  return head?.entry ? isDrink(head.entry) : false;
}

function servingOf(pieces: ReadonlyArray<readonly Part[]>, claims: Claims): Serving {
  if (claims.side) return 'side';
  return pieces.length > 0 && pieces.every(endsInDrink) ? 'drink' : 'meal';
}

/** What is known of the place that serves a dish. */
export interface House {
  /** In lower case and without blanks: a remainder that is part of it counts as explained, but promises nothing. */
  name: string;
  /** The one meat its title speaks of: 간장 오리지널 is most likely chicken in a 치킨집. */
  meat: Meat | null;
}

/** A name made of tastes and manners alone speaks of what the house is known for. */
function withHouseMeat(
  { substances }: LexiconIndex,
  { findings, hasMain, hasUnknown }: Gathered,
  house: House | undefined,
): readonly Finding[] {
  const substance = house?.meat ? substances.get(house.meat) : undefined;
  if (!substance || hasMain || hasUnknown) return findings;
  return [...findings, { substance, role: 'main', certainty: 'maybe' }];
}

/**
 * What is in a dish, judged by its Korean (or English) name. Nothing recognised means `unknown` everywhere;
 * a name with an unexplained remainder never makes anything `no` or a diet `yes`. What the `house` is known for helps where
 * the name alone does not.
 */
export function classifyDish(index: LexiconIndex, dish: string, house?: House): DishDiet {
  const name = dish.normalize('NFC').trim();
  const gathered = gather(
    index,
    takeSizes(name).rest,
    index.findTerms,
    index.findSoundTerms,
    house?.name,
  );
  const claims = readClaims(gathered.pieces);
  const findings = withHouseMeat(index, gathered, house);
  const complete = gathered.hasMain && !gathered.hasUnknown;
  const main = new Set<Meat>();
  const possibleMain = new Set<Meat>();
  for (const { role, substance, certainty } of findings) {
    if (role === 'main' && substance.meat) {
      (certainty === 'yes' ? main : possibleMain).add(substance.meat);
    }
  }
  const contains = new Set<string>();
  for (const { substance } of findings) {
    if (substance.listed) contains.add(substance.name);
  }
  // Of the house's own meat nobody said that it can be left out: it makes no diet a `maybe`.
  const isUnderstood = complete && !gathered.hasGuess;
  const normally = dietVerdict(gathered.findings, isUnderstood, false);
  const described = normally === 'yes' && !gathered.hasForm ? 'maybe' : normally;
  const vegan = withClaims(described, claims, 'vegan');
  const lactoOvo = withClaims(
    dietVerdict(gathered.findings, isUnderstood, true),
    claims,
    'lactoOvo',
  );
  const animalFree = claims.vegan && vegan === 'yes';
  return {
    dish: name,
    serving: servingOf(gathered.pieces, claims),
    meats: animalFree ? everyMeat('no') : meatVerdicts(findings, complete),
    mainMeats: meatsWhere((meat) => main.has(meat)),
    possibleMainMeats: meatsWhere((meat) => possibleMain.has(meat) && !main.has(meat)),
    egg: presence(findings, complete || animalFree, ({ origin }) => origin === 'egg'),
    dairy: presence(findings, complete || animalFree, ({ origin }) => origin === 'dairy'),
    alcohol: presence(findings, complete, ({ alcohol }) => alcohol === true),
    vegan,
    lactoOvo: vegan === 'yes' ? 'yes' : lactoOvo,
    contains: [...contains],
    hidden: hiddenOf(findings, name),
    because: gathered.because,
  };
}
