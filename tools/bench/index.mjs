// Runs the benchmarks as one bundle, as production does: a per-file loader wraps every function in
// helpers. Arguments are passed to tools/bench/engine.ts.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build } from 'esbuild';
import { getPackageEntries } from '../../scripts/package-entries.mjs';

const BUNDLE = '.data/bench/engine.mjs';

await build({
  entryPoints: ['tools/bench/engine.ts'],
  outfile: BUNDLE,
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
  ['--conditions=react-server', BUNDLE, ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
