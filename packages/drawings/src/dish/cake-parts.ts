import {
  blob,
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
import { SLANT } from './vessels';

export function halfMandu(turn: number): string {
  const d = 'M-104 30C-110-44-50-84 0-84S110-44 104 30C60 50-60 50-104 30Z';
  return place(
    0,
    0,
    turn,
    raise(d, '#fff6e4', '#dcc39a', 30) +
      stroke('M-96 18C-98-40-44-72 0-72S98-40 96 18', '#ecd9b6', 14) +
      stroke('M-78-34l18 20M-46-62l14 24M-6-72v26M34-66l-12 24M68-44l-18 20', '#d3b384', 6) +
      ellipse(-20, 8, 40, 16, '#fff', 0.8),
  );
}

export function roundMandu(): string {
  return (
    raise('M-88 4C-88-56-44-84 0-84S88-56 88 4 44 76 0 76-88 56-88 4Z', '#fff8ea', '#dcc39a', 26) +
    stroke(
      'M0-16C-30-34-54-30-70-10M0-16C-10-50-4-66 6-76M0-16C30-40 54-40 70-16M0-16C34-4 50 20 52 44M0-16C-4 20-4 44-10 66M0-16C-34 4-50 24-56 42',
      '#d9bb8c',
      6,
    ) +
    fill(disc(15), '#ecd3a4') +
    ellipse(-34, -44, 22, 12, '#fff', 0.9)
  );
}

export function hotteokCake(c: Chance): string {
  const d = blob(c, 172, 166, 0.03, 15);
  return (
    raise(d, '#e7ab50', '#a96a1f', 34) +
    fill(blob(c, 132, 124, 0.06, 13), '#c9822c') +
    fill(blob(c, 96, 84, 0.14, 11), '#a9641c', 0.75) +
    scatter(c, 9, 110)
      .map((s) => ellipse(s.x, s.y, 15, 10, '#8a4c12', 0.5))
      .join('') +
    stroke('M-130-70Q-80-136 10-140', '#ffe3ac', 11, 0.8)
  );
}

export function tornHotteok(c: Chance): string {
  return (
    raise(blob(c, 176, 168, 0.03, 15), '#e7ab50', '#a96a1f', 34) +
    fill(blob(c, 134, 126, 0.06, 13), '#c9822c') +
    raise(
      'M-20-90L30-40 4 10 56 60 20 150Q120 150 168 60 190-20 140-96 70-160-20-90Z',
      '#f6d79c',
      '#c99a4e',
      8,
    ) +
    fill('M-6-62L34-30 14 12 60 60 34 118Q100 110 130 46 140-20 104-66 50-104-6-62Z', '#5a240a') +
    fill('M60 60Q40 130 66 178 84 214 104 182 96 130 120 70Z', '#5a240a') +
    stroke('M76 96Q68 140 80 174', '#c9743a', 8, 0.85) +
    scatter(c, 12, 62)
      .map((s) =>
        place(70 + s.x * 0.8, 6 + s.y, s.turn, raise(rounded(24, 15, 5), '#e8bf7a', '#a8762e', 5)),
      )
      .join('') +
    stroke('M-130-70Q-90-130-40-140', '#ffe3ac', 11, 0.8)
  );
}

export function paperCup(): string {
  return place(
    1140,
    330,
    0,
    `<ellipse cx="14" cy="170" rx="120" ry="34" fill="#2a0d05" opacity=".3" filter="url(#soft)"/>` +
      fill('M-120-120L-88 160Q0 196 88 160L120-120Z', '#fffaf0') +
      fill('M-112-50L-96 96Q0 130 96 96L112-50Q0-14-112-50Z', '#e0664a') +
      ellipse(0, -120, 122, 122 * SLANT * 0.56, '#efe4d0') +
      ellipse(0, -114, 106, 40, '#d9c7a6') +
      place(
        0,
        -150,
        -20,
        raise(disc(92), '#e7ab50', '#a96a1f', 18) + ellipse(0, 0, 62, 58, '#c9822c'),
      ),
  );
}
