import { between, type Chance, ellipse, fill, place, round, rounded, stroke } from './svg';

export type Table = 'pine' | 'walnut' | 'stone' | 'linen' | 'mint' | 'rose' | 'sky';
export type Cloth =
  | 'patchwork'
  | 'stripe'
  | 'plain-red'
  | 'plain-green'
  | 'plain-blue'
  | 'plain-gold'
  | 'mat'
  | 'none';

const TABLES: Record<Table, [string, string]> = {
  pine: ['#e9c596', '#dcb27d'],
  walnut: ['#8a5a3a', '#7a4d30'],
  stone: ['#d5d2cc', '#c9c5be'],
  linen: ['#f4e9d8', '#eaddc7'],
  mint: ['#d5e6d6', '#c6dbc8'],
  rose: ['#f3d9d0', '#eacbc0'],
  sky: ['#d3e0ea', '#c4d4e1'],
};

/** Table of 1600 by 1200 units; the three crops are taken from its center. */
export function drawTable(table: Table, chance: Chance): string {
  const [base, grain] = TABLES[table];
  const wood = table === 'pine' || table === 'walnut';
  const lines = Array.from({ length: wood ? 7 : 0 }, (_, i) => {
    const y = 60 + i * 175;
    const veins = Array.from({ length: 3 }, () => {
      const v = y + between(chance, 30, 150);
      const x = between(chance, 0, 900);
      return stroke(
        `M${round(x)} ${round(v)}q260 ${round(between(chance, -22, 22))} 620 0`,
        grain,
        5,
        0.8,
      );
    });
    return fill(`M0 ${y}H1600v5H0Z`, grain) + veins.join('');
  });
  return `${fill('M0 0H1600V1200H0Z', base)}${lines.join('')}${fill('M0 0H1600V1200H0Z', 'url(#light)')}`;
}

const PATCHES = [
  '#f2b8a0',
  '#f7d68a',
  '#b7d8b0',
  '#a9c8e2',
  '#e9a9b4',
  '#fbeedb',
  '#c9b6dd',
  '#8fc1b0',
];

/** Cloth under the dish. The patchwork is a jogakbo, a wrapping cloth of silk scraps. */
export function drawCloth(cloth: Cloth, chance: Chance): string {
  const wrap = (body: string, turn: number) =>
    `<g filter="url(#soft)" opacity=".22"><g transform="translate(812 700) rotate(${turn}) scale(1 .82)">${fill(rounded(1120, 880, 24), '#2a0d05')}</g></g><g transform="translate(800 680) rotate(${turn}) scale(1 .82)">${body}</g>`;
  switch (cloth) {
    case 'none':
      return '';
    case 'patchwork':
      return wrap(patchwork(chance), -9);
    case 'stripe':
      return wrap(
        fill(rounded(1120, 880, 18), '#fbf3e4') +
          [-480, -450, 430, 460].map((x) => fill(`M${x} -440h16v880h-16Z`, '#d8604a')).join(''),
        -6,
      );
    case 'mat': {
      const slats = Array.from({ length: 27 }, (_, i) => `M-560 ${-424 + i * 33}h1120`).join('');
      return wrap(
        fill(rounded(1120, 880, 8), '#d8b478') +
          stroke(slats, '#c09758', 5) +
          stroke('M-400-440V440M400-440V440', '#8d5a32', 7),
        -4,
      );
    }
    case 'plain-red':
    case 'plain-green':
    case 'plain-blue':
    case 'plain-gold': {
      const colors = {
        'plain-red': ['#c9503f', '#e0796a'],
        'plain-green': ['#5d9673', '#83b594'],
        'plain-blue': ['#5873a8', '#7f97c6'],
        'plain-gold': ['#e7b64c', '#f3cf7d'],
      } as const;
      const [base, hem] = colors[cloth];
      return wrap(
        fill(rounded(1120, 880, 20), base) +
          `<path d="${rounded(1080, 840, 12)}" fill="none" stroke="${hem}" stroke-width="6" stroke-dasharray="18 12"/>`,
        -7,
      );
    }
  }
}

function patchwork(chance: Chance): string {
  const columns = [-560, -330, -90, 130, 350, 560];
  let patches = '';
  let last = '';
  columns.slice(0, -1).forEach((left, i) => {
    const right = columns[i + 1] ?? 560;
    let y = -440;
    while (y < 440) {
      const height = Math.min(between(chance, 120, 280), 440 - y);
      const choices = PATCHES.filter((p) => p !== last);
      last = choices[Math.floor(chance() * choices.length)] ?? '#fff';
      const h = 440 - y - height < 60 ? 440 - y : height;
      patches += `<path d="M${left} ${round(y)}H${right}v${round(h)}H${left}Z" fill="${last}" stroke="#fff7ea" stroke-width="5"/>`;
      y += h;
    }
  });
  return patches;
}

/** Steel spoon and chopsticks to the right, as a Korean table is set. */
export function drawCutlery(color = '#c9ced8', shade = '#8f97a6'): string {
  const shadow = stroke(
    'M1262 460L1300 980M1304 450L1356 968M1196 560L1240 980',
    '#2a0d05',
    18,
    0.16,
  );
  return (
    shadow +
    stroke('M1186 560L1230 972', shade, 17) +
    stroke('M1184 560L1226 968', color, 10) +
    place(
      1178,
      494,
      -6,
      ellipse(3, 6, 48, 78, shade) +
        ellipse(0, 0, 46, 76, color) +
        ellipse(4, 6, 34, 62, '#aab1bf') +
        ellipse(-12, -26, 10, 22, '#fff', 0.75),
    ) +
    stroke('M1254 452L1288 968M1296 444L1342 960', shade, 13) +
    stroke('M1252 452L1284 966M1294 444L1338 958', color, 7)
  );
}

export function drawSteam(): string {
  return `<g filter="url(#mist)">${stroke('M690 500c-60-70 50-110-10-200M800 460c-60-80 60-130 0-240M910 500c-60-70 50-110-4-190', '#fff', 26, 0.5)}</g>`;
}

/** Shared definitions: light from the upper left, soft shadows, steam. */
export const DEFS =
  '<defs><radialGradient id="light" cx=".3" cy=".2" r=".95"><stop stop-color="#fff" stop-opacity=".38"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#3a1a08" stop-opacity=".26"/></radialGradient>' +
  '<filter id="soft" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="16"/></filter>' +
  '<filter id="mist" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation="13"/></filter></defs>';
