import { parseArgs } from 'node:util';
import { toReport } from './golden/verdict-changes';
import { getGoldenFiles, readGoldenFile, writeGoldenFiles } from './golden/golden-files';

/**
 * `npm run -s tool -- golden` prints the engine's results for every dish and restaurant of
 * `data/synced/restaurants.json`; `--write` stores them in `packages/engine/golden` for review by git
 * diff; `--check` stops at the first file that differs and exits with 1; `--diff` lists the needs
 * and allergens that became milder or stricter per line, milder ones first.
 */
const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    diff: { type: 'boolean', default: false },
  },
});
const files = getGoldenFiles();
if (values.write) writeGoldenFiles(files);
else if (values.check) {
  const changed = files.find(
    ({ name, toLines }) => toLines().join('\n') !== readGoldenFile(name).join('\n'),
  );
  if (changed) {
    console.error(`packages/engine/golden/${changed.name} differs.`);
    process.exitCode = 1;
  }
} else if (values.diff) {
  for (const { name, toLines } of files.filter(({ hasVerdicts }) => hasVerdicts)) {
    console.log(toReport(name, readGoldenFile(name), toLines()).join('\n'));
  }
} else for (const { toLines } of files) console.log(toLines().join('\n'));
