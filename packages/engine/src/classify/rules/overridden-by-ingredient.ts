import type { OverriddenBy, LexiconEntry, Substance } from '../../segmentation/lexicon';
import type { Part } from '../../segmentation/segment';
import { isFishOrSeafood, type IngredientEvidence, type EvidenceRule } from './rule';

/** Ingredient that defines a dish (새우 in 새우 버거); rice, bread and cheese only carry one. */
interface MainIngredient {
  entry: LexiconEntry;
  at: number;
  isMeat: boolean;
  isFromLand: boolean;
  /** False for a cut of meat (목살), which is itself overridden by a named animal. */
  isExact: boolean;
  /**
   * True for tofu, mushrooms and vegetables in general, which replace the meat of the dish after
   * them.
   */
  replacesMeat: boolean;
  /**
   * True for a dish whose own meat can be overridden (불고기); it overrides only the dish after it.
   */
  isWeak: boolean;
}

/** Substances that usually replace the meat of a dish named after them. */
const MEAT_SUBSTITUTES: ReadonlySet<string> = new Set(['soy', 'mushroom']);
const VEGETABLES: ReadonlySet<string> = new Set(['야채', '채소', '베지터블', 'vegetable']);

/** Main ingredients in the order of the name; of an entry that occurs again, the first. */
function findMainIngredients(parts: readonly Part[]): MainIngredient[] {
  const byEntry = new Map<LexiconEntry, MainIngredient>();
  parts.forEach(({ entry, text }, at) => {
    if (!entry || byEntry.has(entry)) return;
    const substances: Substance[] = [];
    let isWeak = true;
    for (const { substance, role, certainty, overriddenBy } of entry.has) {
      // 갈비 may be beef or pork: too ambiguous to override anything.
      if (role !== 'main' || certainty !== 'yes') continue;
      const isNamed =
        overriddenBy === 'nothing' || (entry.kind === 'ingredient' && overriddenBy !== 'named');
      const isDishMeat = entry.kind === 'dish' && substance.origin === 'meat';
      if (!substance.definesDish || !(isNamed || isDishMeat)) continue;
      substances.push(substance);
      if (isNamed) isWeak = false;
    }
    if (substances.length === 0) return;
    const meats = substances.filter(({ origin }) => origin === 'meat');
    const isFromLand = meats.some((meat) => !isFishOrSeafood(meat));
    const isExact = entry.has.every(({ overriddenBy }) => overriddenBy === 'nothing');
    const replacesMeat =
      VEGETABLES.has(text) || substances.some(({ name }) => MEAT_SUBSTITUTES.has(name));
    byEntry.set(entry, {
      entry,
      at,
      isMeat: meats.length > 0,
      isFromLand,
      isExact,
      replacesMeat,
      isWeak,
    });
  });
  return [...byEntry.values()];
}

const OVERRIDES: Readonly<Record<OverriddenBy, (main: MainIngredient) => boolean>> = {
  nothing: () => false,
  named: () => true,
  meat: ({ isMeat }) => isMeat,
  land: ({ isFromLand }) => isFromLand,
};

/**
 * Drops ingredients that a main ingredient named before them overrides (오징어 불고기, 두부 깐풍기), merely
 * possible ones also by one named after them.
 */
export const overriddenByIngredient: EvidenceRule = ({ parts }) => {
  const mainIngredients = findMainIngredients(parts);
  if (mainIngredients.length === 0) return null;

  return (evidence: IngredientEvidence) => {
    const { overriddenBy: by, at, certainty, substance, hidden } = evidence;
    const entry = parts[at]?.entry;
    if (by === 'nothing' || !entry) return evidence;
    const isCut = entry.kind === 'ingredient';
    // An entry never overrides itself. A cut is overridden by animals only (흑돼지 등심), a dish also by
    // cuts (목살 샤브샤브).
    const findRival = (mustBeStrong: boolean): MainIngredient | undefined =>
      mainIngredients.find(
        (main) =>
          main.entry !== entry &&
          OVERRIDES[by](main) &&
          (main.isExact || !isCut) &&
          !(main.isWeak && mustBeStrong),
      );
    // 불고기 overrides the fish of 포케; 함박 not the pork of 돈까스, since both are served.
    const canBeWeak = !hidden && isFishOrSeafood(substance);
    const before = findRival(!canBeWeak);
    if (before && before.at < at) {
      // A single vegetable leaves meat possible (단호박 함박); chopped or grilled meat stays possible
      // beside anything but meat by its entry in the lexicon (`beef maybe unless-meat`).
      const mayStay = substance.origin === 'meat' && certainty === 'yes';
      return mayStay && !before.isMeat && !before.replacesMeat
        ? { ...evidence, certainty: 'maybe' }
        : null;
    }
    // A cut is of an animal named after it; a merely possible ingredient yields to any later one.
    const after = findRival(true);
    if (!after) return evidence;
    if (certainty === 'maybe' || (isCut && after.isMeat)) return null;
    return isCut && after.replacesMeat ? { ...evidence, certainty: 'maybe' } : evidence;
  };
};
