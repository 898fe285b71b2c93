/*
 * The strokes the pictures of the kinds of food are made of. A symbol says once what all its shapes share (`sprite.ts`):
 * nothing is filled that does not say so, and every line ends round.
 */

/** A filled shape. */
export const area = (colour: string, d: string): string => `<path fill="${colour}" d="${d}"/>`;

/** A line, `width` units wide. */
export const line = (colour: string, width: number, d: string): string =>
  `<path stroke="${colour}" stroke-width="${width}" d="${d}"/>`;

/** Round spots of one size, each at its "x y": lines without length, a tenth of the bytes of circles. */
export const spots = (colour: string, size: number, ...at: readonly string[]): string =>
  line(colour, size, at.map((xy) => `M${xy}h.01`).join(''));

export const oval = (colour: string, x: number, y: number, rx: number, ry: number): string =>
  `<ellipse fill="${colour}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;

/** The attribute that moves what is drawn around the origin to (`x`, `y`). */
export const toPlace = (x: number, y: number, turn: number, scale: number): string =>
  `transform="translate(${x} ${y})${turn ? `rotate(${turn})` : ''}${scale === 1 ? '' : `scale(${scale})`}"`;

/** Shapes drawn around the origin, put where they belong. */
export const put = (x: number, y: number, body: string, turn = 0, scale = 1): string =>
  `<g ${toPlace(x, y, turn, scale)}>${body}</g>`;
