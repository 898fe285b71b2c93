/** Deterministic random numbers in [0, 1). */
export type Chance = () => number;

/** Mulberry32. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const round = (value: number): number => Math.round(value * 10) / 10;

export function between(chance: Chance, low: number, high: number): number {
  return low + (high - low) * chance();
}

export function fill(d: string, color: string, opacity = 1): string {
  return `<path d="${d}" fill="${color}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}

export function stroke(d: string, color: string, width: number, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: string,
  opacity = 1,
): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${color}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}

/** Body of a shape: its parts are drawn one over the other. */
export type Drawn = string | readonly string[];
export const join = (drawn: Drawn): string => (typeof drawn === 'string' ? drawn : drawn.join(''));

export function place(x: number, y: number, turn: number, body: Drawn, scale = 1): string {
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)})${scale === 1 ? '' : ` scale(${round(scale * 10) / 10})`}">${join(body)}</g>`;
}

/** Closed, slightly irregular outline around the origin. */
export function blob(chance: Chance, rx: number, ry: number, wobble = 0.12, points = 9): string {
  const ring = Array.from({ length: points }, (_, i) => {
    const angle = (i / points) * 2 * Math.PI;
    const reach = 1 + between(chance, -wobble, wobble);
    return { x: Math.cos(angle) * rx * reach, y: Math.sin(angle) * ry * reach };
  });
  const at = (i: number) => ring[(i + points) % points] ?? { x: 0, y: 0 };
  const middle = (i: number) =>
    `${round((at(i).x + at(i + 1).x) / 2)} ${round((at(i).y + at(i + 1).y) / 2)}`;
  const curves = ring.map(
    (_, i) => `Q${round(at(i + 1).x)} ${round(at(i + 1).y)} ${middle(i + 1)}`,
  );
  return `M${middle(0)}${curves.join('')}Z`;
}

/** Adds thickness to a flat shape: a side below the top, and a shadow. */
export function raise(d: string, top: string, side: string, height: number): string {
  const layers = Math.max(1, Math.ceil(height / 4));
  const sides = Array.from({ length: layers }, (_, i) => {
    const y = round((height * (layers - i)) / layers);
    return `<path transform="translate(0 ${y})" d="${d}" fill="${side}"/>`;
  });
  return `<path transform="translate(4 ${height + 7})" d="${d}" fill="#2a0d05" opacity=".22"/>${sides.join('')}${fill(d, top)}`;
}

export interface Spot {
  x: number;
  y: number;
  turn: number;
}

/** Points spread over a disc by the golden angle, with jitter. */
export function scatter(chance: Chance, count: number, radius: number, inner = 0): Spot[] {
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5) / count;
    const reach = inner + (radius - inner) * Math.sqrt(share) * between(chance, 0.93, 1.04);
    const angle = i * 2.39996 + between(chance, -0.25, 0.25);
    return {
      x: Math.cos(angle) * reach,
      y: Math.sin(angle) * reach,
      turn: between(chance, 0, 360),
    };
  });
}

/** Spots from far to near, so that nearer ones cover farther ones. */
export function farToNear<S extends { y: number }>(spots: readonly S[]): S[] {
  return [...spots].sort((a, b) => a.y - b.y);
}

export function rounded(width: number, height: number, radius: number): string {
  const [w, h, r] = [width / 2, height / 2, radius];
  return `M${-w + r} ${-h}H${w - r}q${r} 0 ${r} ${r}V${h - r}q0 ${r}-${r} ${r}H${-w + r}q-${r} 0-${r}-${r}V${-h + r}q0-${r} ${r}-${r}Z`;
}

export function disc(r: number): string {
  return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}
