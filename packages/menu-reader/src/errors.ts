/** What can be wrong with what a reader was given, or with its parts. */
export type MenuReaderFault =
  /** Nothing to read in it. */
  | 'no-text'
  /** No picture or text that this browser can open (HEIC where it cannot). */
  | 'not-readable'
  /** More pixels or bytes than are read. */
  | 'too-large'
  /** The recogniser or the lexicon could not be fetched, or came damaged. */
  | 'no-parts'
  /** The worker went: out of memory, most likely. */
  | 'stopped';

/** A menu could not be read. */
export class MenuReaderError extends Error {
  override name = 'MenuReaderError';

  constructor(
    readonly fault: MenuReaderFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
