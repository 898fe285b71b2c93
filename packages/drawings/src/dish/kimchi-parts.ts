import * as g from './greens';
import * as t from './toppings';
import {
  between,
  disc,
  ellipse,
  fill,
  place,
  raise,
  rounded,
  scatter,
  stroke,
  type Chance,
} from './svg';

export function kimchiJar(c: Chance): string {
  const body =
    'M1010 170C990 200 970 214 970 260V470C970 520 1000 540 1050 540H1230C1280 540 1310 520 1310 470V260C1310 214 1290 200 1270 170Z';
  const packed = scatter(c, 34, 165)
    .map((s) =>
      place(1140 + s.x * 0.95, 370 + s.y, s.turn, t.kimchi(c, 0.72, '#ef6a2c', '#fbe3b4')),
    )
    .join('');
  return (
    `<g transform="translate(-60 20) scale(1.05)"><ellipse cx="1150" cy="540" rx="190" ry="46" fill="#2a0d05" opacity=".28" filter="url(#soft)"/><clipPath id="jar"><path d="${body}"/></clipPath>` +
    `<g clip-path="url(#jar)">${fill(body, '#f7d9bd')}${fill('M970 240H1310V540H970Z', '#e2602a')}${packed}${fill(body, '#fff', 0.12)}</g>` +
    `<path d="${body}" fill="none" stroke="#fff" stroke-width="9" opacity=".75"/>` +
    stroke('M1004 262V470', '#fff', 18, 0.6) +
    fill(
      'M1000 118H1280Q1294 118 1294 132V160Q1294 174 1280 174H1000Q986 174 986 160V132Q986 118 1000 118Z',
      '#7aa55f',
    ) +
    fill('M986 150H1294V160Q1294 174 1280 174H1000Q986 174 986 160Z', '#5d8547') +
    '</g>'
  );
}

export function pearSlice(): string {
  return (
    raise(
      'M-70 20C-74-30-30-58 0-66 30-58 74-30 70 20 40 46-40 46-70 20Z',
      '#fdf6d8',
      '#e0cf98',
      12,
    ) +
    stroke('M-66 16C-70-28-28-54 0-62 28-54 70-28 66 16', '#d7b35a', 8) +
    ellipse(-9, 4, 5, 9, '#6d4a25') +
    ellipse(9, 4, 5, 9, '#6d4a25')
  );
}

export function kelp(): string {
  return place(
    430,
    920,
    -14,
    fill(rounded(260, 116, 12), '#2a0d05', 0.2) +
      place(
        -5,
        -9,
        0,
        fill(rounded(260, 116, 12), '#24382c') +
          stroke('M-110-30Q0-14 112-34M-112 6Q0 24 112 0M-108 38Q0 48 108 34', '#4b6b55', 5) +
          stroke('M-118-44H60', '#88a48f', 4, 0.6),
      ),
  );
}

export function leafMark(): string {
  return place(
    1130,
    850,
    0,
    raise(disc(64), '#2f8f5b', '#1d6b43', 8) +
      fill('M-30 26C-40-22 0-40 36-36 40 4 18 38-22 26Z', '#eaf7dc') +
      stroke('M-34 36Q-10 6 18-16', '#2f8f5b', 6),
  );
}

export function onggi(): string {
  return (
    `<g transform="translate(1130 350)"><ellipse cx="20" cy="170" rx="190" ry="50" fill="#2a0d05" opacity=".35" filter="url(#soft)"/>` +
    fill('M-96-130C-190-90-200 60-120 170H120C200 60 190-90 96-130Z', '#7a452b') +
    fill('M40-140C190-100 220 60 120 170H20C130 90 150-40 40-140Z', '#5c311c') +
    stroke('M-140-40Q0-10 140-40', '#a5673f', 9, 0.7) +
    stroke('M-150 10q40 44 76 0t76 0 76 0 66 0', '#4d2816', 8, 0.7) +
    stroke('M-130-20Q-150 60-110 120', '#c98d63', 12, 0.55) +
    ellipse(0, -132, 118, 48, '#4d2816') +
    ellipse(0, -146, 122, 50, '#8a5234') +
    ellipse(0, -152, 90, 34, '#9c6241') +
    fill('M-26-160q26-34 52 0q-26 12-52 0Z', '#6a3c24') +
    '</g>'
  );
}

/** Quarter cabbage cut into three blocks, leaves upright. */
export function cabbageQuarter(c: Chance): string {
  const layer = (y: number, i: number) => {
    const d = `M-150 ${y}Q-60 ${y - 26} 40 ${y - 14}Q120 ${y - 30} 168 ${y - 6}Q176 ${y + 26} 140 ${y + 34}Q20 ${y + 26} -150 ${y + 30}Z`;
    return (
      fill(d, i % 2 ? '#f7dca6' : '#fbeccb') +
      fill(
        `M20 ${y - 14}Q120 ${y - 32} 168 ${y - 6}Q178 ${y + 26} 140 ${y + 34}Q60 ${y + 28} 10 ${y + 28}Q50 ${y + 8} 20 ${y - 14}Z`,
        i % 2 ? '#d8401c' : '#e35a24',
      ) +
      stroke(`M60 ${y + 4}q40 ${between(c, -14, 10)} 90 2`, '#c9c455', 7, 0.85) +
      stroke(`M-140 ${y + 26}Q0 ${y + 20} 130 ${y + 30}`, '#c7371a', 7, 0.9)
    );
  };
  const block = (x: number, y: number, turn: number) =>
    place(
      x,
      y,
      turn,
      raise(
        'M-160-110Q0-140 166-112 196 0 160 118 0 140-158 116-176 0-160-110Z',
        '#e2622f',
        '#96240c',
        44,
      ) +
        [-96, -62, -28, 6, 40, 72].map(layer).join('') +
        scatter(c, 22, 120)
          .map((s) => place(s.x, s.y, s.turn, fill(rounded(15, 8, 3), '#b3200c')))
          .join(''),
    );
  return (
    block(-96, -104, -8) +
    block(104, -10, 6) +
    block(-92, 120, -4) +
    g.strew(scatter(c, 6, 230, 120), () => g.stalk(74, 12))
  );
}
