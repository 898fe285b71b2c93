/**
 * Layers of Seoul by morning and by dusk: Bukhansan, Namsan with its tower, the Han river with a
 * bridge, a palace roof, and the roofs of Bukchon in front. Phones show the middle 320 units.
 */
export interface Light {
  sky: [string, string, string];
  /** The moon is drawn by the stylesheet, clear of the text. */
  sun?: { disc: string; halo: string };
  far: string;
  hill: string;
  near: string;
  tower: string;
  beacon: string;
  river: string;
  ripple: string;
  city: string;
  lamp: string;
  roof: string;
  roofEdge: string;
  wall: string;
  wood: string;
  front: string;
  frontEdge: string;
  tree: string;
  cloud: string;
}

export const MORNING: Light = {
  sky: ['#ffe8d0', '#fff1dd', '#fff8ee'],
  sun: { disc: '#ffb27a', halo: '#ffd9b0' },
  far: '#f3d9c8',
  hill: '#cfdcc3',
  near: '#a9c9a6',
  tower: '#a99bb0',
  beacon: '#e8663a',
  river: '#cfe3ea',
  ripple: '#ffffff',
  city: '#e3cfc4',
  lamp: '#fff6e2',
  roof: '#5f6f7d',
  roofEdge: '#46545f',
  wall: '#fbe9d0',
  wood: '#b5543c',
  front: '#55656f',
  frontEdge: '#3e4b54',
  tree: '#7fb183',
  cloud: '#ffffff',
};

export const DUSK: Light = {
  sky: ['#141427', '#2b2348', '#5a3350'],
  far: '#3b2c50',
  hill: '#2b2748',
  near: '#22233f',
  tower: '#62588a',
  beacon: '#ffb45e',
  river: '#3a3560',
  ripple: '#7a6594',
  city: '#322a50',
  lamp: '#ffcf7d',
  roof: '#1d2138',
  roofEdge: '#12152a',
  wall: '#4a3552',
  wood: '#7d3f48',
  front: '#161a30',
  frontEdge: '#0e1124',
  tree: '#1d3040',
  cloud: '#4b3a62',
};

const WIDTH = 1600;
const HEIGHT = 900;

/** Curved tiled roof with raised tips: center x, eaves y, half width, height. */
function roof(
  x: number,
  y: number,
  half: number,
  height: number,
  fill: string,
  edge: string,
): string {
  const ridge = half * 0.58;
  const top = y - height;
  return (
    `<path d="M${x - ridge} ${top}h${2 * ridge}c${half * 0.08} ${height * 0.5} ${half * 0.2} ${height * 0.72} ${half * 0.5} ${height * 0.74}l-${half * 0.06} ${height * 0.2}` +
    `q-${half * 0.5}-${height * 0.14}-${half * 1.02}-${height * 0.14}t-${half * 1.02} ${height * 0.14}l-${half * 0.06}-${height * 0.2}c${half * 0.3} 0 ${half * 0.42}-${height * 0.24} ${half * 0.5}-${height * 0.74}Z" fill="${fill}"/>` +
    `<path d="M${x - ridge - 5} ${top - 5}q${ridge + 5} 7 ${2 * ridge + 10} 0l-3 11q-${ridge}-5-${2 * ridge + 4} 0Z" fill="${edge}"/>`
  );
}

function tiles(x: number, y: number, half: number, height: number, edge: string): string {
  const count = Math.round(half / 11);
  const lines = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count - 0.5;
    const top = x + t * half * 1.1;
    return `M${Math.round(top)} ${Math.round(y - height + 6)}Q${Math.round(top + t * half * 0.1)} ${Math.round(y - height * 0.5)} ${Math.round(x + t * half * 1.75)} ${Math.round(y - height * 0.14)}`;
  });
  return `<path d="${lines.join('')}" fill="none" stroke="${edge}" stroke-width="2.5" opacity=".55"/>`;
}

function palace(x: number, base: number, l: Light): string {
  const posts = [-104, -62, -21, 21, 62, 104]
    .map((dx) => `M${x + dx - 4} ${base - 62}h8v62h-8Z`)
    .join('');
  return (
    `<path d="M${x - 118} ${base - 62}h236v62h-236Z" fill="${l.wall}"/><path d="${posts}M${x - 118} ${base - 62}h236v9h-236Z" fill="${l.wood}"/>` +
    [-42, 0, 42]
      .map(
        (dx) =>
          `<path d="M${x + dx - 13} ${base - 42}h26v30h-26Z" fill="${l.lamp}" opacity=".85"/>`,
      )
      .join('') +
    roof(x, base - 48, 168, 62, l.roof, l.roofEdge) +
    tiles(x, base - 48, 168, 62, l.roofEdge) +
    `<path d="M${x - 66} ${base - 134}h132v28h-132Z" fill="${l.wall}"/><path d="M${x - 66} ${base - 134}h132v7h-132ZM${x - 40} ${base - 134}h6v28h-6ZM${x - 3} ${base - 134}h6v28h-6ZM${x + 34} ${base - 134}h6v28h-6Z" fill="${l.wood}"/>` +
    roof(x, base - 122, 112, 56, l.roof, l.roofEdge) +
    tiles(x, base - 122, 112, 56, l.roofEdge)
  );
}

