/*
 * `npm run -s tool -- coverage` counts what is known of the bundled places; `--write-docs` writes the
 * counts into docs/places.md.
 */
import { toMarkdownTable } from './markdown-table';
import { countCoverage } from './places-coverage';
import { writeDocs } from './write-docs';

const counts = countCoverage().map(([what, count]) => [what, count.toLocaleString('en')]);
const table = toMarkdownTable([['places', 'number'], ...counts]);
if (process.argv.includes('--write-docs')) await writeDocs(table, 'coverage');
console.log(table);
