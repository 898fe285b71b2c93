// Runs the benchmarks as production runs the engine: bundled once, without the helpers that a loader of single files
// puts around every function. Arguments go on to tools/bench/engine.ts; after `places` or `places-growth`, to the file of that name.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build } from 'esbuild';
import { buildPlaces } from '../../scripts/build-places.mjs';
import { getPackageEntries } from '../../scripts/package-entries.mjs';

const FOLDER = '.data/bench';
const isNamed = ['places', 'places-growth'].includes(process.argv[2]);
const program = isNamed ? process.argv[2] : 'engine';

await build({
  entryPoints: [`tools/bench/${program}.ts`, 'tools/bench/first-answer.ts'],
  outdir: FOLDER,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: `node${process.versions.node}`,
  packages: 'external',
  // Ours are TypeScript, so they are bundled: each entry by its file.
  alias: Object.fromEntries(
    [...getPackageEntries()].map(([entry, file]) => [entry, path.resolve(file)]),
  ),
});
const { status } = spawnSync(
  process.execPath,
  ['--conditions=react-server', `${FOLDER}/${program}.mjs`, ...process.argv.slice(isNamed ? 3 : 2)],
  { stdio: 'inherit', env: { ...process.env, BUILT_PLACES_KEY: await buildPlaces() } },
);
process.exitCode = status ?? 1;
