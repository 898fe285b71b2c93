/*
 * `npm run tool -- screenshots [--language ja] [state…]` writes every route and state of the last build (`npm run build`) at
 * three widths, light and dark, into .data/screens, and the README's pictures into docs/screens. Names of states after it take
 * only those. In another language they are as wide as phones, in a folder of that language.
 */
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { BROWSER_ARGS, BROWSER_PATH } from '../e2e/helpers/browser';
import { readIn } from '../e2e/helpers/say';
import { SERVERS } from '../e2e/helpers/servers';
import { STATES, type ScreenState } from '../e2e/helpers/states';
import { DEFAULT_LOCALE, LOCALES, isLocale, type Locale } from '../lib/locales';
import { getPinnedPackage } from './pinned-package';
import { withBuiltSite } from './site/built-site';

const { values, positionals: wanted } = parseArgs({
  options: { language: { type: 'string', default: DEFAULT_LOCALE } },
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
const WIDTHS_PX = isEnglish ? [390, 640, 1280] : [390, 360];
const HEIGHT_PX = 844;
const THEMES = ['light', 'dark'] as const;
const WEBP_QUALITY = 55;
/** The README shows these; they are taken sharp, at two dots a pixel. */
const SHOWN_IN_README = ['home', 'results', 'recipe'];

const FONTS: Readonly<Record<Locale, readonly string[]>> = {
  en: ['noto-sans-kr'],
  ja: ['noto-sans-kr', 'noto-sans-jp'],
  'zh-Hans': ['noto-sans-kr', 'noto-sans-sc'],
  'zh-Hant': ['noto-sans-kr', 'noto-sans-tc'],
};
const FONT_DIRS = FONTS[language].map((name) => getPinnedPackage(`@fontsource/${name}`, '5.3.0'));
const FONT_PATH = '/__screens/';

/** Faces for machines that have none of Korean and the language; the guide itself uses those of the visitor's phone. */
async function lendFonts(page: Page): Promise<void> {
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

async function takeState(
  browser: Browser,
  { name, open }: ScreenState,
  theme: (typeof THEMES)[number],
): Promise<void> {
  for (const isSharp of [false, true]) {
    if (isSharp && !(isEnglish && theme === 'light' && SHOWN_IN_README.includes(name))) continue;
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
    readIn(page, language);
    await lendFonts(page);
    await open(page);
    for (const width of isSharp ? [390] : WIDTHS_PX) {
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
  { withOthers: true },
);

const files = await readdir(TARGET_DIR);
const sizes = await Promise.all(
  files.map(async (file) => (await stat(`${TARGET_DIR}/${file}`)).size),
);
const totalMb = sizes.reduce((sum, size) => sum + size, 0) / 1e6;
console.log(`${files.length} pictures, ${totalMb.toFixed(1)} MB, in ${TARGET_DIR}`);
