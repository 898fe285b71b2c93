import { mkdir, rm, writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { BOWLS } from './dish/bowls';
import { drawPicture, type Picture } from './dish/compose';
import { BITES } from './dish/bites';
import { CAFE } from './dish/cafe';
import { GRILLS } from './dish/grills';
import { MEALS } from './dish/meals';
import { NOODLES } from './dish/noodles';
import { PLATES } from './dish/plates';
import { POTS } from './dish/pots';
import { SIDES } from './dish/sides';
import { STEWS } from './dish/stews';
import { VEGETABLES } from './dish/vegetables';

const FOLDER = 'public/images/recipes';
/**
 * Dish in the share picture of its recipe, in a format of the renderer:
 * `app/[locale]/recipes/[slug]/card.png`.
 */
const SHARED_FOLDER = 'public/images/shared';
export const SHARED_SIDE_PX = 630;
/** The same for cards of a list and pages of dishes: at most 96 px wide on the screen. */
const CARD_FOLDER = 'public/images/dishes';
const CARD_SIDE_PX = 288;

const LIMIT_BYTES = 40_000;
const QUALITIES = [72, 62, 52, 44, 36];

/**
 * The three aspect ratios that search engines require of a recipe: crop of the scene, and size of
 * the file in pixels.
 */
export const RECIPE_SHAPES = {
  '1x1': { viewBox: '345 195 900 900', width: 1200, height: 1200 },
  '4x3': { viewBox: '270 250 1060 795', width: 1200, height: 900 },
  '16x9': { viewBox: '180 300 1240 697.5', width: 1200, height: 675 },
} as const;

/** Pictures of all recipes by slug. */
export const RECIPE_PICTURES = { ...STEWS, ...BOWLS, ...SIDES, ...PLATES };

/** Wide shape of a dish without a recipe: for the first card of a list and the page of the dish. */
export const DISH_SIZE = { width: 960, height: 540 };

/** Pictures of further dishes that cards of a list name, by slug. */
export const DISH_PICTURES = {
  ...VEGETABLES,
  ...MEALS,
  ...NOODLES,
  ...POTS,
  ...GRILLS,
  ...BITES,
  ...CAFE,
};

/**
 * Draws every recipe in every shape into `public/images/recipes/<slug>-<shape>.webp`, further dishes in
 * the wide one, and the square of each into `public/images/dishes/<slug>.webp`.
 */
export async function drawRecipes(): Promise<void> {
  for (const folder of [FOLDER, SHARED_FOLDER, CARD_FOLDER]) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
  }
  for (const [slug, picture] of Object.entries(RECIPE_PICTURES)) {
    for (const [shape, { viewBox, width, height }] of Object.entries(RECIPE_SHAPES)) {
      const scene = sharp(Buffer.from(drawPicture(slug, picture, viewBox))).resize(width, height);
      await writeFile(`${FOLDER}/${slug}-${shape}.webp`, await toWebp(scene));
    }
    await sharp(drawSquare(slug, picture))
      .resize(SHARED_SIDE_PX, SHARED_SIDE_PX)
      .jpeg({ quality: 80, mozjpeg: true })
      .toFile(`${SHARED_FOLDER}/${slug}.jpg`);
  }
  for (const [slug, picture] of Object.entries(DISH_PICTURES)) {
    const wide = drawPicture(slug, picture, RECIPE_SHAPES['16x9'].viewBox);
    const scene = sharp(Buffer.from(wide)).resize(DISH_SIZE.width, DISH_SIZE.height);
    await scene.webp({ quality: 62, effort: 6 }).toFile(`${FOLDER}/${slug}-16x9.webp`);
  }
  for (const [slug, picture] of Object.entries({ ...RECIPE_PICTURES, ...DISH_PICTURES })) {
    await sharp(drawSquare(slug, picture))
      .resize(CARD_SIDE_PX, CARD_SIDE_PX)
      .webp({ quality: 64, effort: 6 })
      .toFile(`${CARD_FOLDER}/${slug}.webp`);
  }
}

const drawSquare = (slug: string, picture: Picture): Buffer =>
  Buffer.from(drawPicture(slug, picture, RECIPE_SHAPES['1x1'].viewBox));

/** Highest quality below the size limit, or the lowest one. */
async function toWebp(scene: Sharp): Promise<Buffer> {
  const pixels = await scene.png({ compressionLevel: 1 }).toBuffer();
  let file = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    file = await sharp(pixels).webp({ quality, effort: 6 }).toBuffer();
    if (file.byteLength <= LIMIT_BYTES) break;
  }
  return file;
}
