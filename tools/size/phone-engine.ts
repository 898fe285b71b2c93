import { constants, brotliCompressSync } from 'node:zlib';
import { packLexicon, RAW_LEXICON } from '@kioot/engine/lexicon';
import { bundleText, FOR_BROWSERS } from '../../scripts/bundle.mjs';

/** Size of classifying a menu on the phone, in bytes after brotli. */
export interface PhoneEngine {
  codeBytes: number;
  lexiconBytes: number;
}

/** Maximum of both together. */
export const MAX_PHONE_ENGINE_BYTES = 140_000;

/**
 * Entry with the engine functions that the menu reader calls: segmentation, verdicts and names over
 * the packed lexicon.
 */
const ENTRY = `
  export { splitMenu } from '@kioot/engine';
  export { createDishExplainer, memoizeClassifyDish, toCompactFacts } from '@kioot/engine/verdicts';
  export { createDishNamer, ENGLISH } from '@kioot/engine/names';
  export { indexLexicon, parseLexicon, unpackLexicon } from '@kioot/engine/lexicon';
`;

/** Size at the best brotli quality, for a file that is compressed once. */
function toBrotliBytes(content: Uint8Array): number {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliCompressSync(content, { params }).length;
}

/** Bundles the engine for browsers and packs the lexicon of `packages/engine/lexicon`. */
export async function getPhoneEngine(): Promise<PhoneEngine> {
  const code = await bundleText(ENTRY, { ...FOR_BROWSERS, format: 'esm' });
  return {
    codeBytes: toBrotliBytes(code.contents),
    lexiconBytes: toBrotliBytes(packLexicon(RAW_LEXICON)),
  };
}
