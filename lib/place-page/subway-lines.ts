/** Codes of the lines without a number, as in `data/built/stations.json`. */
const RAILWAYS = ['A', 'D', 'GC', 'GJ', 'GP', 'GTX', 'SB', 'SH', 'SL', 'UI'] as const;
type Railway = (typeof RAILWAYS)[number];

/** Number of a line, or the code of one without a number. */
export type SubwayLine = string;

export function isRailway(line: SubwayLine): line is Railway {
  return RAILWAYS.some((railway) => railway === line);
}
