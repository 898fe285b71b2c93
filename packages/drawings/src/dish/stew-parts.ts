import * as g from './greens';
import * as t from './toppings';
import { between, blob, ellipse, farToNear, fill, place, raise, scatter, stroke } from './svg';

export const oilDrops = (chance: () => number, color: string, count = 26) =>
  scatter(chance, count, 270)
    .map((s) => ellipse(s.x, s.y, between(chance, 4, 13), between(chance, 4, 11), color, 0.6))
    .join('');

export function chicken(): string {
  const skin = '#f6d9a4';
  const dark = '#d8ad68';
  return (
    raise(
      'M-170 10C-180-90-90-150 0-150S180-90 170 10C160 90 90 132 0 132S-160 90-170 10Z',
      skin,
      dark,
      34,
    ) +
    raise('M-160 0C-190-40-206 20-176 62-150 92-120 76-112 40Z', '#f2cf93', dark, 20) +
    raise('M160 0C190-40 206 20 176 62 150 92 120 76 112 40Z', '#f2cf93', dark, 20) +
    raise(
      'M-120 66C-100 12-20 16 30 70L104 130Q120 150 100 160 86 164 74 148L-20 118C-80 140-130 116-120 66Z',
      '#f9e0b0',
      dark,
      20,
    ) +
    raise(
      'M120 66C100 12 20 16-30 70L-104 130Q-120 150-100 160-86 164-74 148L20 118C80 140 130 116 120 66Z',
      '#fbe6bc',
      dark,
      20,
    ) +
    stroke('M-96-70q50-50 120-48', '#fff3d4', 14, 0.8) +
    stroke('M0-140V-10', '#e0b877', 6, 0.7)
  );
}

export function ginseng(): string {
  return (
    stroke('M-60 6Q10 14 70-4M40 2q30 16 44 44M52-4q34-6 58-30', '#7a5a2a', 16, 0.2) +
    stroke('M-60 0Q10 8 70-8', '#ecd29a', 26) +
    stroke('M40-2q30 16 44 40M52-8q34-6 58-30M70-8q30 4 52 4', '#ecd29a', 9) +
    stroke('M-30-6v12M0-4v14M26-4v12', '#c9a662', 3)
  );
}

export function bundles(c: () => number): string {
  const enoki = () =>
    Array.from({ length: 15 }, (_, i) => {
      const x = -56 + i * 8;
      const tip = between(c, -72, -52);
      return (
        stroke(`M${x * 0.75} 66L${x} ${tip}`, '#f0e2c4', 7) +
        ellipse(x, tip, 10, 9, '#fffaf0') +
        ellipse(x + 2, tip + 3, 5, 4, '#e6d3ae')
      );
    }).join('');
  const oyster = () =>
    Array.from({ length: 6 }, (_, i) =>
      place(
        between(c, -44, 44),
        -50 + i * 22,
        between(c, -20, 20),
        raise(blob(c, 52, 30, 0.12), '#a98a70', '#7a5d46', 9) +
          stroke('M-24 4q24 14 50 0', '#d9c3a8', 5, 0.7),
      ),
    ).join('');
  const cabbage = () =>
    Array.from({ length: 4 }, (_, i) =>
      place(
        0,
        -44 + i * 30,
        between(c, -8, 8),
        raise(blob(c, 76, 40, 0.14, 11), '#e7efb4', '#a8bf6a', 7) +
          stroke('M-60 0Q0-8 56 0', '#fbfbe4', 9),
      ),
    ).join('');
  const greens = () => g.leaves(c, 9, 66, '#3d8a3d', '#64ac52');
  const tofus = () => [-46, 0, 46].map((y) => place(0, y, 0, t.tofu(130, 44, 22))).join('');
  const sprouts = () => g.strips(c, scatter(c, 16, 60), [g.CARROT], 96, 12);
  const parts = [enoki, cabbage, oyster, greens, enoki, tofus, oyster, sprouts];
  const spots = parts.map((part, i) => {
    const angle = (i / parts.length) * 2 * Math.PI - Math.PI / 2;
    return {
      part,
      x: Math.cos(angle) * 206,
      y: Math.sin(angle) * 206,
      turn: (angle * 180) / Math.PI + 90,
    };
  });
  return farToNear(spots)
    .map((s) => place(s.x, s.y, s.turn, s.part()))
    .join('');
}

export function rib(c: () => number, turn: number): string {
  const d = blob(c, 92, 62, 0.12, 8);
  return place(
    0,
    0,
    -turn + between(c, -30, 30),
    raise('M-142-22H-60V22H-142Q-164 2-142-22Z', '#f3e3c8', '#c4a985', 16) +
      raise(d, '#7c3a1c', '#4a1e0b', 34) +
      stroke('M-50-26Q0-48 52-22', '#d98a52', 9, 0.75) +
      stroke('M-60 10q50 22 116 0', '#5b2610', 5, 0.7),
  );
}

export function drumstick(c: () => number): string {
  return (
    raise(
      'M60-12L112-20Q130-34 136-16 148-4 130 6 128 22 112 12L60 16Z',
      '#fbead0',
      '#cba97c',
      12,
    ) +
    raise(blob(c, 84, 58, 0.1, 8), '#c9702e', '#8a3a12', 30) +
    fill('M-76 8Q0 44 78 4 70 50 0 54-66 50-76 8Z', '#d2411a', 0.75) +
    stroke('M-44-26Q0-44 44-24', '#ffd0a0', 9, 0.75)
  );
}
