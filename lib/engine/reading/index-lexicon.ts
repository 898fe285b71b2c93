import { toAlternatives } from '../text/alternatives';
import type { Lexicon, LexiconEntry, Substance } from './lexicon';
import type { TermFinder } from './segment';
import { SoundIndex } from './sound-terms';
import { TermIndex } from './terms';

/** The lexicon, indexed for look-ups. */
export interface LexiconIndex {
  /** Terms in the name of a dish. */
  findTerms: TermFinder;
  /** Terms that sound like what stands in a text written as `toSound` does: 떡볶이 for 떡뽁이. */
  findSoundTerms: TermFinder;
  /** Terms in the name of a restaurant. */
  findTitleTerms: TermFinder;
  /** The first kitchen of the lexicon that a text (lower case) gives away, and by which word. */
  findKitchen: (text: string) => { kitchen: string; term: string } | null;
  substances: ReadonlyMap<string, Substance>;
  hidden: ReadonlyMap<string, readonly Substance[]>;
}

/** One pattern for all kitchens comes first: most texts give none away. */
function toKitchenFinder(kitchens: Lexicon['halalKitchens']): LexiconIndex['findKitchen'] {
  const terms = kitchens.flatMap((kitchen) => kitchen.terms);
  if (terms.length === 0) return () => null;
  const anyTerm = new RegExp(toAlternatives(terms));
  const patterns = kitchens.map(({ kitchen, terms: own }) => ({
    kitchen,
    pattern: new RegExp(toAlternatives(own)),
  }));
  return (text) => {
    if (!anyTerm.test(text)) return null;
    for (const { kitchen, pattern } of patterns) {
      const term = pattern.exec(text)?.[0];
      if (term) return { kitchen, term };
    }
    return null;
  };
}

/** Builds its index when it is first asked: a menu without a misspelling never asks. */
function toSoundFinder({ entries }: Lexicon): TermFinder {
  let terms: SoundIndex | undefined;
  return (text, start, visit) => {
    terms ??= new SoundIndex(entries);
    terms.visitAt(text, start, visit);
  };
}

/** Indexes a lexicon once; every look-up afterwards takes time linear in the text. */
export function indexLexicon(lexicon: Lexicon): LexiconIndex {
  const substances = new Map(lexicon.substances.map((substance) => [substance.name, substance]));
  const hidden = new Map(
    lexicon.hidden.map(({ code, substances: names }) => [
      code,
      names.flatMap((name) => substances.get(name) ?? []),
    ]),
  );
  const dishTerms = new TermIndex(lexicon.entries);
  const titleTerms = new TermIndex(
    lexicon.titles.map(({ terms, has }): LexiconEntry => ({
      terms,
      has,
      kind: 'dish',
      hidden: [],
      place: 'any',
      claim: undefined,
      tail: false,
    })),
  );
  return {
    findTerms: (text, start, visit) => dishTerms.visitAt(text, start, visit),
    findSoundTerms: toSoundFinder(lexicon),
    findTitleTerms: (text, start, visit) => {
      // One letter of a name is never a dish: 굴 in 굴다리, 전 in 전주.
      titleTerms.visitLongAt(text, start, visit);
      dishTerms.visitLongAt(text, start, visit);
    },
    findKitchen: toKitchenFinder(lexicon.halalKitchens),
    substances,
    hidden,
  };
}
