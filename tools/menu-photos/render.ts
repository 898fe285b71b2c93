import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { BROWSER_ARGS, BROWSER_PATH } from '../../e2e/helpers/browser';
import { createRandom } from '../random';
import { getPinnedPackage } from '../pinned-package';
import { distort, toDistortion } from './distort';
import { printedStyles, styles } from './menu-parts.json';
import { createMenus, getJourneyMenus, type Kind, type Menu } from './menus';

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

type MenuStyle = (typeof printedStyles)[number];

const STYLES: Partial<Record<Kind, readonly MenuStyle[]>> = styles;
const PLAIN_STYLE: MenuStyle = { paper: '#fff', ink: '#111', price: '#111' };

/** HTML of a menu; fonts are served at `/fonts/<name>.css` of the same host. */
function toMenuHtml(menu: Menu): string {
  const random = createRandom(menu.seed + 5);
  const choice = STYLES[menu.kind] ?? printedStyles;
  const { paper, ink, price } = choice[Math.floor(random() * choice.length)] ?? PLAIN_STYLE;
  const unit = menu.widthPx / (menu.columns === 2 ? 34 : 20 + random() * 6);
  const [restaurantName, ...groups] = menu.headings;
  const every = Math.ceil(menu.dishes.length / Math.max(1, groups.length));
  // White rows on red above dark rows on white, the case that names the kind.
  const isPartial = menu.kind === 'banner' && menu.seed % 3 === 0;
  const rows = menu.dishes.map(({ ko, written }, at) => {
    const heading = at % every === 0 ? groups[at / every] : undefined;
    const light = isPartial && at >= 3 ? 'class="row light"' : 'class="row"';
    return `${heading ? `<h2>${heading}</h2>` : ''}<div ${light}><b>${ko}</b><i></i><u>${written}</u></div>`;
  });
  return `<!doctype html><html lang="ko"><meta charset="utf-8"><link rel="stylesheet" href="/fonts/${menu.font}.css">
<style>
body{margin:0;background:${paper};color:${ink};font:400 ${unit}px/1.2 "menu";padding:${unit}px;box-sizing:border-box}
h1{font-size:1.5em;text-align:center;margin:0 0 .5em}h2{font-size:1.15em;margin:.5em 0 .2em;break-after:avoid}
h1,h2{font-weight:400}main{columns:${menu.columns};column-gap:${unit * 1.6}px}
.row{display:flex;align-items:baseline;padding:${(0.2 + random() * 0.35) * unit}px 0;break-inside:avoid}
.light{background:#fff;color:#111;--price:#111;margin:0 ${-unit}px;padding-left:${unit}px;padding-right:${unit}px}
b,u{font-weight:inherit;text-decoration:none;white-space:nowrap}u{color:var(--price,${price})}
i{flex:1;margin:0 .4em;${menu.leaders ? `border-bottom:${unit * 0.08}px dotted currentColor` : ''}}
</style><body>${restaurantName ? `<h1>${restaurantName}</h1>` : ''}<main>${rows.join('')}</main></body></html>`;
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
