import { strew } from './greens';
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

export function tofu(width = 130, depth = 84, height = 26): string {
  return (
    raise(rounded(width, depth, 10), '#fff8e8', '#e5d3b0', height) +
    stroke(`M${-width * 0.36} ${-depth * 0.3}H${width * 0.16}`, '#fff', 6, 0.9) +
    [
      [-0.2, 0.1],
      [0.22, -0.12],
      [0.08, 0.24],
    ]
      .map(([x = 0, y = 0]) => ellipse(x * width, y * depth, 4, 3, '#eadcbc'))
      .join('')
  );
}

export function friedTofu(width = 150, depth = 92): string {
  return (
    raise(rounded(width, depth, 12), '#e9b45a', '#c07f2c', 22) +
    fill(rounded(width * 0.8, depth * 0.7, 18), '#d68f38', 0.75) +
    fill(rounded(width * 0.5, depth * 0.4, 14), '#b8702a', 0.45) +
    stroke(`M${-width * 0.38} ${-depth * 0.36}H${width * 0.2}`, '#fff0c8', 5, 0.7)
  );
}

/** Thin, ragged, folded slice of fried meat with a glaze. */
export function friedSlice(chance: Chance, lean: string, dark: string, light: string): string {
  const width = between(chance, 58, 92);
  const d = blob(chance, width, width * between(chance, 0.42, 0.62), 0.3, 12);
  const fold = round(between(chance, -14, 14));
  return (
    raise(d, lean, dark, 7) +
    fill(blob(chance, width * 0.6, width * 0.2, 0.35, 9), light, 0.35) +
    stroke(
      `M${round(-width * 0.7)} ${fold}q${round(width * 0.6)} ${-fold} ${round(width * 1.3)} 4`,
      dark,
      5,
      0.65,
    ) +
    stroke(
      `M${round(-width * 0.5)} ${fold - 14}q${round(width * 0.5)} -12 ${round(width * 0.8)} 0`,
      light,
      5,
      0.9,
    )
  );
}

/** Thin slice of meat with a band of fat. */
export function meatSlice(chance: Chance, lean = '#c9705c', fat = '#f6d9c0', size = 1): string {
  const d = blob(chance, 68 * size, 40 * size, 0.16, 9);
  return (
    raise(d, lean, '#8d3d2c', 9) +
    stroke(
      `M${round(-50 * size)} ${round(-8 * size)}q${round(40 * size)} ${round(-22 * size)} ${round(92 * size)} ${round(2 * size)}`,
      fat,
      13 * size,
    ) +
    stroke(
      `M${round(-30 * size)} ${round(14 * size)}q${round(30 * size)} ${round(-8 * size)} ${round(56 * size)} 0`,
      fat,
      5 * size,
      0.7,
    )
  );
}

/** Wilted kimchi leaf: pale rib, red frill. */
export function kimchi(chance: Chance, size = 1, red = '#d9401f', rib = '#f7c89a'): string {
  const d = blob(chance, 92 * size, 48 * size, 0.2, 13);
  const ribShape = `M${-80 * size} 0Q${-20 * size} ${-26 * size} ${44 * size} ${-4 * size}Q${-10 * size} ${20 * size} ${-80 * size} 0Z`;
  return (
    raise(d, red, '#96210d', 9) +
    fill(blob(chance, 70 * size, 34 * size, 0.2, 11), '#ee6a34', 0.6) +
    fill(ribShape, rib) +
    stroke(
      `M${round(-60 * size)} 0Q0 ${round(-10 * size)} ${round(70 * size)} ${round(-2 * size)}M${round(10 * size)} ${round(-4 * size)}q${round(20 * size)} ${round(-14 * size)} ${round(38 * size)} ${round(-18 * size)}M${round(12 * size)} 0q${round(22 * size)} ${round(12 * size)} ${round(40 * size)} ${round(16 * size)}`,
      '#fbe0bd',
      4 * size,
      0.85,
    )
  );
}

export function yolk(r = 46): string {
  return (
    ellipse(3, 8, r, r, '#2a0d05', 0.2) +
    fill(disc(r), '#f9a825') +
    fill(disc(round(r * 0.8)), '#ffbe3b') +
    ellipse(-r * 0.3, -r * 0.36, r * 0.26, r * 0.16, '#fff3c4')
  );
}

export function friedEgg(chance: Chance, size = 1): string {
  const r = 122 * size;
  const d = blob(chance, r, r * 0.92, 0.09, 11);
  return (
    raise(d, '#fffdf6', '#e8d2a6', 8) +
    `<path d="${d}" fill="none" stroke="#e9b56a" stroke-width="5" opacity=".7"/>` +
    place(6, -4, 0, yolk(round(48 * size)))
  );
}

export function halfEgg(): string {
  const d = 'M-62 0C-62-42-22-50 14-42 50-34 62-18 62 0S50 34 14 42C-22 50-62 42-62 0Z';
  return (
    raise(d, '#fffdf6', '#e6dccb', 20) +
    place(
      -8,
      0,
      0,
      fill(disc(30), '#f6b73c') + fill(disc(22), '#ffce5c') + ellipse(-8, -8, 7, 4, '#fff0bd'),
    )
  );
}

/** Cylinder of rice cake with a glossy sauce and a white cut end. */
export function riceCake(length = 150): string {
  const half = length / 2;
  return (
    stroke(`M${-half + 4} 10H${half + 6}`, '#4a0a00', 46, 0.25) +
    stroke(`M${-half} 0H${half}`, '#c93a12', 46) +
    stroke(`M${-half} -3H${half}`, '#f4652c', 38) +
    stroke(`M${-half + 8} -12H${half * 0.4}`, '#ffe0c4', 8, 0.9) +
    ellipse(half + 8, 0, 15, 22, '#fff4e2') +
    ellipse(half + 8, 1, 8, 13, '#f3dcc0')
  );
}

