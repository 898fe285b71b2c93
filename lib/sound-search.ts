import { toLooseKey, toSpokenKey } from '@kioot/engine/text';
import uFuzzy from '@leeoniya/ufuzzy';

/** Names by sound, each at its index. */
export interface SoundIndex {
  keys: string[];
  looseKeys: string[];
}

export function toSoundIndex(names: readonly string[]): SoundIndex {
  const keys = names.map(toSpokenKey);
  return { keys, looseKeys: keys.map(toLooseKey) };
}

/** Indices of the names that sound like a text: its words in any order, or all of them run together. */
export type SoundMatcher = (index: SoundIndex, text: string) => number[];

/** Shorter keys are part of too many unrelated words. */
const MIN_PART_LENGTH = 4;

const partOfWord = new uFuzzy({ intraMode: 0 });
const wholeWord = new uFuzzy({ intraMode: 0, interLft: 2, interRgt: 2 });
/** One wrong letter a word. */
const tolerant = new uFuzzy({ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 });

function createMatcher(fuzzy: uFuzzy, isLoose: boolean): SoundMatcher {
  return ({ keys, looseKeys }, text) => {
    const needles = toSoundIndex([text, text.normalize('NFC').replace(/\s+/g, '')]);
    return [...new Set(isLoose ? needles.looseKeys : needles.keys)].flatMap(
      (needle) => fuzzy.search(isLoose ? looseKeys : keys, needle, 1)[0] ?? [],
    );
  };
}

const MATCHERS = [
  createMatcher(partOfWord, false),
  createMatcher(partOfWord, true),
  createMatcher(tolerant, true),
];
const matchWholeWord = createMatcher(wholeWord, false);

/** Result of the strictest matcher that `find` finds anything with. */
export function findBySound(text: string, find: (matcher: SoundMatcher) => number[]): number[] {
  const isShort = toSpokenKey(text).length < MIN_PART_LENGTH;
  for (const matcher of isShort ? [matchWholeWord, ...MATCHERS] : MATCHERS) {
    const found = find(matcher);
    if (found.length > 0) return found;
  }
  return [];
}
