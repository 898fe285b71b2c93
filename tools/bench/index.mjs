// Runs the benchmarks as one bundle, as production does: a per-file loader wraps every function in
// helpers. Arguments are passed to tools/bench/engine.ts, or after `places`, `places-growth` or `party` to
// that file.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build } from 'esbuild';
import { buildPlaces } from '../../scripts/build-places.mjs';
import { getPackageEntries } from '../../scripts/package-entries.mjs';

const BUILD_DIR = '.data/bench';
const isNamed = ['places', 'places-growth', 'party'].includes(process.argv[2]);
const program = isNamed ? process.argv[2] : 'engine';

await build({
  entryPoints: [`tools/bench/${program}.ts`, 'tools/bench/first-response.ts'],
  outdir: BUILD_DIR,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: `node${process.versions.node}`,
  packages: 'external',
  // Workspace packages are TypeScript and have to be bundled.
  alias: Object.fromEntries(
    [...getPackageEntries()].map(([entry, file]) => [entry, path.resolve(file)]),
  ),
});
const { status } = spawnSync(
  process.execPath,
  [
    '--conditions=react-server',
    `${BUILD_DIR}/${program}.mjs`,
    ...process.argv.slice(isNamed ? 3 : 2),
  ],
  { stdio: 'inherit', env: { ...process.env, BUILT_PLACES_KEY: await buildPlaces() } },
);
process.exitCode = status ?? 1;
