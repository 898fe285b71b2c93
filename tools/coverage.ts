/*
 * `npm run -s tool -- coverage` counts what is known of the bundled places; `--sample` prints 60 random
 * ones for a vegetarian, to be judged by a reader; `--write-docs` writes the counts into docs/places.md.
 */
import { parseArgs } from 'node:util';
import { toMarkdownTable } from './markdown-table';
import { countCoverage, drawSample } from './places-coverage';
import { writeDocs } from './write-docs';

const { values } = parseArgs({
  options: {
    sample: { type: 'boolean', default: false },
    'write-docs': { type: 'boolean', default: false },
  },
});
const counts = countCoverage().map(([what, count]) => [what, count.toLocaleString('en')]);
const table = toMarkdownTable([['places', 'number'], ...counts]);
if (values['write-docs']) await writeDocs(table, 'coverage');
console.log(table);
if (values.sample) printSample();

function printSample() {
  const drawn = drawSample();
  const rows = drawn.map(({ title, menu, section }) => [title, section, menu.slice(0, 90)]);
  console.log(`\n${toMarkdownTable([['place', 'for a vegetarian', 'menu'], ...rows])}`);
  const sections = [...new Set(drawn.map(({ section }) => section))];
  const toCount = (name: string) => drawn.filter(({ section }) => section === name).length;
  console.log(`\n${sections.map((name) => `${name} ${toCount(name)}`).join(', ')}`);
}
