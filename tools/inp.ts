/*
 * `npm run tool -- inp [SCREEN ...] [--runs N] [--slowdown N] [--write]` taps through the list, its
 * filters, the map and an order of the last build (`npm run build`) in a browser on a slowed-down
 * processor (6 times): time from each tap to the next frame, by the clock and of the page's own
 * processor time, median of N runs (5). `!` marks a missed target. `--write` updates the table in docs/look.md.
 */
import { parseArgs } from 'node:util';
import { devices, expect, type Browser, type Locator, type Page } from '@playwright/test';
import { openResults, openVeganResults, resultCards } from '../e2e/helpers/search-steps';
import { SERVERS } from '../e2e/helpers/servers';
import {
  measureInteraction,
  toInteractionTable,
  watchInteractions,
  type Interaction,
} from './inp/interaction';
import { withSiteBrowser } from './site/built-site';
import { writeDocs } from './write-docs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    slowdown: { type: 'string', default: '6' },
    write: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const slowdown = Number(values.slowdown);

/** Serves bibimbap, bulgogi, kimchi fried rice with beef, and omija tea. */
const PLACE = '/places/KOP018263';

/** Taps a button and adds the time to the next frame to those of its name. */
type Tap = (name: string, target: Locator) => Promise<void>;

const getButton = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();

async function tapThroughList(page: Page, tap: Tap) {
  await openResults(page, 'Myeongdong', '2000m', []);
  for (const count of [20, 30, 40, 50]) {
    await tap(`Load more (${count} cards)`, getButton(page, 'Load more'));
    await expect(resultCards(page)).toHaveCount(count);
  }
}

/** All of a list for vegans is shown at once. */
async function tapThroughFilters(page: Page, tap: Tap) {
  await openVeganResults(page, 'Myeongdong', '2000m', 'strictVegan');
  await tap('chip Open on', getButton(page, 'Open now'));
  await tap('chip Open off', getButton(page, 'Open now'));
  await tap('Filters', getButton(page, /^Filters/));
  for (const name of ['Meals', 'Eating alone', 'Not spicy'])
    await tap(
      `filter ${name}`,
      page.getByRole('dialog').getByRole('button', { name, exact: true }),
    );
  await tap('Show places', getButton(page, /^(?:Show|Looking)/));
}

async function tapThroughMap(page: Page, tap: Tap) {
  await openResults(page, 'Myeongdong', '2000m', []);
  await tap('Map', getButton(page, 'Map'));
  const map = page.getByRole('region', { name: /^Map of/ });
  const pins = map.getByRole('button', { name: /^(?!\d+ places)/ });
  await tap('pin of a place', pins.first());
  await tap('next place', getButton(page, 'Next place'));
  await tap('Close', getButton(page, 'Close'));
  await tap('List', getButton(page, 'List'));
}

async function tapThroughOrder(page: Page, tap: Tap) {
  await page.addInitScript(() =>
    localStorage.setItem(
      'kioot.profile.v1',
      JSON.stringify({ wish: null, allergies: ['peanut'], severe: ['peanut'] }),
    ),
  );
  await page.goto(PLACE);
  await tap('Order in Korean', getButton(page, 'Order in Korean'));
  await tap('+', getButton(page, 'One more: Bibimbap'));
  await tap('+ (again)', getButton(page, 'One more: Bibimbap'));
  await tap('−', getButton(page, 'One less: Bibimbap'));
  await tap('Done', getButton(page, 'Done'));
}

const SCREENS = {
  list: tapThroughList,
  filters: tapThroughFilters,
  map: tapThroughMap,
  order: tapThroughOrder,
};

async function measureAll(browser: Browser): Promise<Map<string, Interaction[]>> {
  const interactions = new Map<string, Interaction[]>();
  for (const [screen, tapThrough] of Object.entries(SCREENS)) {
    if (positionals.length > 0 && !positionals.includes(screen)) continue;
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext({
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        // Drawn by the processor here, by a graphics chip on a phone.
        deviceScaleFactor: 1,
        baseURL: SERVERS.embedded,
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      await watchInteractions(page);
      await tapThrough(page, async (name, target) => {
        const interaction = await measureInteraction(page, target, slowdown);
        const key = `${screen}: ${name}`;
        interactions.set(key, [...(interactions.get(key) ?? []), interaction]);
      });
      await context.close();
    }
    console.log(`${screen} measured`);
  }
  return interactions;
}

const interactions = await withSiteBrowser(measureAll);
const table = toInteractionTable(interactions);
console.log(table);
const how = `Median of ${runs} runs, processor ${slowdown} times slower, production build (\`npm run tool -- inp --write\`).`;
if (values.write) await writeDocs(`${how}\n\n${table}`, 'inp');
