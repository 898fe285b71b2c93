/** A line of the lexicon that cannot be read. */
export class LexiconError extends Error {
  override readonly name = 'LexiconError';
}
