import { parseArgs } from 'node:util';
import { getGolden, writeGolden } from './golden/files';

/**
 * `npm run -s golden` prints what the engine makes of every dish and place of `data/restaurants.json`;
 * `npm run -s golden -- --write` puts it into `data/golden`, where git shows what changed.
 */
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const files = getGolden();
if (values.write) writeGolden(files);
else for (const { lines } of files) console.log(lines.join('\n'));
