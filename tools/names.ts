/*
 * Quality of dish names in other languages: `npm run -s tool -- names [--rows] [--write-docs]`;
 * `--rows` prints the rows that fall short. Exits with 1 for a missed bar.
 */
import { parseArgs } from 'node:util';
import { FOREIGN_LANGUAGES, type ForeignLanguage } from '@kioot/engine/lexicon';
import type { Figure } from './names/figure';
import { measureNames } from './names/measure-names';
import { writeDocs } from './write-docs';

const { values: options } = parseArgs({
  options: {
    rows: { type: 'boolean', default: false },
    'write-docs': { type: 'boolean', default: false },
  },
});

const toShare = ({ count, of }: Figure): number => (of === 0 ? 0 : count / of);
const toPercent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function isMet(figure: Figure): boolean {
  const { bar } = figure;
  if (bar === undefined) return true;
  return 'atMost' in bar ? toShare(figure) <= bar.atMost : toShare(figure) >= bar.atLeast;
}

function toBar({ bar }: Figure): string {
  if (bar === undefined) return '';
  return 'atMost' in bar
    ? `at most ${toPercent(bar.atMost)}`
    : `at least ${toPercent(bar.atLeast)}`;
}

function toRow(language: ForeignLanguage, figure: Figure): string {
  const { what, count, of, bar } = figure;
  const verdict = bar === undefined ? '' : isMet(figure) ? 'met' : 'MISSED';
  const share = of === 0 ? '-' : toPercent(toShare(figure));
  return `| ${language} | ${what} | ${count} of ${of} | ${share} | ${toBar(figure)} | ${verdict} |`;
}

const measured = FOREIGN_LANGUAGES.map((language) => ({
  language,
  figures: measureNames(language),
}));
const table = [
  '| language | what | count | share | bar | |',
  '| --- | --- | --- | --- | --- | --- |',
  ...measured.flatMap(({ language, figures }) => figures.map((figure) => toRow(language, figure))),
].join('\n');
console.log(table);
if (options.rows) {
  for (const { language, figures } of measured) {
    for (const { what, rows } of figures) {
      if (rows.length > 0) console.log(`\n${language}: ${what}\n  ${rows.join('\n  ')}`);
    }
  }
}
if (options['write-docs']) await writeDocs(table, 'names');
process.exitCode = measured.every(({ figures }) => figures.every(isMet)) ? 0 : 1;
