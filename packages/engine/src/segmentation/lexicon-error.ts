/** Invalid line of the lexicon. */
export class LexiconError extends Error {
  override readonly name = 'LexiconError';
}
