import * as g from './greens';
import * as t from './toppings';
import * as sea from './seafood';
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
  type Drawn,
  join,
} from './svg';
import type { Vessel } from './vessels';

const GLASS = ['#b98a5a', '#a4764a', '#caa070', '#92663d', '#d8b486'] as const;

export const board = (): Vessel => ({
  rim: 10,
  inner: 8,
  height: 10,
  foot: 8,
  depth: 0,
  colors: { rim: '#b97c47', wall: '#b97c47', shade: '#8d5930', inside: '#b97c47' },
  detail:
    `<g filter="url(#soft)"><path transform="translate(20 70)" d="${rounded(900, 470, 50)}" fill="#2a0d05" opacity=".35"/></g>` +
    raise(rounded(900, 470, 46), '#c98d55', '#8d5930', 34) +
    stroke(
      'M-400-150Q-100-170 400-140M-410-40Q0-70 410-30M-400 80Q0 60 400 90M-390 180Q-60 150 390 186',
      '#b57a43',
      6,
      0.8,
    ),
});

/** Scales food up in both directions. */
export function heap(scale: number, body: Drawn): string {
  return `<g transform="scale(${scale})">${join(body)}</g>`;
}

export function glassNoodles(c: Chance, colors: readonly (readonly [string, string])[]): string {
  return (
    ellipse(6, 26, 290, 262, '#2a0d05', 0.25) +
    raise(blob(c, 256, 232, 0.04, 15), '#8d6138', '#6f4725', 26) +
    t.noodles(c, 262, GLASS, 11, 120) +
    g.strips(c, scatter(c, 44, 226), colors, 118, 16) +
    t.noodles(c, 190, GLASS, 10, 26) +
    g.strips(c, scatter(c, 17, 150), colors, 108, 16) +
    g.sesame(c, 56, 230)
  );
}

/** Pickled radish, carrot, spinach; egg, beef, fishcake. */
const GIMBAP = ['#f7cf3f', '#f08a2c', '#2f7a3a', '#fbe28a', '#7a4529', '#f6a5a0'] as const;

/** Two rows of overlapping slices, with their fillings. */
export function gimbapRow(c: Chance, colors: readonly string[] = GIMBAP): string {
  const slice = () => {
    const parts = [
      [-24, -26, 42, 36],
      [24, -28, 38, 34],
      [-34, 16, 36, 34],
      [4, 10, 34, 34],
      [38, 14, 34, 36],
      [2, 42, 44, 22],
    ] as const;
    return (
      raise(disc(100), '#1d2a24', '#101914', 62) +
      fill(disc(91), '#fffaf0') +
      scatter(c, 30, 84)
        .map((s) => place(s.x, s.y, s.turn, ellipse(0, 0, 12, 5, '#e9dec9')))
        .join('') +
      fill(disc(60), '#fffaf0') +
      parts
        .map(([x, y, w, h], i) =>
          place(
            x,
            y,
            between(c, -12, 12),
            fill(rounded(w, h, 9), colors[i] ?? '#fff') +
              stroke(`M${-w * 0.3} ${-h * 0.3}H${w * 0.2}`, '#fff', 4, 0.5),
          ),
        )
        .join('') +
      stroke('M-70-62Q-40-92 0-95', '#6d8579', 6, 0.8)
    );
  };
  const row = (y: number, shift: number) =>
    [-300, -150, 0, 150, 300].map((x) => place(x + shift, y, between(c, -8, 8), slice())).join('');
  return row(-128, -14) + row(86, 18);
}

const PERILLA =
  'M118 0C96-14 92-36 74-44 66-70 44-72 34-86 12-84-8-92-26-80-50-80-62-58-80-48-92-30-112-18-120 0-112 18-92 30-80 48-62 58-50 80-26 80-8 92 12 84 34 86 44 72 66 70 74 44 92 36 96 14 118 0Z';

export function perilla(): string {
  return (
    `<g transform="translate(6 12)">${fill(PERILLA, '#0d2410', 0.22)}</g>` +
    fill(PERILLA, '#3f8f46') +
    stroke('M110 0H-90M60 0L20-60M60 0L20 60M0 0L-40-54M0 0L-40 54', '#9ccf86', 6, 0.85)
  );
}

export function weave(): string {
  const lines = Array.from({ length: 23 }, (_, i) => `M${-374 + i * 34}-374V374`).join('');
  const cross = Array.from({ length: 23 }, (_, i) => `M-374 ${-374 + i * 34}H374`).join('');
  return stroke(lines, '#cf9d58', 6, 0.6) + stroke(cross, '#c48f49', 4, 0.5);
}

export function pancake(c: Chance): string {
  const d = blob(c, 318, 308, 0.03, 22);
  const onions = Array.from({ length: 11 }, (_, i) =>
    place(
      between(c, -16, 16),
      -230 + i * 46,
      between(c, -5, 5),
      g.stalk(round(2 * Math.sqrt(Math.max(0, 285 ** 2 - (-230 + i * 46) ** 2))), 22, 0.17),
    ),
  );
  return (
    raise(d, '#eebc58', '#b87a22', 18) +
    `<path d="${d}" fill="none" stroke="#c98424" stroke-width="16" opacity=".55"/>` +
    scatter(c, 22, 280)
      .map((s) => place(s.x, s.y, s.turn, fill(blob(c, 44, 28, 0.3), '#d6922f', 0.5)))
      .join('') +
    onions.join('') +
    scatter(c, 15, 270)
      .map((s) => place(s.x, s.y, s.turn, fill(blob(c, 46, 20, 0.3), '#f3cb74', 0.85)))
      .join('') +
    g.strew(scatter(c, 13, 240), (_, i) => (i % 2 ? sea.squidRing(0.85) : sea.shrimp(c, 1))) +
    g.strew(scatter(c, 9, 230), () => g.chilliRing('#e0321f', 1))
  );
}

export function sprouts(c: Chance): string {
  const body = g.strew(scatter(c, 64, 200), () => {
    const bend = round(between(c, -40, 40));
    return (
      `<g transform="translate(3 7)">${stroke(`M-80 0Q0 ${bend} 78 0`, '#6a4a20', 11, 0.2)}</g>` +
      stroke(`M-80 0Q0 ${bend} 78 0`, c() > 0.5 ? '#fbf4df' : '#efe3c2', 11) +
      raise('M62-8C66-26 104-24 106-2 104 18 70 22 62 10Z', '#f3cd4a', '#c79a1c', 5) +
      stroke('M66 0H100', '#d8ab2c', 3)
    );
  });
  return (
    ellipse(4, 20, 240, 220, '#2a0d05', 0.15) +
    body +
    g.strew(scatter(c, 15, 180), () => g.stalk(56, 11, 0)) +
    scatter(c, 50, 190)
      .map((s) => place(s.x, s.y, s.turn, fill(rounded(14, 8, 2), '#d02a12')))
      .join('') +
    g.sesame(c, 40, 190)
  );
}
