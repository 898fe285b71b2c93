import { toLoosePhoneticKey, toNamePhoneticKey } from '@kioot/engine/text';
import uFuzzy from '@leeoniya/ufuzzy';

/** Phonetic keys of names, by index. */
export interface PhoneticIndex {
  keys: string[];
  looseKeys: string[];
}

export function createPhoneticIndex(names: readonly string[]): PhoneticIndex {
  const keys = names.map(toNamePhoneticKey);
  return { keys, looseKeys: keys.map(toLoosePhoneticKey) };
}

/** Indices of names that sound like a text: its words in any order, or joined. */
export type PhoneticMatcher = (index: PhoneticIndex, text: string) => number[];

/** Shorter keys try whole words first, being part of too many unrelated ones. */
const MIN_PART_LENGTH = 4;

const substringFuzzy = new uFuzzy({ intraMode: 0 });
const wholeWordFuzzy = new uFuzzy({ intraMode: 0, interLft: 2, interRgt: 2 });
/** One edit per word. */
const tolerantFuzzy = new uFuzzy({
  intraMode: 1,
  intraIns: 1,
  intraSub: 1,
  intraTrn: 1,
  intraDel: 1,
});

function createMatcher(fuzzy: uFuzzy, isLoose: boolean): PhoneticMatcher {
  return ({ keys, looseKeys }, text) => {
    const needles = createPhoneticIndex([text, text.normalize('NFC').replace(/\s+/g, '')]);
    return [...new Set(isLoose ? needles.looseKeys : needles.keys)].flatMap(
      (needle) => fuzzy.search(isLoose ? looseKeys : keys, needle, 1)[0] ?? [],
    );
  };
}

const MATCHERS = [
  createMatcher(substringFuzzy, false),
  createMatcher(substringFuzzy, true),
  createMatcher(tolerantFuzzy, true),
];
const matchWholeWord = createMatcher(wholeWordFuzzy, false);

/** Result of the strictest matcher that finds anything. */
export function searchByPhonetics(
  text: string,
  find: (matcher: PhoneticMatcher) => number[],
): number[] {
  const isShort = toNamePhoneticKey(text).length < MIN_PART_LENGTH;
  for (const matcher of isShort ? [matchWholeWord, ...MATCHERS] : MATCHERS) {
    const found = find(matcher);
    if (found.length > 0) return found;
  }
  return [];
}
