import { readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import manifest from '@/app/manifest';
import { MEAT_OPTIONS, VEGAN_OPTIONS } from '@/lib/needs/user-pref';
import { drawFoods } from '../src/food';
import { drawKinds } from '../src/kinds';
import { FOOD_DRAWINGS_PATH } from '@/lib/food-drawings';
import { LOCALES } from '@/lib/locales';
import { getSiteImagePath, SHARE_IMAGE_SIZE } from '@/lib/recipes/recipe-images';
import { FOOD_KINDS } from '@kioot/engine/lexicon';
import {
  DISH_PICTURES,
  DISH_SIZE,
  RECIPE_PICTURES,
  RECIPE_SHAPES,
  SHARED_SIDE_PX,
} from '../src/recipes';
import { drawSeoul, DUSK, MORNING } from '../src/seoul';

const read = (path: string) => readFileSync(path, 'utf8');

describe('background', () => {
  it.each([
    ['public/images/seoul-morning.svg', drawSeoul(MORNING, false)],
    ['public/images/seoul-dusk.svg', drawSeoul(DUSK, true)],
  ])('%s matches its source and stays under 25 kB', (path, drawing) => {
    expect(read(path)).toBe(drawing);
    expect(statSync(path).size).toBeLessThan(25_000);
  });
});

describe('food pictures', () => {
  it('cover exactly the answers of the two preference screens', () => {
    const answers = [...MEAT_OPTIONS, ...VEGAN_OPTIONS].map((id) => `${id}.svg`);
    expect(readdirSync('public/images/food').sort()).toEqual(answers.sort());
  });

  it('match their source', () => {
    for (const [id, svg] of Object.entries(drawFoods())) {
      expect(read(`public/images/food/${id}.svg`)).toBe(svg);
    }
  });
});

describe('pictures of kinds of food', () => {
  const drawn = read(`public${FOOD_DRAWINGS_PATH}`);

  it('match their source in one file under 40 kB, 10 kB gzipped', () => {
    expect(drawn).toBe(drawKinds());
    expect(drawn.length).toBeLessThan(40_000);
    expect(gzipSync(drawn, { level: 9 }).byteLength).toBeLessThan(10_000);
  });

  it('have one symbol per kind and no other', () => {
    const symbols = [...drawn.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
    expect(symbols.sort()).toEqual([...FOOD_KINDS].sort());
  });

  it('define each shared part once under a unique id', () => {
    const ids = [...drawn.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const used = [...drawn.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set([...used, ...FOOD_KINDS])).toEqual(new Set(ids));
  });

  it('use no stylesheet, gradient or clip path, which some browsers drop', () => {
    expect(drawn).not.toMatch(/<style|class=|url\(|<clipPath|<mask|Gradient/);
  });
});

describe('recipe pictures', () => {
  const files = [
    ...Object.keys(RECIPE_PICTURES).flatMap((slug) =>
      Object.entries(RECIPE_SHAPES).map(([shape, size]) => ({
        name: `${slug}-${shape}.webp`,
        ...size,
      })),
    ),
    ...Object.keys(DISH_PICTURES).map((slug) => ({ name: `${slug}-16x9.webp`, ...DISH_SIZE })),
  ];

  it('exist for cards as small squares, of recipes and of further dishes', () => {
    const slugs = Object.keys({ ...RECIPE_PICTURES, ...DISH_PICTURES });
    const cards = readdirSync('public/images/dishes');
    expect(cards.sort()).toEqual(slugs.map((slug) => `${slug}.webp`).sort());
    expect(slugs).toHaveLength(
      Object.keys(RECIPE_PICTURES).length + Object.keys(DISH_PICTURES).length,
    );
    for (const card of cards)
      expect(statSync(`public/images/dishes/${card}`).size).toBeLessThanOrEqual(12_000);
  });

  it('exist in every shape with the right size and few bytes', async () => {
    expect(readdirSync('public/images/recipes').sort()).toEqual(files.map((f) => f.name).sort());
    for (const { name, width, height } of files) {
      const path = `public/images/recipes/${name}`;
      const picture = await sharp(path).metadata();
      expect([name, picture.width, picture.height]).toEqual([name, width, height]);
      expect(statSync(path).size).toBeLessThanOrEqual(40_000);
    }
  });

  it('exist for share pictures as squares of full height', async () => {
    const slugs = Object.keys(RECIPE_PICTURES);
    expect(readdirSync('public/images/shared').sort()).toEqual(slugs.map((s) => `${s}.jpg`).sort());
    for (const slug of slugs) {
      const { width, height, format } = await sharp(`public/images/shared/${slug}.jpg`).metadata();
      expect([slug, format, width, height]).toEqual([slug, 'jpeg', SHARED_SIDE_PX, SHARED_SIDE_PX]);
    }
  });

  it('exist for every recipe with a picture', () => {
    const named = [...read('supabase/seed.sql').matchAll(/images\/recipes\/([\w-]+)-4x3\.webp/g)];
    const slugs = new Set(named.map(([, slug]) => slug));
    expect(slugs.size).toBeGreaterThan(0);
    expect([...slugs].filter((slug) => !slug || !(slug in RECIPE_PICTURES))).toEqual([]);
  });
});

describe('icons and share pictures', () => {
  it('the manifest lists icons with their real sizes', async () => {
    for (const { src, sizes } of (await manifest()).icons ?? []) {
      const { width, height } = await sharp(`public${src}`).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  it('the manifest uses the background color of pages', async () => {
    const { background_color, theme_color } = await manifest();
    const paper = /--paper: (#\w+);/.exec(read('app/globals.css'))?.[1];
    expect(background_color).toBe(paper);
    expect(theme_color).toBe(paper);
  });

  it('the Apple icon is opaque and the share pictures have their size', async () => {
    const icon = await sharp('app/apple-icon.png').stats();
    expect(icon.isOpaque).toBe(true);
    for (const locale of LOCALES) {
      const picture = sharp(`public${getSiteImagePath(locale)}`);
      expect(await picture.metadata()).toMatchObject(SHARE_IMAGE_SIZE);
    }
  });
});

it('the font of the first view stays under 30 kB', () => {
  const fonts = readdirSync('app/fonts').filter((name) => name.endsWith('.woff2'));
  expect(fonts).toEqual(['nunito-latin.woff2']);
  expect(statSync('app/fonts/nunito-latin.woff2').size).toBeLessThanOrEqual(30_000);
});
