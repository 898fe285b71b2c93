import type { Lexicon, LexiconEntry, Substance } from './lexicon';
import type { TermFinder } from './segment';
import { TermIndex } from './terms';

/** The lexicon, indexed for look-ups. */
export interface LexiconIndex {
  /** Terms in the name of a dish. */
  findTerms: TermFinder;
  /** Terms in the name of a restaurant. */
  findTitleTerms: TermFinder;
  /** The first kitchen of the lexicon that a text (lower case) gives away, and by which word. */
  findKitchen: (text: string) => { kitchen: string; term: string } | null;
  substances: ReadonlyMap<string, Substance>;
  hidden: ReadonlyMap<string, readonly Substance[]>;
}

/** Terms by their first letter: one look per letter of a text, however many terms there are. */
function toKitchenFinder(kitchens: Lexicon['halalKitchens']): LexiconIndex['findKitchen'] {
  const byLetter = new Map<number, Array<{ term: string; kitchen: string; rank: number }>>();
  for (const [rank, { kitchen, terms }] of kitchens.entries()) {
    for (const term of terms) {
      const first = term.charCodeAt(0);
      byLetter.set(first, [...(byLetter.get(first) ?? []), { term, kitchen, rank }]);
    }
  }
  return (text) => {
    let best: { term: string; kitchen: string; rank: number } | null = null;
    for (let at = 0; at < text.length; at += 1) {
      const candidates = byLetter.get(text.charCodeAt(at));
      if (!candidates) continue;
      for (const candidate of candidates) {
        if (best !== null && candidate.rank >= best.rank) continue;
        if (text.startsWith(candidate.term, at)) best = candidate;
      }
    }
    return best;
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
