/** The recogniser for what a phone's processor can do at once, the fastest first. */
export const CORES = ['relaxedsimd-lstm', 'simd-lstm', 'lstm'] as const;
export type Core = (typeof CORES)[number];

/** A file that the reader fetches: made by a build, never changed under its address. */
export interface ReaderPart {
  path: string;
  /** As it is, before a server compresses it. */
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
}

/** The files of the reader, as `scripts/build-menu-parts.mjs` made them. */
export interface ReaderParts {
  /** The script of the worker, and what it judges by. */
  reader: ReaderPart;
  lexicon: ReaderPart;
  /** For photos: the recogniser's own worker, its core for each kind of processor, and how Hangul looks. */
  recogniser: ReaderPart;
  cores: Readonly<Record<Core, { script: ReaderPart; wasm: ReaderPart }>>;
  model: ReaderPart;
  /** A script with the names of dishes in the language of the page; English ones the reader has. */
  names?: ReaderPart | undefined;
}

/** What is needed for a text. */
export const getTextParts = ({ reader, lexicon, names }: ReaderParts): ReaderPart[] =>
  names ? [reader, lexicon, names] : [reader, lexicon];

/** What the recogniser needs on a phone with this core. */
export function getRecogniserParts(
  parts: Pick<ReaderParts, 'recogniser' | 'cores' | 'model'>,
  core: Core,
): ReaderPart[] {
  const { script, wasm } = parts.cores[core];
  return [parts.recogniser, script, wasm, parts.model];
}
