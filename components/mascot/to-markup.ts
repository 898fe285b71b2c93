import parts from './parts.json';

const PARTS: Readonly<Record<string, readonly string[]>> = parts;

/** Markup of a drawing: its SVG elements, and those of the parts that several drawings share. */
export const toMarkup = (shapes: readonly string[]): string =>
  shapes.flatMap((shape) => PARTS[shape] ?? shape).join('');
