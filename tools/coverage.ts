import type { PlaceFacts } from '@kioot/engine';
import { english } from '@kioot/engine/lexicon';
import type { Place } from '@kioot/places/place';
import { isListed } from '@kioot/places/snapshot';
import curatedNames from '../data/curated/place-names-en.json' with { type: 'json' };
import { getKnownFor, getDiet, getPriceRange } from '../lib/search/classification/place-facts';
import { getSnapshotRows } from '../lib/places/snapshot-store';
import { toMarkdownTable } from './markdown-table';
import { writeDocs } from './write-docs';

/*
 * `npm run -s tool -- coverage` counts what is known of the bundled places; `--write-docs` writes the
 * counts into docs/places.md.
 */

/** Sources of names that are not spelt by sound alone. */
const READ_NAMES: ReadonlySet<string> = new Set(['official', 'read', 'words', 'loan', 'mixed']);

/** Fewest dishes of which a list or a menu says so to speak for the whole kitchen. */
const MIN_CLAIMED = 3;

interface CoveredPlace {
  row: Place;
  diet: PlaceFacts;
}

const names: Readonly<Record<string, { ko: string; en: string }>> = curatedNames.names;

/** Source of the English name of a place. */
function getNameSource({ contentId, title, title_eng }: Place): string {
  if (title_eng === '') return english.toTitle(title).how;
  return names[contentId]?.en === title_eng ? 'read' : 'official';
}

/** Source that says a whole kitchen is vegan; null where none does. */
function getVeganSource({
  diet: { byName, dishes },
}: CoveredPlace): 'name' | 'list' | 'menu' | null {
  if (byName.strictVegan === 'yes') return 'name';
  const isWhole =
    dishes.length >= MIN_CLAIMED &&
    dishes.every(({ vegan, evidence }) => vegan === 'yes' && evidence !== 'request');
  const claims = dishes.filter(({ evidence }) => evidence !== undefined);
  if (!isWhole || claims.length < MIN_CLAIMED) return null;
  return claims.every(({ evidence }) => evidence === 'label') ? 'list' : 'menu';
}

const getHalalSource = ({
  row: { title, title_eng },
  diet,
}: CoveredPlace): 'name' | 'menu' | null =>
  diet.halal !== 'yes' ? null : /할랄|halal/i.test(`${title} ${title_eng}`) ? 'name' : 'menu';

/** Counts of what is known of the places of the lists, each with its name. */
export function countCoverage(): [what: string, count: number][] {
  const listed = getSnapshotRows().filter(isListed);
  const places = listed
    .filter(({ mapx, mapy }) => mapx !== null && mapy !== null)
    .map((row): CoveredPlace => ({ row, diet: getDiet(row) }));
  const count = (test: (place: CoveredPlace) => boolean) => places.filter(test).length;
  const hasMenu = ({ diet }: CoveredPlace) => diet.dishes.length > 0;
  const knownFor = ({ row, diet }: CoveredPlace) =>
    diet.dishes.length > 0 ? null : getKnownFor(row.contentId);
  const isOfChain = ({ row }: CoveredPlace) => row.fieldSources?.firstmenu?.isOfChain === true;
  return [
    ['places of the lists', listed.length],
    ['of them located (all below)', places.length],
    ['with a menu', count(hasMenu)],
    ['of them with the menu of their chain', count(isOfChain)],
    ['known for a dish of the city’s list', count((place) => knownFor(place)?.year !== undefined)],
    [
      'known for the dish of their name',
      count((place) => (knownFor(place) ?? { year: 0 }).year === undefined),
    ],
    ['with a menu or a known dish', count((place) => hasMenu(place) || knownFor(place) !== null)],
    ['vegan kitchens by their name', count((place) => getVeganSource(place) === 'name')],
    ['vegan kitchens by the city’s list', count((place) => getVeganSource(place) === 'list')],
    ['vegan kitchens by their menu', count((place) => getVeganSource(place) === 'menu')],
    ['halal kitchens by their name', count((place) => getHalalSource(place) === 'name')],
    ['halal kitchens by their menu', count((place) => getHalalSource(place) === 'menu')],
    ['kitchens that are usually halal', count(({ diet }) => diet.halal === 'ask')],
    ['with the price of a meal', count(({ row }) => getPriceRange(row) !== undefined)],
    ['official English name', count(({ row }) => getNameSource(row) === 'official')],
    ['English name read by one of us', count(({ row }) => getNameSource(row) === 'read')],
    [
      'English name by known words',
      count(({ row }) => ['words', 'loan'].includes(getNameSource(row))),
    ],
    ['English name partly spelt by sound', count(({ row }) => getNameSource(row) === 'mixed')],
    ['English name spelt by sound', count(({ row }) => !READ_NAMES.has(getNameSource(row)))],
  ];
}

if (process.argv[1]?.endsWith('coverage.ts')) {
  const counts = countCoverage().map(([what, count]) => [what, count.toLocaleString('en')]);
  const table = toMarkdownTable([['places', 'number'], ...counts]);
  console.log(table);
  if (process.argv.includes('--write-docs')) void writeDocs(table, 'coverage');
}
