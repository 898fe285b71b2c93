/** Tesseract cores by processor features, fastest first. */
export const CORES = ['relaxedsimd-lstm', 'simd-lstm', 'lstm'] as const;
export type Core = (typeof CORES)[number];

/** File of the reader, immutable under its path. */
export interface ReaderPart {
  path: string;
  /** Uncompressed size. */
  bytes: number;
  /** Hexadecimal digest. */
  sha256: string;
}

/** Files of the reader, as written by `scripts/build-menu-parts.mjs`. */
export interface ReaderParts {
  /** Worker script and its lexicon. */
  reader: ReaderPart;
  lexicon: ReaderPart;
  /** For photos: Tesseract's worker, a core per processor type, and the Korean model. */
  recognizer: ReaderPart;
  cores: Readonly<Record<Core, { script: ReaderPart; wasm: ReaderPart }>>;
  model: ReaderPart;
  /** Script with the dish names of the page's language; English is built in. */
  names?: ReaderPart | undefined;
}

/**
 * Files needed to read text.
 * @example
 * getTextParts(parts).map(({ path }) => path); // => ['/reader.js', '/lexicon.txt']
 */
export const getTextParts = ({ reader, lexicon, names }: ReaderParts): ReaderPart[] =>
  names ? [reader, lexicon, names] : [reader, lexicon];

/**
 * Files needed to recognize photos with this core.
 * @example
 * getRecognizerParts(parts, 'lstm').length; // => 4
 */
export function getRecognizerParts(
  parts: Pick<ReaderParts, 'recognizer' | 'cores' | 'model'>,
  core: Core,
): ReaderPart[] {
  const { script, wasm } = parts.cores[core];
  return [parts.recognizer, script, wasm, parts.model];
}
