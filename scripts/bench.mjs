// Runs the benchmarks as production runs the engine: bundled once, without the helpers that a loader of single files
// puts around every function. Arguments go on to bench/engine.ts.
import { spawnSync } from 'node:child_process';
import { build } from 'esbuild';

const BUNDLE = '.data/bench/engine.mjs';

await build({
  entryPoints: ['bench/engine.ts'],
  outfile: BUNDLE,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: `node${process.versions.node}`,
  packages: 'external',
});
const { status } = spawnSync(
  process.execPath,
  ['--conditions=react-server', BUNDLE, ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
