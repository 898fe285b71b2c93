/*
 * SVG shapes of the pictures of foods. The symbol sets shared attributes (`index.ts`): no fill by
 * default, round line ends.
 */

/** Filled shape. */
export const area = (color: string, d: string): string => `<path fill="${color}" d="${d}"/>`;

/** Line, `width` units wide. */
export const line = (color: string, width: number, d: string): string =>
  `<path stroke="${color}" stroke-width="${width}" d="${d}"/>`;

/** Round spots of one size at "x y": zero-length lines, a tenth of the bytes of circles. */
export const spots = (color: string, size: number, ...at: readonly string[]): string =>
  line(color, size, at.map((xy) => `M${xy}h.01`).join(''));

export const oval = (color: string, x: number, y: number, rx: number, ry: number): string =>
  `<ellipse fill="${color}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;

/** Attribute that moves a shape from the origin to (`x`, `y`). */
export const toPlace = (x: number, y: number, turn: number, scale: number): string =>
  `transform="translate(${x} ${y})${turn ? `rotate(${turn})` : ''}${scale === 1 ? '' : `scale(${scale})`}"`;

/** Shapes drawn around the origin, moved to (`x`, `y`). */
export const put = (x: number, y: number, body: string, turn = 0, scale = 1): string =>
  `<g ${toPlace(x, y, turn, scale)}>${body}</g>`;
