import type { LexiconIndex } from '../segmentation/index-lexicon';
import type { Part } from '../segmentation/segment';
import { isDrink } from './rules/rule';

/**
 * Alliums by name, and food that always has one (kimchi and pesto have garlic). Excludes 진달래 (azalea) and 양파스타
 * (lamb pasta).
 */
const NAMED_ALLIUM =
  /마늘|갈릭|(?:양|대|쪽|실)파(?!스타)|[어오]니언|부추|파[전채닭절]|파무침|네기|(?<!진)달래|명이|김치|알리오|페스토|garlic|onion|chive|leek|pesto/i;
const EXCLUSION = /없|빼|뺀|제외|안 ?넣|넣지|무오신채/;
const REQUEST = /가능|선택|요청|문의|주문/;

/** Substances without alliums when served alone. */
const ALLIUM_FREE_ALONE = /^(?:fruit|peach|drink|alcohol|honey)$/;
/** Substances without alliums in a drink or a sweet. */
const ALLIUM_FREE_IN_SWEETS = /^(?:dairy|egg|wheat|rice|soy|barley|sulphites|peanut|.*nut)$/;

/** True for a drink, fruit, plain rice or a sweet and nothing else: 토스트 커피 includes toast. */
function isAlliumFree(parts: readonly Part[], { findFamily }: LexiconIndex): boolean {
  const isSweet = ({ text, entry }: Part): boolean =>
    isDrink(entry) || findFamily(text)?.family.isSweet === true;
  const edible = parts.filter(({ entry }) => entry?.kind !== 'word' || entry.claim);
  const last = edible.at(-1);
  return (
    last !== undefined &&
    edible.every((part) => {
      const { kind, claim, has = [] } = part.entry ?? {};
      const isMild = isSweet(last) && (kind === 'ingredient' || isSweet(part));
      return (
        has.length > 0 &&
        has.every(
          ({ substance: { name } }) =>
            ALLIUM_FREE_ALONE.test(name) ||
            (isMild ? ALLIUM_FREE_IN_SWEETS.test(name) : claim === 'side' && name === 'rice'),
        )
      );
    })
  );
}

/**
 * Classifies alliums, the five pungent vegetables (五辛, 오신채: garlic, onion, spring onion or leek,
 * chives, wild chives), which some Buddhist diets exclude. `yes`: named; `no`: all denied, or an
 * understood drink, fruit, plain rice or sweet; else unknown (`undefined`), since most Korean
 * cooking has garlic.
 */
export function classifyAlliums(
  index: LexiconIndex,
  name: string,
  pieces: ReadonlyArray<readonly Part[]>,
  isUnderstood: boolean,
): 'yes' | 'no' | undefined {
  const isNamed = NAMED_ALLIUM.test(name);
  if (EXCLUSION.test(name) || REQUEST.test(name)) {
    const isDenied = name.includes('오신채') && !isNamed && !REQUEST.test(name);
    return isDenied && pieces.length === 1 ? 'no' : undefined;
  }
  if (isNamed) return 'yes';
  const isFree = isUnderstood && pieces.length > 0;
  return isFree && pieces.every((parts) => isAlliumFree(parts, index)) ? 'no' : undefined;
}
