import { disassemble, getChoseong } from 'es-hangul';
import { type Lexicon, toNames } from '@kioot/engine/lexicon';
import { toAlternatives, remember, toLooseKey, toSpokenKey } from '@kioot/engine/text';
import type { Suggestion } from './types';

const ONLY_HANGUL = /^[가-힣]+$/;
const HANGUL = /[가-힣ㄱ-ㅎㅏ-ㅣ]/;
/** ㅈㅇㅂㅇ; one alone is the beginning of too much. */
const INITIALS = /^[ㄱ-ㅎ]{2,}$/;
/** Fewer Latin letters are, too; and so few more are inside of too much. */
const SHORTEST_KEY = 2;
const SHORTEST_INNER_KEY = 4;

/** A dish that may be meant. */
interface Name {
  ko: string;
  /** Its English where it is in the lexicon; empty where it is put together from parts. */
  en: string;
  isOfficial: boolean;
}

/** Where a name is found: at its beginning, at a word of its English, or inside. */
const RANKS = { beginning: 0, english: 1, inside: 2 } as const;

/** Syllable by syllable, of which the names have some thousand different ones: whole names take ten times as long. */
const takeApart = remember(disassemble);
const takeInitial = remember((syllable) => getChoseong(syllable));

const toLetters = (text: string): string => text.replace(/./gu, takeApart);
const toInitials = (text: string): string => text.replace(/./gu, takeInitial);
const toHeard = (text: string): string => toLooseKey(toSpokenKey(text)).replaceAll(' ', '');

/** The dishes of the lexicon, the official list first; what is only a misspelling of another is left out. */
function toDishNames({ entries, tables }: Lexicon): Name[] {
  const names = new Map<string, Name>();
  for (const [ko, en] of Object.entries(tables.official)) {
    names.set(ko, { ko, en, isOfficial: true });
  }
  const misspelt = new RegExp(toAlternatives(Object.keys(tables.spellings)));
  for (const { kind, en, terms } of entries) {
    if (kind !== 'dish') continue;
    const english = new Map(toNames(en, 'dish').map((name) => [name.term, name.en]));
    for (const ko of terms) {
      if (ko.length < 2 || !ONLY_HANGUL.test(ko) || names.has(ko) || misspelt.test(ko)) continue;
      names.set(ko, { ko, en: english.get(ko) ?? '', isOfficial: false });
    }
  }
  return [...names.values()];
}

/** What `make` makes of every name, when it is first asked for. */
function once<T>(make: () => readonly T[]): () => readonly T[] {
  let made: readonly T[] | undefined;
  return () => (made ??= make());
}

function rank(text: string, wanted: string, isInside = true): number {
  if (text.startsWith(wanted)) return RANKS.beginning;
  return isInside && text.includes(wanted) ? RANKS.inside : Infinity;
}

/**
 * Offers dishes while somebody types: by Hangul, by initial consonants (ㅈㅇㅂㅇ), by how a name sounds in Latin letters
 * (jeyuk) and by words of its English (pork). What begins so comes first, then the official list, then what is short.
 */
export function createSuggestions(
  lexicon: Lexicon,
  toEnglish: (ko: string) => string,
): (typed: string, most: number) => Suggestion[] {
  const names = once(() => toDishNames(lexicon));
  const letters = once(() => names().map(({ ko }) => toLetters(ko)));
  const initials = once(() => names().map(({ ko }) => toInitials(ko)));
  const heard = once(() => names().map(({ ko }) => toHeard(ko)));
  const english = once(() => names().map(({ en }) => ` ${en.toLowerCase()}`));

  function toRanks(typed: string): number[] {
    const wanted = typed.normalize('NFC').replace(/\s+/g, '');
    if (INITIALS.test(wanted)) return initials().map((text) => rank(text, wanted));
    if (HANGUL.test(wanted)) {
      // Letter by letter: on the way to 김치 a keyboard puts down 김ㅊ.
      const apart = toLetters(wanted);
      return letters().map((text) => rank(text, apart));
    }
    const key = toHeard(typed);
    if (key.length < SHORTEST_KEY) return [];
    const word = ` ${typed.trim().toLowerCase()}`;
    const bySound = heard().map((text) => rank(text, key, key.length >= SHORTEST_INNER_KEY));
    return english().map((text, at) =>
      Math.min(bySound[at] ?? Infinity, text.includes(word) ? RANKS.english : Infinity),
    );
  }

  return (typed, most) => {
    const ranks = toRanks(typed);
    return names()
      .map((name, at) => ({ ...name, rank: ranks[at] ?? Infinity }))
      .filter((name) => name.rank < Infinity)
      .sort(
        (a, b) =>
          a.rank - b.rank ||
          Number(b.isOfficial) - Number(a.isOfficial) ||
          a.ko.length - b.ko.length,
      )
      .slice(0, most)
      .map(({ ko }) => ({ ko, en: toEnglish(ko) }));
  };
}