export function fishcake(chance: Chance): string {
  return (
    raise('M-70 34L0-46Q6-52 12-46L72 34Q76 42 64 42H-62Q-74 42-70 34Z', '#d99a4e', '#a4672a', 10) +
    stroke('M-44 24Q0 12 44 26', '#b97733', 6, 0.6) +
    ellipse(between(chance, -8, 8), -10, 10, 7, '#f0c07c', 0.8) +
    fill('M-60 38L64 40L40 12Q0 30-40 10Z', '#cf3c1a', 0.45)
  );
}

/** Loose coil of noodles in a few tones. */
export function noodles(
  chance: Chance,
  radius: number,
  tones: readonly string[],
  width = 9,
  count = 70,
): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = between(chance, 0, 360);
    const reach = between(chance, 0.15, 1) * radius * 0.72;
    const size = between(chance, 0.35, 0.75) * radius;
    const sweep = between(chance, 100, 190);
    const end = (sweep * Math.PI) / 180;
    const x = round(Math.cos(end) * size);
    const y = round(Math.sin(end) * size);
    const d = `M${round(size)} 0A${round(size)} ${round(size)} 0 0 1 ${x} ${y}`;
    const a = (angle * Math.PI) / 180;
    const cx = Math.cos(a) * (reach - size * 0.42);
    const cy = Math.sin(a) * (reach - size * 0.42);
    const tone = tones[i % tones.length] ?? '#eee';
    return place(
      cx,
      cy,
      angle + between(chance, -50, 50),
      stroke(d, '#3a1a08', width + 4, 0.13) + stroke(d, tone, width),
    );
  }).join('');
}

export function jujube(size = 1): string {
  const s = (v: number) => round(v * size);
  return (
    raise(
      `M${s(-42)} 0C${s(-42)} ${s(-32)} ${s(42)} ${s(-32)} ${s(42)} 0S${s(-42)} ${s(32)} ${s(-42)} 0Z`,
      '#a3281d',
      '#6b130c',
      s(14),
    ) +
    stroke(
      `M${s(-26)} ${s(-6)}q${s(20)} ${s(-12)} ${s(44)} ${s(-2)}M${s(-22)} ${s(10)}q${s(20)} ${s(-6)} ${s(42)} ${s(2)}`,
      '#7a170f',
      s(4),
    ) +
    stroke(`M${s(-20)} ${s(-14)}q${s(14)} ${s(-6)} ${s(26)} ${s(-4)}`, '#f0816a', s(4), 0.8)
  );
}

export function pineNuts(chance: Chance, count: number, radius: number, inner = 0): string {
  return strew(scatter(chance, count, radius, inner), () =>
    raise('M-15 0C-12-11 8-12 17 0 8 12-12 11-15 0Z', '#f6e2ae', '#c9a561', 6),
  );
}

/** Mushroom slice with stem and cap. */
export function mushroomSlice(color = '#b98a5e', pale = '#f3e3cb'): string {
  return (
    raise(
      'M-52-6C-52-52 52-52 52-6Q36 6 18 4L22 44Q0 54-22 44L-18 4Q-36 6-52-6Z',
      pale,
      '#b39870',
      8,
    ) +
    stroke('M-52-6C-52-52 52-52 52-6', color, 12) +
    stroke('M-30-4Q0 8 30-4', '#c9ac84', 4)
  );
}

/** Shiitake cap with a star cut. */
export function shiitake(size = 1): string {
  const r = round(62 * size);
  const cut = `M0 ${round(-r * 0.62)}L${round(r * 0.12)} ${round(-r * 0.12)}L${round(r * 0.62)} 0L${round(r * 0.12)} ${round(r * 0.12)}L0 ${round(r * 0.62)}L${round(-r * 0.12)} ${round(r * 0.12)}L${round(-r * 0.62)} 0L${round(-r * 0.12)} ${round(-r * 0.12)}Z`;
  return (
    raise(disc(r), '#7d5233', '#4e301b', 20) +
    fill(disc(round(r * 0.86)), '#8f6240') +
    fill(cut, '#f5e3c4') +
    place(0, 0, 45, fill(cut, '#f5e3c4'))
  );
}

export function iceCube(): string {
  return `<g opacity=".85">${raise(rounded(84, 84, 16), '#eef8ff', '#b9d6e8', 30)}${stroke('M-24-26H8', '#fff', 8)}${fill(rounded(46, 46, 10), '#fff', 0.5)}</g>`;
}

/** Mound of cooked rice grains. */
export function rice(
  chance: Chance,
  radius: number,
  base = '#fffaf0',
  shade = '#e6d9c2',
  grain = '#ffffff',
  count = 140,
): string {
  const mound = blob(chance, radius, radius, 0.03, 16);
  return (
    fill(mound, base) +
    scatter(chance, count, radius * 0.95)
      .map((s) =>
        place(s.x, s.y, s.turn, ellipse(1, 3, 13, 6, shade) + ellipse(0, 0, 12, 5.5, grain)),
      )
      .join('')
  );
}

export function chestnut(): string {
  return (
    raise(blobShape, '#f0c56c', '#b98432', 18) + stroke('M-22-12q20-14 42-2', '#fff0c4', 6, 0.7)
  );
}

const blobShape = 'M-44 4C-42-30-14-40 0-42 16-40 44-28 44 6 40 32-38 34-44 4Z';
