import { constants, brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { packLexicon, WRITTEN_LEXICON } from '@kioot/engine/lexicon';

/** What a phone has to load to read a menu by itself, in bytes after brotli. */
export interface PhoneEngine {
  codeBytes: number;
  lexiconBytes: number;
}

/** The most that both together may be. */
export const MOST_PHONE_BYTES = 140_000;

/** What a menu reader calls of the engine: menus cut into dishes, verdicts and names, over the packed lexicon. */
const ENTRY = `
  export { splitMenu } from '@kioot/engine';
  export { createDishJudge, rememberedClassify, toCompactFacts } from '@kioot/engine/verdicts';
  export { createDishNamer } from '@kioot/engine/names';
  export { indexLexicon, parseLexicon, unpackLexicon } from '@kioot/engine/lexicon';
`;

/** The smallest that brotli makes of it, as a file that is compressed once and served many times. */
function toBrotliBytes(content: Uint8Array): number {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliCompressSync(content, { params }).length;
}

/** Bundles the engine for a browser and packs the lexicon of `packages/engine/lexicon`. */
export async function getPhoneEngine(): Promise<PhoneEngine> {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: '.', loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    // As `build-menu-parts.mjs` bundles it.
    charset: 'utf8',
    target: 'es2022',
  });
  return {
    codeBytes: outputFiles.reduce((sum, { contents }) => sum + toBrotliBytes(contents), 0),
    lexiconBytes: toBrotliBytes(packLexicon(WRITTEN_LEXICON)),
  };
}
