/** A class with terms that name it, separated by spaces; `_` in a term matches a space or nothing. */
export type ClassTerms<Class extends string> = readonly (readonly [name: Class, terms: string])[];

const LATIN_START = /^[a-z]/;

function toPattern(term: string, isEnding: boolean): string {
  const spelling = term.replaceAll('_', ' ?');
  if (LATIN_START.test(term)) return `\\b${spelling}\\b`;
  if (!isEnding) return spelling;
  // 탕 counts as a dish alone or at the end of a word (해물탕).
  return `${term.length === 1 ? '(?<=[가-힣]|^)' : ''}${spelling}(?![가-힣])`;
}

/**
 * Finds the classes of the terms in a name, in order, longest term first: 막국수 beats 국수. Of a term
 * in two classes the later one counts.
 */
export function createTermFinder<Class extends string>(
  terms: ClassTerms<Class>,
  endings: ClassTerms<Class> = [],
): (name: string) => Class[] {
  const classByTerm = new Map<string, Class>();
  const lengths = new Map<string, number>();
  for (const table of [terms, endings]) {
    for (const [name, list] of table) {
      for (const term of list.split(' ')) {
        classByTerm.set(term.replaceAll('_', ''), name);
        lengths.set(toPattern(term, table === endings), term.length);
      }
    }
  }
  const longestFirst = [...lengths].sort(([, a], [, b]) => b - a);
  const pattern = new RegExp(longestFirst.map(([each]) => each).join('|'), 'gu');
  return (name) =>
    (name.toLowerCase().match(pattern) ?? []).flatMap(
      (term) => classByTerm.get(term.replaceAll(' ', '')) ?? [],
    );
}
