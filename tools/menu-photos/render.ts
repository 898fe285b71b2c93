import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { BROWSER_ARGS, BROWSER_PATH } from '../../e2e/helpers/browser';
import { createRandom } from '../random';
import { getPinnedPackage } from '../pinned-package';
import { distort, toDistortion } from './distort';
import { createMenus, getJourneyMenus, type Menu } from './menus';
import { toMenuHtml } from './page';

/** Folder of the photos, each with its expected dishes as JSON. */
export const SET_DIR = '.data/menus';
const FONT_VERSION = '5.3.0';
const HOST = 'http://menu.test';

const JOURNEYS_DIR = 'e2e/photos';

/**
 * `render [NAME...]`: photos of the set, or those whose name starts so, into `.data/menus`; `render
 * --journeys`: those of the browser tests.
 */
export async function render(args: readonly string[]): Promise<number> {
  const isForJourneys = args.includes('--journeys');
  const dir = isForJourneys ? JOURNEYS_DIR : SET_DIR;
  const prefixes = args.filter((arg) => !arg.startsWith('--'));
  const menus = (isForJourneys ? getJourneyMenus() : createMenus()).filter(
    ({ name }) => prefixes.length === 0 || prefixes.some((each) => name.startsWith(each)),
  );
  await mkdir(dir, { recursive: true });
  const browser = await chromium.launch({ executablePath: BROWSER_PATH, args: BROWSER_ARGS });
  try {
    const page = await browser.newPage();
    // esbuild's helper in functions compiled by tsx, missing in a page.
    await page.addInitScript('globalThis.__name = (made) => made');
    for (const menu of menus) {
      await writeFile(path.join(dir, `${menu.name}.jpg`), await renderPhoto(page, menu));
      const dishes = menu.dishes.map(({ ko, price }) => ({ ko, price }));
      await writeFile(path.join(dir, `${menu.name}.json`), `${JSON.stringify(dishes, null, 2)}\n`);
    }
  } finally {
    await browser.close();
  }
  process.stdout.write(`${menus.length} menus in ${dir}\n`);
  return 0;
}

/** Photo of a menu as JPEG. */
async function renderPhoto(page: Page, menu: Menu): Promise<Buffer> {
  await page.unrouteAll();
  await page.route(`${HOST}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') await route.fulfill({ body: toMenuHtml(menu), contentType: 'text/html' });
    else if (pathname.endsWith('.css'))
      await route.fulfill({ body: await toCss(menu.font), contentType: 'text/css' });
    else
      await route.fulfill({
        path: path.join(getFontDir(menu.font), pathname.replace('/fonts/', '')),
      });
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

/** Stylesheet of the font under the one family name that pages use. */
async function toCss(font: string): Promise<string> {
  const sheet = await readFile(path.join(getFontDir(font), '400.css'), 'utf8');
  return sheet
    .replace(/font-family: '[^']+'/g, "font-family: 'menu'")
    .replace(/font-display: swap/g, 'font-display: block');
}
