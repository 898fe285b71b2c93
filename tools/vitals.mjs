// Prints the 75th percentile of each web vital by route, from the lines `web_vital` of a log on
// standard input (docs/operations.md).
import { readFileSync } from 'node:fs';

const COLUMNS = { LCP: 'LCP ms', INP: 'INP ms', CLS: 'CLS' };

/** Fields of a line, after the prefix that `docker compose logs` puts before it. */
function parseLine(line) {
  try {
    return JSON.parse(line.slice(line.indexOf('{')));
  } catch {
    return {};
  }
}

/** Nearest rank. */
const getP75 = (values) => values.sort((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1];

const routes = new Map();
for (const { event, name, value, route } of readFileSync(0, 'utf8').split('\n').map(parseLine)) {
  if (event !== 'web_vital' || !Object.hasOwn(COLUMNS, name)) continue;
  const vitals = routes.get(route) ?? {};
  (vitals[name] ??= []).push(value);
  routes.set(route, vitals);
}
const rows = [...routes].sort().map(([route, vitals]) => [
  route,
  ...Object.keys(COLUMNS).map((name) => {
    const values = vitals[name];
    return values ? `${getP75(values).toFixed(name === 'CLS' ? 3 : 0)} (${values.length})` : '-';
  }),
]);
const head = ['route', ...Object.values(COLUMNS).map((title) => `${title} (n)`)];
const width = Math.max(...[...routes.keys()].map(({ length }) => length), 5);
for (const [route, ...cells] of [head, ...rows])
  console.log(
    [route.padEnd(width), ...cells.map((cell) => cell.padEnd(10))].join('    ').trimEnd(),
  );
