import { mkdir, writeFile } from 'node:fs/promises';
import { FOOD_DRAWINGS_PATH } from '@/lib/food-drawings';
import { drawFont } from './font';
import { drawFoods } from './food';
import { drawIcons, drawOpenGraph, drawStills } from './icons';
import { drawKinds } from './kinds';
import { drawRecipes } from './recipes';
import { drawSeoul, DUSK, MORNING } from './seoul';

/** Writes all drawn files from the sources in this folder. */
await writeFile('public/images/seoul-morning.svg', drawSeoul(MORNING, false));
await writeFile('public/images/seoul-dusk.svg', drawSeoul(DUSK, true));

await mkdir('public/images/food', { recursive: true });
for (const [id, svg] of Object.entries(drawFoods())) {
  await writeFile(`public/images/food/${id}.svg`, svg);
}

await writeFile(`public${FOOD_DRAWINGS_PATH}`, drawKinds());

await drawFont();
await drawIcons();
await drawStills();
await drawOpenGraph();
await drawRecipes();
