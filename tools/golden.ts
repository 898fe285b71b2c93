import { parseArgs } from 'node:util';
import { toReport } from './golden/direction';
import { getGolden, readGolden, writeGolden } from './golden/files';

/**
 * `npm run -s tool -- golden` prints what the engine makes of every dish and place of `data/restaurants.json`;
 * `npm run -s tool -- golden --write` puts it into `packages/engine/golden`, where git shows what changed; `-- --check` ends with the
 * first file that differs, and exits 1; `-- --diff` says of every changed line whether it became milder or stricter, and for
 * which need or allergen, milder ones first.
 */
const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    diff: { type: 'boolean', default: false },
  },
});
const files = getGolden();
if (values.write) writeGolden(files);
else if (values.check) {
  const changed = files.find(
    ({ name, toLines }) => toLines().join('\n') !== readGolden(name).join('\n'),
  );
  if (changed) {
    console.error(`packages/engine/golden/${changed.name} differs.`);
    process.exitCode = 1;
  }
} else if (values.diff) {
  for (const { name, toLines } of files.filter(({ hasVerdicts }) => hasVerdicts)) {
    console.log(toReport(name, readGolden(name), toLines()).join('\n'));
  }
} else for (const { toLines } of files) console.log(toLines().join('\n'));
