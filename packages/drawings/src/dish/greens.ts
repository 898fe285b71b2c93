import {
  between,
  blob,
  type Chance,
  disc,
  type Drawn,
  ellipse,
  farToNear,
  fill,
  place,
  raise,
  round,
  rounded,
  scatter,
  type Spot,
  stroke,
} from './svg';

/** Draws a piece at every spot, far ones first. */
export function strew(spots: Spot[], piece: (spot: Spot, index: number) => Drawn): string {
  return farToNear(spots)
    .map((spot, index) => place(spot.x, spot.y, spot.turn, piece(spot, index)))
    .join('');
}

function springOnion(chance: Chance, size = 1): string {
  const r = round(between(chance, 11, 17) * size);
  const green = chance() > 0.4 ? '#4a9a3a' : '#6fba4c';
  const ring = (radius: number, color: string, width: number) =>
    `<circle r="${round(radius)}" fill="none" stroke="${color}" stroke-width="${round(width)}"/>`;
  return (
    ellipse(2, 5, r + 3, r + 2, '#2a0d05', 0.25) +
    ring(r, green, r * 0.42) +
    ring(r * 0.62, '#cdeaa6', r * 0.4)
  );
}

export function springOnions(chance: Chance, count: number, radius: number, size = 1): string {
  return strew(scatter(chance, count, radius), () => springOnion(chance, size));
}

/** Piece of spring onion or another green stalk. */
export function stalk(length: number, width: number, white = 0.3): string {
  const half = length / 2;
  return (
    stroke(`M${-half} 4Q0 ${round(width)} ${half} 6`, '#2a0d05', width, 0.2) +
    stroke(`M${-half} 0Q0 ${round(width * 0.5)} ${half} 0`, '#4c9440', width) +
    (white > 0
      ? stroke(
          `M${-half} 0Q${round(-half * 0.7)} 2 ${round(-half + length * white)} 3`,
          '#e8f2cf',
          width,
        )
      : '') +
    stroke(
      `M${round(-half * 0.5)} -${round(width * 0.2)}Q0 0 ${round(half * 0.9)} -${round(width * 0.15)}`,
      '#86c766',
      width * 0.25,
    )
  );
}

export function chilliRing(color = '#e0321f', size = 1): string {
  const r = 19 * size;
  return (
    ellipse(2, 5, r, r, '#2a0d05', 0.25) +
    `<circle r="${r}" fill="none" stroke="${color}" stroke-width="${9 * size}"/>` +
    `<circle r="${r * 0.78}" fill="#f8d9a8" opacity=".5"/>` +
    ellipse(-5, 2, 3, 4, '#fff2c8') +
    ellipse(5, -3, 3, 4, '#fff2c8')
  );
}

export function sesame(chance: Chance, count: number, radius: number, color = '#fff2d2'): string {
  return scatter(chance, count, radius)
    .map((s) =>
      place(
        s.x,
        s.y,
        s.turn,
        ellipse(0, 2, 7, 4.5, '#2a0d05', 0.25) + ellipse(0, 0, 6.5, 4, color),
      ),
    )
    .join('');
}

/** Slightly bent strip of vegetable or meat. */
function strip(chance: Chance, color: string, light: string, length = 90, width = 13): string {
  const half = length / 2;
  const bend = between(chance, -24, 24);
  const d = `M${-half} 0Q0 ${round(bend)} ${half} 0`;
  return (
    `<g transform="translate(3 6)">${stroke(d, '#2a0d05', width, 0.22)}</g>` +
    stroke(d, color, width) +
    `<g transform="translate(0 ${-width * 0.18})">${stroke(d, light, width * 0.3)}</g>`
  );
}

export function strips(
  chance: Chance,
  spots: Spot[],
  colors: readonly (readonly [string, string])[],
  length = 90,
  width = 13,
): string {
  return strew(spots, (_, i) => {
    const [color, light] = colors[i % colors.length] ?? ['#888', '#aaa'];
    return strip(chance, color, light, between(chance, length * 0.8, length * 1.15), width);
  });
}

