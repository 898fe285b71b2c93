import { ellipse, fill, round, stroke } from './svg';

/** Vertical scale of circles on the table. */
export const SLANT = 0.7;

export interface Vessel {
  /** Outer radius of the rim. */
  rim: number;
  /** Inner radius. */
  inner: number;
  /** Distance of the foot below the rim, and its radius. */
  height: number;
  foot: number;
  /** Distance of the food below the rim. */
  depth: number;
  colors: { rim: string; wall: string; shade: string; inside: string };
  /** Drawn before the wall: handles, a saucer. */
  behind?: string;
  /** Drawn over the wall: bands, patterns. */
  detail?: string;
}

function ring(r: number, y: number, color: string, opacity = 1): string {
  return ellipse(0, y, r, r * SLANT, color, opacity);
}

/** Vessel with the center of its rim at the origin; food is drawn on top. */
export function drawVessel(v: Vessel): string {
  const { rim, foot, height, colors } = v;
  const wall = `M${-rim} 0C${-rim} ${round(height * 0.65)} ${round(-foot * 1.12)} ${round(height * 0.92)} ${-foot} ${height}A${foot} ${round(foot * SLANT)} 0 0 0 ${foot} ${height}C${round(foot * 1.12)} ${round(height * 0.92)} ${rim} ${round(height * 0.65)} ${rim} 0Z`;
  const shade = `M${rim} 0C${rim} ${round(height * 0.65)} ${round(foot * 1.12)} ${round(height * 0.92)} ${foot} ${height}A${foot} ${round(foot * SLANT)} 0 0 1 ${round(-foot * 0.5)} ${round(height + foot * SLANT * 0.86)}C${round(rim * 0.4)} ${round(height + foot * SLANT * 0.7)} ${round(rim * 0.82)} ${round(height * 0.6)} ${round(rim * 0.84)} 0Z`;
  return (
    `<g filter="url(#soft)"><ellipse cx="26" cy="${round(height + foot * SLANT * 0.25)}" rx="${round(foot * 1.24)}" ry="${round(foot * SLANT * 1.12)}" fill="#2a0d05" opacity=".34"/></g>` +
    (v.behind ?? '') +
    fill(wall, colors.wall) +
    fill(shade, colors.shade) +
    (v.detail ?? '') +
    ring(rim, 0, colors.rim) +
    stroke(
      `M${round(-rim * 0.96)} ${round(-rim * SLANT * 0.16)}A${round(rim * 0.975)} ${round(rim * SLANT * 0.975)} 0 0 1 ${round(-rim * 0.2)} ${round(-rim * SLANT * 0.955)}`,
      '#fff',
      6,
      0.4,
    ) +
    ring(v.inner, 0, colors.inside)
  );
}

const saucer = (y: number, r: number, color: string, edge: string) =>
  ellipse(0, y + 14, r, r * SLANT, edge) + ellipse(0, y, r, r * SLANT, color);

/** Black earthenware pot for stews on a wooden saucer. */
export function ttukbaegi(size = 1): Vessel {
  const s = (v: number) => round(v * size);
  return {
    rim: s(318),
    inner: s(282),
    height: s(150),
    foot: s(246),
    depth: s(16),
    colors: { rim: '#3b3231', wall: '#2f2827', shade: '#211b1b', inside: '#191414' },
    behind:
      saucer(s(176), s(318), '#b97c47', '#8d5930') +
      fill(
        `M${s(-352)} ${s(8)}q${s(-14)} ${s(38)} ${s(46)} ${s(52)}v${s(-60)}ZM${s(352)} ${s(8)}q${s(14)} ${s(38)} ${s(-46)} ${s(52)}v${s(-60)}Z`,
        '#2a2423',
      ),
    detail: stroke(
      `M${s(-262)} ${s(112)}q${s(90)} ${s(126)} ${s(220)} ${s(148)}`,
      '#6b5c58',
      s(9),
      0.55,
    ),
  };
}

function bowl(
  wall: string,
  shade: string,
  rim: string,
  inside: string,
  size = 1,
  more: Partial<Vessel> = {},
): Vessel {
  const s = (v: number) => round(v * size);
  return {
    rim: s(330),
    inner: s(306),
    height: s(170),
    foot: s(170),
    depth: s(20),
    colors: { rim, wall, shade, inside },
    ...more,
  };
}