function hanok(x: number, base: number, half: number, l: Light): string {
  const w = half * 0.78;
  return (
    `<path d="M${x - w} ${base - 34}h${2 * w}v${HEIGHT - base + 40}h-${2 * w}Z" fill="${l.wall}"/>` +
    `<path d="M${x - w} ${base - 34}h${2 * w}v6h-${2 * w}ZM${x - w * 0.36} ${base - 30}h5v60h-5ZM${x + w * 0.36} ${base - 30}h5v60h-5Z" fill="${l.wood}" opacity=".8"/>` +
    `<path d="M${x - w * 0.2} ${base - 16}h${w * 0.4}v22h-${w * 0.4}Z" fill="${l.lamp}"/>` +
    roof(x, base - 20, half, 52, l.front, l.frontEdge) +
    tiles(x, base - 20, half, 52, l.frontEdge)
  );
}

function tower(x: number, foot: number, l: Light): string {
  return (
    `<path d="M${x - 5} ${foot}l3-70h4l3 70Z" fill="${l.tower}"/><path d="M${x - 13} ${foot - 84}h26l-3 16q-10 5-20 0Z" fill="${l.tower}"/>` +
    `<path d="M${x - 15} ${foot - 90}h30v6h-30Z" fill="${l.beacon}"/><path d="M${x - 9} ${foot - 104}h18l3 14h-24Z" fill="${l.tower}"/>` +
    `<path d="M${x - 2} ${foot - 104}l1-52h2l1 52Z" fill="${l.tower}"/><circle cx="${x}" cy="${foot - 158}" r="3.5" fill="${l.beacon}"/>`
  );
}

function city(base: number, l: Light, lit: boolean): string {
  const heights = [34, 52, 40, 66, 46, 30, 58, 44, 36, 72, 50, 38];
  let blocks = '';
  let windows = '';
  for (let i = 0, x = 0; x < WIDTH; i++) {
    const height = heights[(i * 5) % heights.length] ?? 40;
    const width = 22 + ((i * 13) % 20);
    blocks += `M${x} ${base}v-${height}h${width}v${height}Z`;
    if (lit)
      for (let k = 0; k < 3; k++)
        windows += `M${x + 5 + ((i * 7 + k * 9) % (width - 10))} ${base - height + 8 + k * 11}h4v5h-4Z`;
    x += width + 4 + ((i * 11) % 26);
  }
  return `<path d="${blocks}" fill="${l.city}"/><path d="${windows}" fill="${l.lamp}" opacity=".7"/>`;
}

function trees(base: number, xs: number[], l: Light): string {
  return `<path d="${xs.map((x, i) => `M${x - 26} ${base + 40}q-10-52 26-${62 + (i % 3) * 8}q36 ${10 + (i % 3) * 8} 26 ${62 + (i % 3) * 8}Z`).join('')}" fill="${l.tree}"/>`;
}

/**
 * Scene as one SVG file without the sky, which the stylesheet draws to the window's height.
 * `withSky` adds it for stand-alone pictures.
 */
export function drawSeoul(l: Light, night: boolean, withSky = false): string {
  const [top, middle, horizon] = l.sky;
  const sky = withSky
    ? `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".45" stop-color="${middle}"/><stop offset=".8" stop-color="${horizon}"/></linearGradient><path d="M0 0h${WIDTH}v${HEIGHT}H0Z" fill="url(#s)"/>`
    : '';
  const sun = l.sun
    ? `<circle cx="900" cy="452" r="92" fill="${l.sun.halo}" opacity=".45"/><circle cx="900" cy="452" r="58" fill="${l.sun.halo}" opacity=".7"/><circle cx="900" cy="452" r="36" fill="${l.sun.disc}"/>`
    : '';
  const cloud = (x: number, y: number, s: number) =>
    `<path transform="translate(${x} ${y}) scale(${s})" d="M0 0h150c14 0 14-20-2-22-6-26-44-28-52-8-18-14-40-4-40 12-22-6-44 0-56 18Z" fill="${l.cloud}" opacity="${night ? 0.35 : 0.8}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${sky}` +
    sun +
    cloud(640, 420, 0.8) +
    cloud(930, 500, 0.62) +
    cloud(300, 380, 1.1) +
    cloud(1220, 400, 1.2) +
    `<path d="M0 640q90-70 170-96l46-40 40 26 60-56 52 50q70 30 120 60t120 20 120-40l60-52 46 34 40-30 66 70q80 40 150 30t140-50l70-70 54 36 40-46 60 70q90 40 186 60v140H0Z" fill="${l.far}"/>` +
    city(690, l, night) +
    `<path d="M430 700q110-20 190-70 60-44 106-52 46-2 96 44 80 60 230 78Z" fill="${l.hill}"/>` +
    tower(728, 582, l) +
    `<path d="M0 690h${WIDTH}v120H0Z" fill="${l.river}"/>` +
    `<path d="M60 712h110m90 14h70m120-12h120m170 10h90m60-12h130m110 12h80m110-14h140M760 738h80m-420 8h60m520 0h90m250 0h70" stroke="${l.ripple}" stroke-width="3" stroke-linecap="round" opacity=".6"/>` +
    `<path d="M0 676h${WIDTH}v9H0ZM${Array.from({ length: 20 }, (_, i) => `${40 + i * 80} 684h10v34h-10Z`).join('M')}" fill="${l.city}"/>` +
    `<path d="M0 752q200-34 420-20t420-4 420 2 340 20v150H0Z" fill="${l.near}"/>` +
    trees(752, [470, 516, 1010, 1066, 1330, 1400, 150, 210], l) +
    palace(800, 806, l) +
    trees(800, [604, 1004, 560, 1046], l) +
    [
      [70, 872, 150],
      [330, 868, 130],
      [1290, 866, 140],
      [1540, 872, 150],
      [560, 880, 120],
      [1052, 882, 124],
      [800, 902, 150],
    ]
      .map(([x = 0, y = 0, half = 0]) => hanok(x, y, half, l))
      .join('') +
    '</svg>'
  );
}