export const CARROT = ['#f08a2c', '#ffb562'] as const;
export const RED_PEPPER = ['#d8352a', '#f27a63'] as const;
export const YELLOW_PEPPER = ['#f2be2e', '#ffe07d'] as const;
export const SPINACH = ['#2f7a3a', '#5aa85a'] as const;
export const ONION = ['#f3e6d0', '#fffaf0'] as const;
export const PURPLE_ONION = ['#b06aa8', '#e4bfe0'] as const;
export const BEEF = ['#6b3a25', '#96603f'] as const;
export const WOOD_EAR = ['#3a2d2b', '#655350'] as const;
export const CUCUMBER = ['#8cc866', '#d4efb0'] as const;
export const SEAWEED = ['#1f3a30', '#44685a'] as const;

/** Heap of dark cooked leaves. */
export function leaves(
  chance: Chance,
  count: number,
  radius: number,
  dark = '#2c6e35',
  light = '#4f9a4c',
): string {
  return strew(scatter(chance, count, radius), () => {
    const r = between(chance, 34, 52);
    const d = blob(chance, r, r * 0.62, 0.2, 8);
    return (
      `<g transform="translate(3 6)">${fill(d, '#0d2410', 0.3)}</g>` +
      fill(d, chance() > 0.5 ? dark : light) +
      stroke(
        `M${round(-r * 0.8)} 0Q0 ${round(between(chance, -10, 10))} ${round(r * 0.8)} 0`,
        '#9ccf7d',
        3.5,
        0.75,
      )
    );
  });
}

/** Frilled lettuce leaf, its stalk to the right. */
export function lettuce(chance: Chance, size = 1): string {
  const d = blob(chance, 130 * size, 104 * size, 0.09, 21);
  const inner = blob(chance, 108 * size, 82 * size, 0.08, 17);
  const s = (v: number) => round(v * size);
  return (
    `<g transform="translate(6 12)">${fill(d, '#0d2410', 0.22)}</g>` +
    fill(d, '#5fae4a') +
    fill(inner, '#8fd06a') +
    stroke(
      `M${s(118)} 0Q0 ${s(8)} ${s(-96)} 0M${s(60)} 2Q${s(30)} ${s(-30)} ${s(10)} ${s(-60)}M${s(60)} 2Q${s(30)} ${s(32)} ${s(4)} ${s(64)}M0 4Q${s(-26)} ${s(-26)} ${s(-50)} ${s(-48)}M0 4Q${s(-26)} ${s(28)} ${s(-54)} ${s(50)}`,
      '#e6f6c8',
      s(8),
      0.85,
    )
  );
}

/** Half a slice of zucchini, pale with a green rind. */
export function halfMoon(size = 1): string {
  const r = round(58 * size);
  const d = `M${-r} 0A${r} ${r} 0 0 0 ${r} 0Z`;
  const inner = `M${-r + 7} 0A${r - 7} ${r - 7} 0 0 0 ${r - 7} 0Z`;
  return (
    raise(d, '#5fa544', '#3f7d2f', 9) +
    fill(inner, '#dceeb0') +
    [-0.4, 0, 0.4].map((t) => ellipse(t * r, r * 0.42, 5, 8, '#f5fadb')).join('')
  );
}

export function cucumberSlice(chance: Chance): string {
  const r = between(chance, 44, 52);
  return (
    raise(disc(round(r)), '#3f8a37', '#2f6c2a', 10) +
    fill(disc(round(r - 6)), '#d6efaf') +
    fill(disc(round(r * 0.55)), '#e9f7cf') +
    [0, 72, 144, 216, 288]
      .map((a) => place(0, 0, a, ellipse(r * 0.34, 0, 8, 4, '#b9dd8a')))
      .join('')
  );
}

export function cube(size: number, top: string, side: string, height = 30): string {
  return (
    raise(rounded(size, size, 9), top, side, height) +
    stroke(`M${-size * 0.3} ${-size * 0.32}H${size * 0.1}`, '#fff', 5, 0.4)
  );
}

export function carrotRound(chance: Chance): string {
  const r = round(between(chance, 34, 44));
  return (
    raise(disc(r), '#f39436', '#cf6a17', 20) +
    `<circle r="${round(r * 0.55)}" fill="none" stroke="#ffb969" stroke-width="5"/>`
  );
}
