/** The lines without a number, by the codes of `data/stations.json`. */
const RAILWAYS = ['A', 'D', 'GC', 'GJ', 'GP', 'GTX', 'SB', 'SH', 'SL', 'UI'] as const;
type Railway = (typeof RAILWAYS)[number];

/** A number, or the code of a line that has none. */
export type Line = string;

export function isRailway(line: Line): line is Railway {
  return RAILWAYS.some((railway) => railway === line);
}
