import { palette as c } from './palette';

const stroke = (d: string, color: string, width = 3, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
const fill = (d: string, color: string, more = '') => `<path d="${d}" fill="${color}"${more}/>`;
const dot = (x: number, y: number, r: number, color: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`;

/** Fat and bone, dark enough for a white card. */
const FAT = '#f7d9bd';

const bowl = (color: string, light: string) =>
  fill('M6 32h52c0 14-8 23-16 25H22C14 55 6 46 6 32Z', color) + fill('M6 32h52l-.6 5H6.6Z', light);

/** Pictures of the answers on a field of 64 by 64, by answer id. */
const FOODS: Record<string, string> = {
  any:
    stroke('M40 6 30 30M52 9 36 30', c.twig, 3) +
    fill('M12 32c1-12 10-16 20-16s19 4 20 16Z', '#f6dfbc') +
    dot(23, 25, 5, c.red) +
    dot(34, 22, 5, c.leafLight) +
    dot(43, 27, 4.5, c.gold) +
    bowl(c.shoe, c.shoeLight),
  chicken:
    fill(
      'M34 8c14-2 24 8 22 22-2 12-13 17-23 15-5 0-8 3-11 5l-8-8c2-3 5-6 5-11C18 19 23 10 34 8Z',
      '#d9853b',
    ) +
    fill(
      'M19 31c0 5-3 8-5 11l8 8c3-2 6-5 11-5 8 1 17-2 21-10-8 4-15 4-21 2-6-1-10-3-14-6Z',
      '#b9632a',
    ) +
    fill('M18 40 8 50c-3-1-6 2-4 5 1 2 3 2 4 2 0 1 0 3 2 4 3 2 6-1 5-4l9-10Z', '#efd0ac') +
    stroke('M30 16c4-2 8-2 12 0', '#f3b26e', 4),
  pork:
    fill('M6 20c9-8 17 5 26 0s17-8 26 0v26c-9-8-17 5-26 0s-17-5-26 0Z', '#f08f8f') +
    fill('M6 20c9-8 17 5 26 0s17-8 26 0v5c-9-8-17 5-26 0s-17-5-26 0Z', '#c98a5a') +
    fill('M6 25c9-5 17 5 26 0s17-8 26 0v4c-9-8-17 5-26 0s-17-5-26 0Z', FAT) +
    fill('M6 34c9-5 17 5 26 0s17-8 26 0v4c-9-8-17 5-26 0s-17-5-26 0Z', FAT) +
    fill('M6 42c9-5 17 5 26 0s17-8 26 0v4c-9-8-17 5-26 0s-17-5-26 0Z', '#cf5f66'),
  beef:
    fill('M14 20C24 6 50 8 57 24c6 14-4 30-20 30-8 0-10-6-17-7C6 46 5 32 14 20Z', FAT) +
    fill('M18 23c9-11 29-9 34 3 4 11-3 22-15 22-7 0-9-6-16-7-9-1-9-11-3-18Z', '#d4454c') +
    fill('M19 41c8 0 11 7 18 7 10 0 16-8 16-16-6 8-14 8-20 6s-11-3-14 3Z', '#b0323c') +
    dot(27, 29, 5.5, FAT) +
    dot(27, 29, 2.5, '#e8cdb9') +
    stroke('M38 21c4 0 6 2 8 5M36 31c3 1 6 1 9-1', '#f4a6a0', 2.5),
  lamb:
    stroke('M40 34 54 52M30 38l10 19M48 27l11 15', '#e9c39d', 5.5) +
    fill(
      'M10 22c4-12 20-16 32-10 12 5 15 18 7 26-7 6-13 3-20 6-8 3-16 1-19-6-2-6-2-11 0-16Z',
      FAT,
    ) +
    fill(
      'M14 24c3-9 15-12 25-7 10 4 12 13 6 18-6 5-11 2-18 5-6 2-11 1-13-4-1-4-1-8 0-12Z',
      '#c9505a',
    ) +
    stroke('M22 26c4-4 10-4 14-2M24 34c3-2 6-2 9-2', '#f0a3a0', 2.5),
  fish:
    fill('M46 32 60 20c-2 8-2 16 0 24Z', c.shoe) +
    fill('M4 33c6-14 18-19 30-15 8 2 12 8 16 14-4 6-8 12-16 14C22 50 10 46 4 33Z', '#7fa6d8') +
    fill('M4 33c8 5 18 6 28 5 8-1 14-3 18-6-4 6-8 12-16 14C22 50 10 46 4 33Z', '#cfe0f2') +
    fill('M26 18c4-7 12-8 16-6-3 4-2 8 0 12Z', c.shoe) +
    stroke('M21 24c4 5 4 12 0 18M30 27q3 4 0 8m8-7q2 3 0 6', '#5b80bd', 2.5) +
    dot(13, 30, 2.6, c.face),
  seafood:
    stroke('M14 16C4 6 10 4 20 8M16 15C8 0 22 2 28 10', '#d8412f', 2.5) +
    fill(
      'M12 22c4-14 26-16 38-4 12 13 8 34-6 39-8 2-14-2-15-8 8 2 12-2 12-8-12 8-28-4-29-19Z',
      '#f3714e',
    ) +
    stroke(
      'M31 14c-2 6-2 13 2 20m8-16c-4 6-4 12 0 18m11-10c-6 2-9 6-10 12m13 4c-6-2-9-1-13 3',
      '#ffc3a6',
      3,
    ) +
    fill('M29 49c-6-3-12-2-15 2 3 1 4 3 4 5-1 2 0 4 1 5 6 1 10-2 12-6Z', '#d8412f') +
    dot(19, 19, 2.6, c.face),
  duck:
    fill(
      'M14 40c0-8 8-12 14-12 2-4-4-6-4-13C24 8 30 4 37 4s13 5 13 12c0 6-4 9-4 14 10 2 14 10 10 18-4 9-14 12-24 11-11 0-18-7-18-19Z',
      c.gold,
    ) +
    fill(
      'M16 47c2 8 8 12 16 12 10 1 20-2 24-11 2-3 2-6 1-9-6 10-14 13-24 13-7 0-13-1-17-5Z',
      '#e89b2c',
    ) +
    fill('M26 12c-8 0-16 3-16 6s8 5 18 4Z', c.bodyShade) +
    dot(35, 13, 3, c.face) +
    fill('M32 38c8-4 16-2 20 4-4 6-14 8-20-4Z', '#f5b13d'),
  halal:
    fill('M32 4c15 0 28 12 28 28S47 60 32 60 4 48 4 32 16 4 32 4Z', c.leaf) +
    fill('M32 9c13 0 23 10 23 23S45 55 32 55 9 45 9 32 19 9 32 9Z', c.cream) +
    fill('M37 16c-12-4-23 4-23 16s11 20 23 16c-9-1-15-8-15-16s6-15 15-16Z', c.leaf) +
    fill('m42 24 2.6 5.4 6 .8-4.4 4.1 1.1 5.9L42 37.4l-5.3 2.8 1.1-5.9-4.4-4.1 6-.8Z', c.leaf),
  vegetarian:
    stroke('M42 22 52 8M42 22 58 16M42 22V8', c.leafLight, 5.5) +
    fill('M46 18c6 6 4 12 0 16L12 58c-5 3-9-1-6-6l24-34c4-5 10-6 16 0Z', c.body) +
    fill('M49 24c1 4-1 8-3 10L12 58c-3 2-6 1-7-1 14-6 32-16 44-33Z', c.bodyShade) +
    stroke('m30 26 6 5m-14 6 6 4m-13 6 4 3', c.bodyLight, 3),
  strictVegan:
    stroke('M32 42V24', c.leaf, 4.5) +
    fill('M32 28C14 30 8 20 8 8c14 0 24 6 24 20Z', c.leafLight) +
    fill('M32 24c0-14 10-18 24-17 0 12-8 20-24 17Z', c.leaf) +
    stroke('M14 13c6 3 11 7 15 12m5-4c4-5 9-8 15-10', c.cream, 2, ' opacity=".7"') +
    fill('M10 40h44l-4 17c-1 2-3 3-5 3H19c-2 0-4-1-5-3Z', c.bodyShade) +
    fill('M7 36h50v9H7Z', c.body),
  lactoOvo:
    fill('M8 24 14 12h18l6 12v34c0 2-2 3-4 3H12c-2 0-4-1-4-3Z', '#dde7f6') +
    fill('M8 24 14 12h18l6 12Z', c.shoeLight) +
    fill('M14 5h18v8H14Z', c.shoe) +
    fill('M8 36h30v14H8Z', '#a9c4ee') +
    fill('M44 28c9 0 16 12 16 20 0 9-7 13-16 13s-16-4-16-13c0-8 7-20 16-20Z', '#f6d5b0') +
    fill('M59 44c2 10-4 17-15 17-9 0-15-4-16-11 10 7 24 6 31-6Z', '#e3b27f'),
};

/** Food pictures as files: answer id -> SVG. */
export function drawFoods(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(FOODS).map(([id, body]) => [
      id,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${body}</svg>`,
    ]),
  );
}
