/*
 * `npm run screenshots [state…]` writes every route and state of the last build (`npm run build`) at three widths, light
 * and dark, into .data/screens, and the README's pictures into docs/screens. Names of states after it take only those.
 */
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { BROWSER_ARGS, BROWSER_PATH } from '../e2e/helpers/browser';
import { SERVERS } from '../e2e/helpers/servers';
import { STATES, type ScreenState } from '../e2e/helpers/states';
import { getPinnedPackage } from './pinned-package';
import { withBuiltSite } from './site/built-site';

const TARGET_DIR = '.data/screens';
const README_DIR = 'docs/screens';
const WIDTHS_PX = [390, 640, 1280] as const;
const HEIGHT_PX = 844;
const THEMES = ['light', 'dark'] as const;
const WEBP_QUALITY = 55;
/** The README shows these; they are taken sharp, at two dots a pixel. */
const SHOWN_IN_README = ['home', 'results', 'recipe'];

const FONT_DIR = getPinnedPackage('@fontsource/noto-sans-kr', '5.3.0');
const FONT_PATH = '/__screens/';

/** A Korean face for machines that have none; the guide itself uses the one of the visitor's phone. */
async function lendKoreanFont(page: Page): Promise<void> {
  const css = await Promise.all(
    ['400', '700'].map((weight) => readFile(`${FONT_DIR}/${weight}.css`, 'utf8')),
  );
  await page.route(`**${FONT_PATH}*`, async (route) => {
    const file = path.basename(new URL(route.request().url()).pathname);
    await route.fulfill({ path: `${FONT_DIR}/files/${file}`, contentType: 'font/woff2' });
  });
  await page.addInitScript(
    (text) => {
      addEventListener('DOMContentLoaded', () => {
        const style = document.createElement('style');
        style.textContent = text;
        document.head.append(style);
      });
    },
    css.join('\n').replaceAll('url(./files/', `url(${FONT_PATH}`),
  );
}

async function takeState(
  browser: Browser,
  { name, open }: ScreenState,
  theme: (typeof THEMES)[number],
): Promise<void> {
  for (const isSharp of [false, true]) {
    if (isSharp && !(theme === 'light' && SHOWN_IN_README.includes(name))) continue;
    const context = await browser.newContext({
      baseURL: SERVERS.embedded,
      colorScheme: theme,
      reducedMotion: 'reduce',
      bypassCSP: true,
      serviceWorkers: 'block',
      viewport: { width: WIDTHS_PX[0], height: HEIGHT_PX },
      deviceScaleFactor: isSharp ? 2 : 1,
    });
    const page = await context.newPage();
    await lendKoreanFont(page);
    await open(page);
    for (const width of isSharp ? WIDTHS_PX.slice(0, 1) : WIDTHS_PX) {
      await page.setViewportSize({ width, height: HEIGHT_PX });
      await page.evaluate(async () => {
        const pictures = [...document.images].filter(
          (image) => image.getBoundingClientRect().top < innerHeight,
        );
        await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
        await document.fonts.ready;
      });
      const picture = await sharp(await page.screenshot({ animations: 'disabled' })).webp({
        quality: WEBP_QUALITY,
        effort: 6,
      });
      const folder = isSharp ? README_DIR : TARGET_DIR;
      await writeFile(`${folder}/${name}-${width}-${theme}.webp`, await picture.toBuffer());
    }
    await context.close();
  }
}

const wanted = process.argv.slice(2);
const states = STATES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (wanted.length === 0) await rm(TARGET_DIR, { recursive: true, force: true });
await mkdir(TARGET_DIR, { recursive: true });

await withBuiltSite(
  async () => {
    const browser = await chromium.launch({ executablePath: BROWSER_PATH, args: BROWSER_ARGS });
    for (const state of states) {
      for (const theme of THEMES) await takeState(browser, state, theme);
      console.log(state.name);
    }
    await browser.close();
  },
  { withMaintenance: true },
);

const files = await readdir(TARGET_DIR);
const sizes = await Promise.all(
  files.map(async (file) => (await stat(`${TARGET_DIR}/${file}`)).size),
);
const totalMb = sizes.reduce((sum, size) => sum + size, 0) / 1e6;
console.log(`${files.length} pictures, ${totalMb.toFixed(1)} MB, in ${TARGET_DIR}`);
