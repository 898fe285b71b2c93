/** Line of a chart: milliseconds by number of places. */
export interface Series {
  name: string;
  color: string;
  points: ReadonlyArray<{ x: number; y: number }>;
}

const WIDTH = 640;
const HEIGHT = 400;
const MARGIN = { left: 72, right: 132, top: 44, bottom: 52 };
const INK = '#3b2f2a';
const GRID = '#e7ddd3';

const decades = (values: readonly number[]): [number, number] => [
  Math.floor(Math.log10(Math.min(...values))),
  Math.ceil(Math.log10(Math.max(...values))),
];

/** "1,000" and "0.01", without an exponent. */
const toLabel = (decade: number): string =>
  (10 ** decade).toLocaleString('en', { maximumFractionDigits: 6 });

/** Chart with logarithmic axes as a stand-alone SVG document. */
export function toChart(
  title: string,
  axes: { x: string; y: string },
  series: readonly Series[],
): string {
  const points = series.flatMap((line) => line.points);
  const [firstX, lastX] = decades(points.map(({ x }) => x));
  const [firstY, lastY] = decades(points.map(({ y }) => y));
  const right = WIDTH - MARGIN.right;
  const bottom = HEIGHT - MARGIN.bottom;
  const toX = (x: number) =>
    MARGIN.left + ((Math.log10(x) - firstX) / (lastX - firstX)) * (right - MARGIN.left);
  const toY = (y: number) =>
    bottom - ((Math.log10(y) - firstY) / (lastY - firstY)) * (bottom - MARGIN.top);
  const text = (x: number, y: number, anchor: string, content: string, color = INK) =>
    `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" fill="${color}">${content}</text>`;
  const line = (x1: number, y1: number, x2: number, y2: number) =>
    `<line x1="${x1.toFixed(1)}" y1="${y1.toFixed(1)}" x2="${x2.toFixed(1)}" y2="${y2.toFixed(1)}" stroke="${GRID}"/>`;

  const grid: string[] = [];
  for (let decade = firstX; decade <= lastX; decade += 1) {
    const x = toX(10 ** decade);
    grid.push(line(x, MARGIN.top, x, bottom), text(x, bottom + 18, 'middle', toLabel(decade)));
  }
  for (let decade = firstY; decade <= lastY; decade += 1) {
    const y = toY(10 ** decade);
    grid.push(line(MARGIN.left, y, right, y), text(MARGIN.left - 8, y + 4, 'end', toLabel(decade)));
  }
  const lines = series.flatMap(({ name, color, points: dots }) => {
    const last = dots.at(-1);
    const path = dots.map(({ x, y }) => `${toX(x).toFixed(1)},${toY(y).toFixed(1)}`).join(' ');
    return [
      `<polyline points="${path}" fill="none" stroke="${color}" stroke-width="2"/>`,
      ...dots.map(
        ({ x, y }) =>
          `<circle cx="${toX(x).toFixed(1)}" cy="${toY(y).toFixed(1)}" r="3.5" fill="${color}"/>`,
      ),
      last ? text(toX(last.x) + 10, toY(last.y) + 4, 'start', name, color) : '',
    ];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" role="img">`,
    `<title>${title}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fffaf5"/>`,
    `<text x="${MARGIN.left}" y="24" font-size="14" fill="${INK}">${title}</text>`,
    ...grid,
    text((MARGIN.left + right) / 2, HEIGHT - 12, 'middle', axes.x),
    `<text transform="translate(16 ${((MARGIN.top + bottom) / 2).toFixed(1)}) rotate(-90)" text-anchor="middle" fill="${INK}">${axes.y}</text>`,
    ...lines,
    '</svg>',
    '',
  ].join('\n');
}