export const WHITE = ['#f7f3ec', '#ddd3c6', '#fffdf8', '#efe8dd'] as const;
export const CELADON = ['#b9d3c4', '#96b7a6', '#d4e6da', '#a9c8b8'] as const;
export const BRASS = ['#d8a441', '#b07f28', '#f0c869', '#c8933a'] as const;
export const SKY = ['#b7cfe0', '#93b1c7', '#d3e4f0', '#a5c1d5'] as const;
export const BROWN = ['#7a4b32', '#5b3523', '#93603f', '#5f3a28'] as const;
export const STEEL = ['#c3cad4', '#8d96a3', '#e3e8ee', '#aab2bd'] as const;
export const BLACK = ['#3d3735', '#2a2523', '#57504d', '#3d3735'] as const;
export const NAVY = ['#3c5185', '#2c3d68', '#5870a8', '#33467a'] as const;

export type Glaze = readonly [string, string, string, string];

export function bowlOf(glaze: Glaze, size = 1, more: Partial<Vessel> = {}): Vessel {
  return bowl(...glaze, size, more);
}

export function plateOf(glaze: Glaze, size = 1): Vessel {
  const s = (v: number) => round(v * size);
  return {
    rim: s(372),
    inner: s(318),
    height: s(34),
    foot: s(240),
    depth: 0,
    colors: { wall: glaze[0], shade: glaze[1], rim: glaze[2], inside: glaze[0] },
  };
}

/** Wide shallow pot with two handles, for cooking at the table. */
export function jeongolPot(glaze: Glaze, size = 1): Vessel {
  const s = (v: number) => round(v * size);
  const handle = (side: number) =>
    stroke(
      `M${s(side * 356)} ${s(-40)}q${s(side * 76)} ${s(6)} ${s(side * 74)} ${s(50)}t${s(side * -76)} ${s(46)}`,
      glaze[1],
      s(24),
    );
  return {
    rim: s(370),
    inner: s(346),
    height: s(84),
    foot: s(316),
    depth: s(22),
    colors: { wall: glaze[0], shade: glaze[1], rim: glaze[2], inside: glaze[3] },
    behind: handle(-1) + handle(1),
  };
}

/** Round bamboo steamer. */
export function steamer(): Vessel {
  return {
    rim: 366,
    inner: 330,
    height: 104,
    foot: 362,
    depth: 18,
    colors: { wall: '#d9a763', shade: '#bd8844', rim: '#e8bd80', inside: '#c8954f' },
    detail:
      stroke('M-364 34A366 256 0 0 0 364 34', '#a87434', 9) +
      stroke('M-362 84A362 254 0 0 0 362 84', '#a87434', 9),
  };
}

/** Flat basket of split bamboo. */
export function basket(): Vessel {
  const weave = Array.from({ length: 19 }, (_, i) => {
    const x = -342 + i * 38;
    const y = Math.sqrt(Math.max(0, 352 * 352 - x * x)) * SLANT;
    return `M${x} ${round(-y)}V${round(y)}`;
  }).join('');
  return {
    rim: 386,
    inner: 356,
    height: 26,
    foot: 330,
    depth: 0,
    colors: { wall: '#c6924f', shade: '#a97637', rim: '#dcb072', inside: '#e6c48e' },
    detail: `<g clip-path="none">${stroke(weave, '#b98443', 3, 0)}</g>`,
  };
}

/** Round wooden board. */
export function roundBoard(): Vessel {
  return {
    rim: 388,
    inner: 372,
    height: 30,
    foot: 356,
    depth: 0,
    colors: { wall: '#b97c47', shade: '#8d5930', rim: '#d29a62', inside: '#c98d55' },
  };
}

/** Cup with a handle on its saucer. */
export function cupOf(glaze: Glaze): Vessel {
  const saucer = ellipse(8, 190, 330, 232, glaze[1]) + ellipse(0, 176, 330, 230, glaze[2]);
  return {
    ...bowl(...glaze, 0.78, { height: 176, foot: 150, depth: 14 }),
    behind:
      saucer +
      ellipse(0, 176, 210, 146, glaze[1], 0.6) +
      stroke('M230 30q120-20 110 60t-150 70', glaze[1], 34) +
      stroke('M230 24q114-16 104 58t-144 66', glaze[2], 24),
  };
}
