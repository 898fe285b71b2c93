// Makes the files of the menu reader before `next build` and `next dev`, which ask for it in next.config.mjs, each under an
// address that says what is in it: docs/decisions/0098-the-menu-reader-is-files-beside-the-pages.md
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = path.join(ROOT, 'public/menu/parts');
const require = createRequire(import.meta.url);
/** As in packages/menu-reader/src/parts.ts. */
const CORES = ['relaxedsimd-lstm', 'simd-lstm', 'lstm'];
/** Enough of a digest that no two contents meet. */
const KEY_LETTERS = 16;

const toDigest = (...contents) => {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex');
};

async function bundleReader() {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['@kioot/menu-reader/worker'],
    bundle: true,
    minify: true,
    write: false,
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    // Its Korean as it is read: escapes would make it larger.
    charset: 'utf8',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0].contents;
}

/** The lexicon is packed by the engine itself, which is TypeScript. */
async function packLexicon() {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { packLexicon, WRITTEN_LEXICON } from '@kioot/engine/lexicon';
        export const packed = packLexicon(WRITTEN_LEXICON);
      `,
      resolveDir: ROOT,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
  const program = Buffer.from(outputFiles[0].contents).toString('base64');
  const { packed } = await import(`data:text/javascript;base64,${program}`);
  return packed;
}

/** What dishes are called in the languages besides English, by `lib/locales.ts`: tables, and the grammar that puts words together. */
const NAMES = {
  ja: { table: 'ja', exported: 'JAPANESE' },
  'zh-Hans': { table: 'zh-hans', exported: 'SIMPLIFIED' },
  'zh-Hant': { table: 'zh-hant', exported: 'TRADITIONAL' },
};

/** A script that the worker takes in for one language, so that no phone loads another one. */
async function bundleNames({ table, exported }) {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createForeignNames, ${exported} } from '@kioot/engine/names';
        import names from './packages/engine/lexicon/names-${table}.json';
        import official from './packages/engine/lexicon/official-names-${table}.json';
        self.createMenuNames = (lexicon, classify) =>
          createForeignNames(lexicon, { words: names.words, official }, ${exported}, classify);
      `,
      resolveDir: ROOT,
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    write: false,
    // As they are read: escapes would make it larger.
    charset: 'utf8',
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0].contents;
}

async function writeNames() {
  const written = await Promise.all(
    Object.entries(NAMES).map(async ([locale, names]) => [
      locale,
      writeAlone(`names-${locale}.js`, await bundleNames(names)),
    ]),
  );
  return Object.fromEntries(written);
}

/** Writes a file unless it is there, whole at once: two builds may write at the same time. */
function writePart(key, name, content) {
  const folder = path.join(FOLDER, key);
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

const writeAlone = (name, content) =>
  writePart(toDigest(content).slice(0, KEY_LETTERS), name, content);

/** In one folder: a core looks for its WebAssembly beside the worker that loads it. */
function writeRecogniser() {
  const readCore = (name) => readFileSync(require.resolve(`tesseract.js-core/${name}`));
  const worker = readFileSync(require.resolve('tesseract.js/dist/worker.min.js'));
  const files = CORES.map((core) => {
    const script = `tesseract-core-${core}.js`;
    const wasm = `tesseract-core-${core}.wasm`;
    return { core, script, wasm, contents: [readCore(script), readCore(wasm)] };
  });
  const key = toDigest(worker, ...files.flatMap(({ contents }) => contents)).slice(0, KEY_LETTERS);
  return {
    recogniser: writePart(key, 'recogniser.js', worker),
    cores: Object.fromEntries(
      files.map(({ core, script, wasm, contents }) => [
        core,
        { script: writePart(key, script, contents[0]), wasm: writePart(key, wasm, contents[1]) },
      ]),
    ),
  };
}

/** The recogniser asks for it by this name. */
const writeModel = () =>
  writeAlone(
    'kor.traineddata.gz',
    readFileSync(require.resolve('@tesseract.js-data/kor/4.0.0_best_int/kor.traineddata.gz')),
  );

/**
 * Writes the files into `public/menu/parts`, takes away those of other builds, and says where they are.
 * @returns {Promise<import('../lib/menu-reader/built-parts').BuiltParts>}
 */
export async function buildMenuParts() {
  const [reader, lexicon, names] = await Promise.all([bundleReader(), packLexicon(), writeNames()]);
  const parts = {
    reader: writeAlone('reader.js', reader),
    // Text, so that servers compress it.
    lexicon: writeAlone('lexicon.txt', lexicon),
    ...writeRecogniser(),
    model: writeModel(),
    names,
  };
  const used = JSON.stringify(parts);
  for (const key of readdirSync(FOLDER))
    if (!used.includes(`/${key}/`)) rmSync(path.join(FOLDER, key), { recursive: true });
  return parts;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(JSON.stringify(await buildMenuParts(), null, 2));
