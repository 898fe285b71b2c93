/*
 * `npm run tool -- screenshots [--language ja] [state…]` writes every route and state of the last
 * build (`npm run build`) at three widths, light and dark, into .data/screens, and the README's
 * pictures into docs/screens. State names limit the run. Other languages are captured at phone
 * widths in a folder of their own. `--width 360 --theme dark --height 2400 --text-size 200`
 * (in percent) take others in place of these, next to them.
 */
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { setPageLocale } from '../e2e/helpers/localize';
import { SERVERS } from '../e2e/helpers/servers';
import { SCREEN_STATES, type ScreenState } from '../e2e/helpers/screen-states';
import { DEFAULT_LOCALE, LOCALES, isLocale, type Locale } from '../lib/locales';
import { getPinnedPackage } from './pinned-package';
import { withSiteBrowser } from './site/built-site';

const { values, positionals: selectedStates } = parseArgs({
  options: {
    language: { type: 'string', default: DEFAULT_LOCALE },
    width: { type: 'string', multiple: true },
    theme: { type: 'string', multiple: true },
    height: { type: 'string' },
    'text-size': { type: 'string' },
  },
  allowPositionals: true,
});
const language = parseLanguage(values.language);
const isEnglish = language === DEFAULT_LOCALE;

function parseLanguage(given: string): Locale {
  if (isLocale(given)) return given;
  throw new Error(`--language is one of ${LOCALES.join(', ')}.`);
}

const TARGET_DIR = isEnglish ? '.data/screens' : `.data/screens/${language}`;
const README_DIR = 'docs/screens';
const WIDTHS_PX = values.width?.map(Number) ?? (isEnglish ? [390, 640, 1280] : [390, 360]);
const HEIGHT_PX = Number(values.height ?? 844);
const THEMES = (['light', 'dark'] as const).filter(
  (theme) => values.theme?.includes(theme) ?? true,
);
const TEXT_SIZE = values['text-size'] ?? '100';
/** Other pictures than the usual ones, which stay as they are. */
const isReview = Object.keys(values).some((name) => name !== 'language');
const WEBP_QUALITY = 55;
/** States shown in the README, captured at two device pixels per pixel. */
const README_STATES = ['results-vegan', 'dish-checked', 'menu-read', 'card-shown'];

const FONTS: Readonly<Record<Locale, readonly string[]>> = {
  en: ['noto-sans-kr'],
  ja: ['noto-sans-kr', 'noto-sans-jp'],
  'zh-Hans': ['noto-sans-kr', 'noto-sans-sc'],
  'zh-Hant': ['noto-sans-kr', 'noto-sans-tc'],
};
const FONT_DIRS = FONTS[language].map((name) => getPinnedPackage(`@fontsource/${name}`, '5.3.0'));
const FONT_PATH = '/__screens/';

/** Injects fonts for Korean and the language; the app itself uses those of the visitor's phone. */
async function provideFonts(page: Page): Promise<void> {
  const css = await Promise.all(
    FONT_DIRS.flatMap((folder) =>
      ['400', '700'].map((weight) => readFile(`${folder}/${weight}.css`, 'utf8')),
    ),
  );
  await page.route(`**${FONT_PATH}*`, async (route) => {
    const file = path.basename(new URL(route.request().url()).pathname);
    const folder = FONT_DIRS.find((each) => file.startsWith(path.basename(each))) ?? '';
    await route.fulfill({ path: `${folder}/files/${file}`, contentType: 'font/woff2' });
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

async function captureState(
  browser: Browser,
  { name, open }: ScreenState,
  theme: 'light' | 'dark',
): Promise<void> {
  for (const isSharp of [false, true]) {
    if (isSharp && (isReview || !isEnglish)) continue;
    if (isSharp && !(theme === 'light' && README_STATES.includes(name))) continue;
    const context = await browser.newContext({
      baseURL: SERVERS.embedded,
      colorScheme: theme,
      reducedMotion: 'reduce',
      bypassCSP: true,
      serviceWorkers: 'block',
      viewport: { width: 390, height: HEIGHT_PX },
      deviceScaleFactor: isSharp ? 2 : 1,
    });
    const page = await context.newPage();
    setPageLocale(page, language);
    await provideFonts(page);
    await open(page);
    await page.evaluate(
      (size) => (document.documentElement.style.fontSize = `${size}%`),
      TEXT_SIZE,
    );
    for (const width of isSharp ? [390] : WIDTHS_PX) {
      await page.setViewportSize({ width, height: HEIGHT_PX });
      await page.evaluate(async () => {
        const pictures = [...document.images].filter(
          (image) => image.getBoundingClientRect().top < innerHeight,
        );
        // A picture that the browser never loads is never decoded either.
        const timeout = new Promise((resolve) => setTimeout(resolve, 5000));
        await Promise.race([Promise.allSettled(pictures.map((image) => image.decode())), timeout]);
        await document.fonts.ready;
      });
      const picture = await sharp(await page.screenshot({ animations: 'disabled' })).webp({
        quality: WEBP_QUALITY,
        effort: 6,
      });
      const folder = isSharp ? README_DIR : TARGET_DIR;
      const suffix = TEXT_SIZE === '100' ? '' : `-${TEXT_SIZE}`;
      await writeFile(
        `${folder}/${name}-${width}-${theme}${suffix}.webp`,
        await picture.toBuffer(),
      );
    }
    await context.close();
  }
}

const states = SCREEN_STATES.filter(
  ({ name }) => selectedStates.length === 0 || selectedStates.includes(name),
);
if (selectedStates.length === 0 && !isReview)
  await rm(TARGET_DIR, { recursive: true, force: true });
await mkdir(TARGET_DIR, { recursive: true });

await withSiteBrowser(
  async (browser) => {
    for (const state of states) {
      for (const theme of THEMES) await captureState(browser, state, theme);
      console.log(state.name);
    }
  },
  { withOthers: true },
);

const files = await readdir(TARGET_DIR);
const sizes = await Promise.all(
  files.map(async (file) => (await stat(`${TARGET_DIR}/${file}`)).size),
);
const totalMb = sizes.reduce((sum, size) => sum + size, 0) / 1e6;
console.log(`${files.length} pictures, ${totalMb.toFixed(1)} MB, in ${TARGET_DIR}`);
