// Builds the files of the menu reader before `next build` and `next dev` (called by
// next.config.mjs), each at a content-hashed address:
// docs/decisions/0098-serve-the-menu-reader-as-static-files-with-their-own-policy.md
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle, bundleText, FOR_BROWSERS, ROOT, toDigest } from './bundle.mjs';

const PARTS_DIR = path.join(ROOT, 'public/menu/parts');
const require = createRequire(import.meta.url);
/** Same list as in packages/menu-reader/src/parts.ts. */
const CORES = ['relaxedsimd-lstm', 'simd-lstm', 'lstm'];
/** Hex digits of the SHA-256, enough to be free of collisions. */
const DIGEST_LENGTH = 16;

async function bundleReader() {
  const { contents } = await bundle({
    entryPoints: ['@kioot/menu-reader/worker'],
    define: { 'process.env.NODE_ENV': '"production"' },
    ...FOR_BROWSERS,
  });
  return contents;
}

/** Packs the lexicon with the engine itself, which is TypeScript and has to be bundled first. */
async function packLexicon() {
  const program = `
    import { packLexicon, RAW_LEXICON } from '@kioot/engine/lexicon';
    export const packed = packLexicon(RAW_LEXICON);
  `;
  const { contents } = await bundleText(program, {
    ...{ platform: 'node', format: 'esm', target: 'node20' },
  });
  const encoded = Buffer.from(contents).toString('base64');
  const { packed } = await import(`data:text/javascript;base64,${encoded}`);
  return packed;
}

/** Tables and grammars of dish names per language, keyed by the locales of `lib/locales.ts`. */
const NAME_TABLES = {
  ja: { table: 'ja', exported: 'JAPANESE' },
  'zh-Hans': { table: 'zh-hans', exported: 'SIMPLIFIED' },
  'zh-Hant': { table: 'zh-hant', exported: 'TRADITIONAL' },
};

/** Script that the worker imports for one language, so that no phone loads another. */
async function bundleNames({ table, exported }) {
  const program = `
    import { createDishNamer, ${exported} } from '@kioot/engine/names';
    import names from './packages/engine/lexicon/names-${table}.json';
    import official from './packages/engine/lexicon/official-names-${table}.json';
    self.createMenuNames = (lexicon, classify) =>
      createDishNamer(lexicon, ${exported}, classify, { words: names.words, official });
  `;
  return (await bundleText(program, FOR_BROWSERS)).contents;
}

async function writeNames() {
  const written = await Promise.all(
    Object.entries(NAME_TABLES).map(async ([locale, names]) => [
      locale,
      writeContentAddressed(`names-${locale}.js`, await bundleNames(names)),
    ]),
  );
  return Object.fromEntries(written);
}

/** Writes a file atomically; two builds may write at the same time. */
function writePart(key, name, content) {
  const folder = path.join(PARTS_DIR, key);
  mkdirSync(folder, { recursive: true });
  const unfinished = path.join(folder, `.${name}.${process.pid}`);
  writeFileSync(unfinished, content);
  renameSync(unfinished, path.join(folder, name));
  return {
    path: `/menu/parts/${key}/${name}`,
    bytes: content.length,
    sha256: toDigest(content),
  };
}

const writeContentAddressed = (name, content) =>
  writePart(toDigest(content).slice(0, DIGEST_LENGTH), name, content);

/** Writes worker and cores into one folder: a core loads its WebAssembly from beside its worker. */
function writeRecognizer() {
  const readCore = (name) => readFileSync(require.resolve(`tesseract.js-core/${name}`));
  const worker = readFileSync(require.resolve('tesseract.js/dist/worker.min.js'));
  const files = CORES.map((core) => {
    const script = `tesseract-core-${core}.js`;
    const wasm = `tesseract-core-${core}.wasm`;
    return { core, script, wasm, contents: [readCore(script), readCore(wasm)] };
  });
  const key = toDigest(worker, ...files.flatMap(({ contents }) => contents)).slice(
    0,
    DIGEST_LENGTH,
  );
  return {
    recognizer: writePart(key, 'recogniser.js', worker),
    cores: Object.fromEntries(
      files.map(({ core, script, wasm, contents }) => [
        core,
        { script: writePart(key, script, contents[0]), wasm: writePart(key, wasm, contents[1]) },
      ]),
    ),
  };
}

/** Keeps the file name that the recognizer requests. */
const writeModel = () =>
  writeContentAddressed(
    'kor.traineddata.gz',
    readFileSync(require.resolve('@tesseract.js-data/kor/4.0.0_best_int/kor.traineddata.gz')),
  );

/**
 * Writes the files into `public/menu/parts` and removes those of other builds.
 * @returns {Promise<import('../lib/menu-reader/reader-parts').BuiltReaderParts>} paths, sizes and hashes
 */
export async function buildMenuParts() {
  const [reader, lexicon, names] = await Promise.all([bundleReader(), packLexicon(), writeNames()]);
  const parts = {
    reader: writeContentAddressed('reader.js', reader),
    // `.txt`, so that servers compress it.
    lexicon: writeContentAddressed('lexicon.txt', lexicon),
    ...writeRecognizer(),
    model: writeModel(),
    names,
  };
  const used = JSON.stringify(parts);
  for (const key of readdirSync(PARTS_DIR))
    if (!used.includes(`/${key}/`)) rmSync(path.join(PARTS_DIR, key), { recursive: true });
  return parts;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(JSON.stringify(await buildMenuParts(), null, 2));
