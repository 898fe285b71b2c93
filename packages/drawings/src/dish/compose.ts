import { type Chance, type Drawn, join, createChance, round, stroke } from './svg';
import {
  DEFS,
  drawCloth,
  drawCutlery,
  drawSteam,
  drawTable,
  type Cloth,
  type Table,
} from './table';
import { bowlOf, drawVessel, SLANT, WHITE, type Vessel } from './vessels';
import { rice } from './toppings';

/** Content of a vessel, in the plane of its rim: y is foreshortened. */
interface Filling {
  /** Liquid from rim to rim: the colors in the middle and at the edge. */
  liquid?: readonly [string, string];
  /** Clipped by the rim. */
  inside?: string;
  /** Rises over the rim. */
  above?: string;
}

export interface Picture {
  table: Table;
  cloth: Cloth;
  vessel: Vessel;
  fill: (chance: Chance) => Filling;
  /** Objects on the table behind and before the dish, in scene units. */
  behind?: (chance: Chance) => string;
  before?: (chance: Chance) => string;
  /** Center of the rim; the dish is centered by default. */
  at?: readonly [number, number];
  steam?: boolean;
  cutlery?: boolean;
}

/** Picture in one call. */
export const onTable = (
  table: Table,
  cloth: Cloth,
  vessel: Vessel,
  more: Partial<Picture>,
  fill: Picture['fill'],
): Picture => ({ table, cloth, vessel, fill, ...more });

/** Food without broth, heaped on a plate. */
export const heaped = (
  [table, cloth]: [Table, Cloth],
  vessel: Vessel,
  more: Partial<Picture>,
  food: (c: Chance) => Drawn,
): Picture =>
  onTable(table, cloth, vessel, { steam: true, ...more }, (c) => ({ above: join(food(c)) }));

/** Small vessel with food, standing in the plane of a larger one. */
export const smallDish = (vessel: Vessel, x: number, y: number, filling: Filling): string =>
  `<g transform="translate(${x} ${y}) scale(1 ${1 / SLANT})">${drawDish(vessel, filling, 0, 0)}</g>`;

function hashOf(text: string): number {
  return [...text].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619),
    2166136261,
  );
}

/** Vessel with its food, the center of the rim at (x, y). */
function drawDish(v: Vessel, filling: Filling, x: number, y: number, scale = 1): string {
  const id = `c${round(x)}-${round(y)}-${v.rim}`.replaceAll('.', '_');
  const [middle, edge] = filling.liquid ?? ['', ''];
  const plane = (body: string) =>
    `<g transform="translate(0 ${v.depth}) scale(1 ${SLANT})">${body}</g>`;
  const liquid = filling.liquid
    ? `<radialGradient id="g${id}"><stop stop-color="${middle}"/><stop offset=".7" stop-color="${middle}"/><stop offset="1" stop-color="${edge}"/></radialGradient><ellipse cy="${v.depth}" rx="${v.inner}" ry="${round(v.inner * SLANT)}" fill="url(#g${id})"/>`
    : '';
  const sheen = filling.liquid
    ? stroke(
        `M${round(-v.inner * 0.84)} ${round(-v.inner * SLANT * 0.1)}A${round(v.inner * 0.88)} ${round(v.inner * SLANT * 0.86)} 0 0 1 ${round(-v.inner * 0.35)} ${round(-v.inner * SLANT * 0.72)}`,
        '#fff',
        11,
        0.38,
      )
    : '';
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})">${drawVessel(v)}` +
    `<clipPath id="${id}"><ellipse rx="${v.inner}" ry="${round(v.inner * SLANT)}"/></clipPath>` +
    `<g clip-path="url(#${id})">${liquid}${filling.inside ? plane(filling.inside) : ''}${sheen}</g>` +
    `${filling.above ? plane(filling.above) : ''}</g>`
  );
}

/** Small bowl of white rice, served with every stew. */
export function riceBowl(chance: Chance, x: number, y: number): string {
  return drawDish(
    bowlOf(WHITE, 0.56),
    { inside: rice(chance, 172), above: rice(chance, 128, '#fffdf7') },
    x,
    y,
  );
}

/** Small dish of sauce. */
export function sauceDish(x: number, y: number, color: string, extra = ''): string {
  return drawDish(
    bowlOf(WHITE, 0.38, { height: 44, foot: 84, depth: 6 }),
    { liquid: [color, color], inside: extra },
    x,
    y,
  );
}

/** Complete drawing of a dish on the table, cropped to `viewBox`. */
export function drawPicture(slug: string, picture: Picture, viewBox: string): string {
  const chance = createChance(hashOf(slug));
  const [x, y] = picture.at ?? [790, round(648 - picture.vessel.height / 2)];
  const parts = [
    drawTable(picture.table, chance),
    drawCloth(picture.cloth, chance),
    `<g transform="translate(-20 ${round((y - 540) * 0.9)})">${picture.behind?.(chance) ?? ''}</g>`,
    picture.cutlery === false ? '' : drawCutlery(),
    drawDish(picture.vessel, picture.fill(chance), x, y),
    picture.before?.(chance) ?? '',
    picture.steam ? `<g transform="translate(${x - 800} ${y - 560})">${drawSteam()}</g>` : '',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${DEFS}${parts.join('')}</svg>`;
}
