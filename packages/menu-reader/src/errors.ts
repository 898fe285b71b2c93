/** Reasons why a menu could not be read. */
export type MenuReaderFault =
  /** No text found. */
  | 'no-text'
  /** Not an image or text that this browser can open (such as HEIC in some). */
  | 'not-readable'
  /** Too many pixels or bytes. */
  | 'too-large'
  /** The recognizer or the lexicon could not be fetched, or was damaged. */
  | 'no-parts'
  /** The worker ended, most likely out of memory. */
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
