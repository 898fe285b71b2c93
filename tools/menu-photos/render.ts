import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { BROWSER_ARGS, BROWSER_PATH } from '../../e2e/helpers/browser';
import { createRandom } from '../menu-text/noise';
import { getPinnedPackage } from '../pinned-package';
import { distort, toDistortion } from './distort';
import { JOURNEY_MENUS } from './journey-menus';
import { makeMenus, type Menu } from './menus';
import { toPage } from './page';

/** Where the photos of the set stand, each beside its truth. */
export const SET_DIR = '.data/menus';
const FONT_VERSION = '5.3.0';
const HOST = 'http://menu.test';

const JOURNEYS_DIR = 'e2e/photos';

/** `render [NAME...]`: the photos of the set, or those whose name begins so, into `.data/menus`; `render --journeys`: those of the journeys. */
export async function render(args: readonly string[]): Promise<number> {
  const isForJourneys = args.includes('--journeys');
  const dir = isForJourneys ? JOURNEYS_DIR : SET_DIR;
  const wanted = args.filter((arg) => !arg.startsWith('--'));
  const menus = (isForJourneys ? JOURNEY_MENUS : makeMenus()).filter(
    ({ name }) => wanted.length === 0 || wanted.some((each) => name.startsWith(each)),
  );
  await mkdir(dir, { recursive: true });
  const browser = await chromium.launch({ executablePath: BROWSER_PATH, args: BROWSER_ARGS });
  try {
    const page = await browser.newPage();
    // What tsx makes of a function asks for this helper of esbuild, which a page does not have.
    await page.addInitScript('globalThis.__name = (made) => made');
    for (const menu of menus) {
      await writeFile(path.join(dir, `${menu.name}.jpg`), await photograph(page, menu));
      const dishes = menu.dishes.map(({ ko, price }) => ({ ko, price }));
      await writeFile(path.join(dir, `${menu.name}.json`), `${JSON.stringify(dishes, null, 2)}\n`);
    }
  } finally {
    await browser.close();
  }
  process.stdout.write(`${menus.length} menus in ${dir}\n`);
  return 0;
}

/** A photo of a menu, as JPEG. */
async function photograph(page: Page, menu: Menu): Promise<Buffer> {
  await page.unrouteAll();
  await page.route(`${HOST}/**`, async (route) => {
    const asked = new URL(route.request().url()).pathname;
    if (asked === '/') await route.fulfill({ body: toPage(menu), contentType: 'text/html' });
    else if (asked.endsWith('.css'))
      await route.fulfill({ body: await toCss(menu.font), contentType: 'text/css' });
    else
      await route.fulfill({ path: path.join(getFontDir(menu.font), asked.replace('/fonts/', '')) });
  });
  await page.setViewportSize({ width: menu.widthPx, height: Math.round(menu.widthPx * 0.6) });
  await page.goto(HOST);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ fullPage: true });
  const how = toDistortion(menu, createRandom(menu.seed + 9));
  const photo = await page.evaluate(distort, {
    picture: `data:image/png;base64,${picture.toString('base64')}`,
    how,
  });
  return Buffer.from(photo.slice(photo.indexOf(',') + 1), 'base64');
}

function getFontDir(font: string): string {
  return getPinnedPackage(`@fontsource/${font}`, FONT_VERSION);
}

/** The font's own sheet, under the one name that pages ask for. */
async function toCss(font: string): Promise<string> {
  const sheet = await readFile(path.join(getFontDir(font), '400.css'), 'utf8');
  return sheet
    .replace(/font-family: '[^']+'/g, "font-family: 'menu'")
    .replace(/font-display: swap/g, 'font-display: block');
}
