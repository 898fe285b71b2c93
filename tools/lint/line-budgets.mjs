// Compares the lines of each part of the project with `line-budgets.json`; exits with 1 when one has more.
import { globSync, readFileSync } from 'node:fs';

const CODE = '**/*.{ts,tsx,mjs,js,css}';
const { parts } = JSON.parse(readFileSync(new URL('line-budgets.json', import.meta.url), 'utf8'));

const isWithin = (folders) => (path) => folders.some((folder) => path.startsWith(`${folder}/`));

/** Lines of the code in some folders, without those of other parts in them. */
function countLines({ folders, except = [] }) {
  return (
    folders
      .flatMap((folder) => globSync(`${folder}/${CODE}`, { withFileTypes: true }))
      // A route may be a folder: app/sw.js.
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath}/${name}`)
      .filter((path) => !isWithin(except)(path) && !path.endsWith('.d.ts'))
      .reduce((sum, path) => sum + readFileSync(path, 'utf8').split('\n').length - 1, 0)
  );
}

for (const part of parts) {
  const lines = countLines(part);
  const isOver = lines > part.lines;
  console.log(`${part.name}: ${lines} of ${part.lines} lines${isOver ? ', TOO MANY' : ''}`);
  if (isOver) process.exitCode = 1;
}
