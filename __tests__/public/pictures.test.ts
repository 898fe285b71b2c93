import { readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import manifest from '@/app/manifest';
import { MEAT_OPTIONS, VEGAN_OPTIONS } from '@/lib/session/preferences';
import { drawFoods } from '@/tools/art/food';
import { drawKinds } from '@/tools/art/kinds';
import { FOODS_FILE } from '@/lib/foods-file';
import { FOOD_KINDS } from '@kioot/engine/lexicon';
import { RECIPE_PICTURES, RECIPE_SHAPES, SHARED_SIDE_PX } from '@/tools/art/recipes';
import { drawSeoul, DUSK, MORNING } from '@/tools/art/seoul';

const read = (path: string) => readFileSync(path, 'utf8');

describe('the background', () => {
  it.each([
    ['public/images/seoul-morning.svg', drawSeoul(MORNING, false)],
    ['public/images/seoul-dusk.svg', drawSeoul(DUSK, true)],
  ])('%s is what its source draws, under 25 kB', (path, drawing) => {
    expect(read(path)).toBe(drawing);
    expect(statSync(path).size).toBeLessThan(25_000);
  });
});

describe('the food pictures', () => {
  it('show every answer of the two preference screens and nothing else', () => {
    const answers = [...MEAT_OPTIONS, ...VEGAN_OPTIONS].map((id) => `${id}.svg`);
    expect(readdirSync('public/images/food').sort()).toEqual(answers.sort());
  });

  it('are what their source draws', () => {
    for (const [id, svg] of Object.entries(drawFoods())) {
      expect(read(`public/images/food/${id}.svg`)).toBe(svg);
    }
  });
});

describe('the kinds of food', () => {
  const drawn = read(`public${FOODS_FILE}`);

  it('are one file, as its source draws it, under 40 kB, and 10 kB gzipped', () => {
    expect(drawn).toBe(drawKinds());
    expect(drawn.length).toBeLessThan(40_000);
    expect(gzipSync(drawn, { level: 9 }).byteLength).toBeLessThan(10_000);
  });

  it('have a symbol each, and no symbol is without its kind', () => {
    const symbols = [...drawn.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
    expect(symbols.sort()).toEqual([...FOOD_KINDS].sort());
  });

  it('share parts that are there once, under names of their own', () => {
    const ids = [...drawn.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const used = [...drawn.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set([...used, ...FOOD_KINDS])).toEqual(new Set(ids));
  });

  it('need no style sheet, gradient or clipping of the file, which not every browser takes along', () => {
    expect(drawn).not.toMatch(/<style|class=|url\(|<clipPath|<mask|Gradient/);
  });
});

describe('the recipe pictures', () => {
  const files = Object.keys(RECIPE_PICTURES).flatMap((slug) =>
    Object.entries(RECIPE_SHAPES).map(([shape, size]) => ({ name: `${slug}-${shape}.webp`, ...size })),
  );

  it('are there in every shape, each in its size and light enough for a phone', async () => {
    expect(readdirSync('public/images/recipes').sort()).toEqual(files.map((f) => f.name).sort());
    for (const { name, width, height } of files) {
      const path = `public/images/recipes/${name}`;
      const picture = await sharp(path).metadata();
      expect([name, picture.width, picture.height]).toEqual([name, width, height]);
      expect(statSync(path).size).toBeLessThanOrEqual(40_000);
    }
  });

  it('are there for the shared pictures, as a square that fills their height', async () => {
    const slugs = Object.keys(RECIPE_PICTURES);
    expect(readdirSync('public/images/shared').sort()).toEqual(slugs.map((s) => `${s}.jpg`).sort());
    for (const slug of slugs) {
      const { width, height, format } = await sharp(`public/images/shared/${slug}.jpg`).metadata();
      expect([slug, format, width, height]).toEqual([slug, 'jpeg', SHARED_SIDE_PX, SHARED_SIDE_PX]);
    }
  });

  it('cover every recipe that names one', () => {
    const named = [...read('supabase/seed.sql').matchAll(/images\/recipes\/([\w-]+)-4x3\.webp/g)];
    const slugs = new Set(named.map(([, slug]) => slug));
    expect(slugs.size).toBeGreaterThan(0);
    expect([...slugs].filter((slug) => !slug || !(slug in RECIPE_PICTURES))).toEqual([]);
  });
});

describe('icons and shared links', () => {
  it('the manifest names icons that have the size it says', async () => {
    for (const { src, sizes } of (await manifest()).icons ?? []) {
      const { width, height } = await sharp(`public${src}`).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  it('the manifest wears the colour of the paper', async () => {
    const { background_color, theme_color } = await manifest();
    const paper = /--paper: (#\w+);/.exec(read('app/globals.css'))?.[1];
    expect(background_color).toBe(paper);
    expect(theme_color).toBe(paper);
  });

  it('the apple icon has no transparent corners and the shared picture has its size', async () => {
    const icon = await sharp('app/apple-icon.png').stats();
    expect(icon.isOpaque).toBe(true);
    expect(await sharp('public/images/og.png').metadata()).toMatchObject({ width: 1200, height: 630 });
  });
});

it('the one font of the first view stays under 30 kB', () => {
  const fonts = readdirSync('app/fonts').filter((name) => name.endsWith('.woff2'));
  expect(fonts).toEqual(['nunito-latin.woff2']);
  expect(statSync('app/fonts/nunito-latin.woff2').size).toBeLessThanOrEqual(30_000);
});
