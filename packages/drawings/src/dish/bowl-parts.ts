import * as g from './greens';
import * as t from './toppings';
import {
  between,
  blob,
  disc,
  ellipse,
  fill,
  place,
  raise,
  round,
  rounded,
  scatter,
  stroke,
  type Chance,
} from './svg';

/** Sector of a bowl with a rounded outer edge. */
function sector(
  from: number,
  to: number,
  radius: number,
  body: string,
  base: string,
  id: string,
): string {
  const at = (deg: number) =>
    `${round(Math.cos((deg * Math.PI) / 180) * radius)} ${round(Math.sin((deg * Math.PI) / 180) * radius)}`;
  const d = `M0 0L${at(from)}A${radius} ${radius} 0 0 1 ${at(to)}Z`;
  return `<clipPath id="s${id}"><path d="${d}"/></clipPath><g clip-path="url(#s${id})">${fill(d, base)}${body}</g>`;
}

/** Six heaps on rice, one of them beef or mushrooms. */
export function bibimbapSectors(c: Chance, hasBeef = true): string {
  const middle = (deg: number, r = 175) => ({
    x: Math.cos((deg * Math.PI) / 180) * r,
    y: Math.sin((deg * Math.PI) / 180) * r,
  });
  const around = (deg: number, count: number) =>
    scatter(c, count, 125).map((s) => ({
      x: s.x + middle(deg).x,
      y: s.y + middle(deg).y,
      turn: deg + between(c, -35, 35),
    }));
  const strips = (
    deg: number,
    colors: readonly (readonly [string, string])[],
    width = 12,
    count = 34,
  ) => g.strips(c, around(deg, count), colors, 120, width);
  const parts: [string, string][] = [
    [strips(-90, [g.SPINACH, ['#26672f', '#4c9a4a']], 17, 40), '#275f2c'],
    [strips(-30, [g.CARROT, ['#e47a1d', '#ffb562']]), '#d97018'],
    [
      strips(
        30,
        [
          ['#f6ecc9', '#fffdf0'],
          ['#efe0b0', '#fffbe8'],
        ],
        11,
        40,
      ) +
        around(30, 14)
          .map((s) => ellipse(s.x, s.y, 13, 9, '#f4cf4e'))
          .join(''),
      '#e6d6a0',
    ],
    hasBeef
      ? [strips(90, [g.BEEF, ['#52291a', '#8a5536']], 15, 36), '#4a2415']
      : [
          around(90, 15)
            .map((s) => place(s.x, s.y, s.turn, t.mushroomSlice()))
            .join(''),
          '#b98a5e',
        ],
    [
      strips(
        150,
        [
          ['#dbeaa8', '#f6fbdc'],
          ['#b9d67e', '#e8f3c0'],
        ],
        15,
        34,
      ),
      '#b8cf7c',
    ],
    [
      strips(
        210,
        [
          ['#9a7a5c', '#d5b894'],
          ['#7d5f45', '#b8977a'],
        ],
        15,
        34,
      ),
      '#6f543d',
    ],
  ];
  return parts
    .map(([body, base], i) => sector(-120 + i * 60, -60 + i * 60, 292, body, base, String(i)))
    .join('');
}

/** Heaps of a bowl of grains and raw vegetables. */
export function grainSectors(c: Chance): string {
  const heapAt = (deg: number, count: number, piece: (i: number) => string) =>
    scatter(c, count, 112)
      .map((s, i) => {
        const a = (deg * Math.PI) / 180;
        return place(s.x + Math.cos(a) * 185, s.y + Math.sin(a) * 185, s.turn, piece(i));
      })
      .join('');
  const corn = () => raise(blob(c, 15, 12, 0.12), '#f8d24e', '#c99a1c', 6);
  const cabbage = () => g.strips(c, scatter(c, 2, 30), [['#8c4f9a', '#d3a3dc']], 80, 11);
  const parts: [string, string][] = [
    [heapAt(-90, 16, () => g.lettuce(c, 0.42)), '#4d8f3d'],
    [heapAt(-18, 40, corn), '#d9a92c'],
    [
      heapAt(
        54,
        9,
        () => raise(disc(40), '#e0402a', '#7c1a0e', 16) + ellipse(-12, -14, 12, 8, '#ff9a80'),
      ),
      '#5c140b',
    ],
    [
      heapAt(
        126,
        26,
        () => raise(disc(22), '#edca84', '#b78b42', 9) + ellipse(-7, -8, 7, 5, '#fff0cc'),
      ),
      '#b78b42',
    ],
    [heapAt(198, 26, cabbage), '#6d3a7a'],
  ];
  return parts
    .map(([body, base], i) => sector(-126 + i * 72, -54 + i * 72, 310, body, base, `g${i}`))
    .join('');
}

export function flower(r: number): string {
  return Array.from({ length: 6 }, (_, i) => {
    const a = (i * Math.PI) / 3;
    return `M${round(Math.cos(a) * r * 0.55)} ${round(Math.sin(a) * r * 0.55)}m${round(-r * 0.5)} 0a${round(r * 0.5)} ${round(r * 0.5)} 0 1 0 ${r} 0a${round(r * 0.5)} ${round(r * 0.5)} 0 1 0 ${-r} 0Z`;
  }).join('');
}

export function eggDome(c: Chance): string {
  return (
    `<g transform="translate(0 -60)">` +
    raise(blob(c, 266, 232, 0.035, 15), '#f9c83f', '#e09e1b', 86) +
    fill(blob(c, 222, 180, 0.05, 13), '#ffdb66') +
    place(-50, -44, 0, fill(blob(c, 120, 84, 0.1, 11), '#ffe894', 0.9)) +
    stroke('M-150 60q70 44 150 30t120-50M-90-110q80-40 170 0', '#eab02b', 8, 0.6) +
    scatter(c, 9, 150)
      .map((s) => ellipse(s.x, s.y, 9, 7, '#e6a824', 0.7))
      .join('') +
    scatter(c, 18, 160)
      .map((s) => place(s.x, s.y, s.turn, fill(rounded(22, 14, 4), '#f07f2a')))
      .join('') +
    g.springOnions(c, 17, 150) +
    '</g>'
  );
}

export function gourdLadle(): string {
  return place(
    1160,
    300,
    -32,
    stroke('M120 0H270', '#8f5f30', 34) +
      raise(disc(120), '#d9a45c', '#9c6c35', 14) +
      fill(disc(98), '#b57f42') +
      ellipse(-26, -28, 40, 26, '#e3b777', 0.6),
  );
}
