/** Blank in front of a term after another; the characters after it, of no term, count shared letters. */
const FIRST_MARK = ' '.charCodeAt(0);
const MAX_SHARED_LETTERS = 5;
const BEFORE_MARK = /(?=[ -%])/;

/** Letters at the end of a term that the one before it has too; one of them is left. */
function countSharedLetters(term: string, previous: string): number {
  let count = 0;
  while (
    count < Math.min(MAX_SHARED_LETTERS, term.length - 1) &&
    term.at(-1 - count) === previous.at(-1 - count)
  )
    count += 1;
  return count;
}

/**
 * Shortens terms, separated by blanks in each line, by the ending that the term before has too:
 * "김밥 참치김밥" -> `김밥"참치`.
 */
export const abbreviateEndings = (lines: string): string =>
  lines.replace(/[^\n]+/g, (line) =>
    line
      .split(' ')
      .map((term, at, terms) => {
        const previous = terms[at - 1];
        if (previous === undefined) return term;
        const count = countSharedLetters(term, previous);
        return String.fromCharCode(FIRST_MARK + count) + term.slice(0, term.length - count);
      })
      .join(''),
  );

/** Restores the terms of each line that `abbreviateEndings` shortened. */
export function expandEndings(lines: string): string[][] {
  let term = '';
  return lines.split('\n').map((line) =>
    line === ''
      ? []
      : line.split(BEFORE_MARK).map((text, at) => {
          const count = text.charCodeAt(0) - FIRST_MARK;
          return (term = at === 0 ? text : text.slice(1) + term.slice(term.length - count));
        }),
  );
}
