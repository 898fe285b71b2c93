import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import * as menuReader from '../src';
import * as parts from '../src/parts';
import * as phoneReader from '../src/phone-reader';
import * as photo from '../src/photo';
import * as suggestions from '../src/name-suggestions';

interface Example {
  name: string;
  /** Statements before the expression. */
  statements: string;
  expression: string;
  expected: string;
}

const SOURCE = path.join('packages', 'menu-reader', 'src');
const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(path.join(SOURCE, file), 'utf8'));

const names = [menuReader, parts, phoneReader, photo, suggestions]
  .flatMap((entry) => Object.entries(entry))
  .filter(([name, value]) => typeof value === 'function' && /^[a-z]/.test(name))
  .map(([name]) => name);

const DOC_COMMENT = /\/\*\*((?:[^*]|\*(?!\/))*)\*\/\nexport (?:async )?(?:const|function) (\w+)/g;
const EXAMPLE = /@example\n([^]*\n)?(.*); \/\/ => (.*)\s*$/;

/** Examples in doc comments, by function. */
const examples = new Map(
  sources
    .flatMap((source) => [...source.matchAll(DOC_COMMENT)])
    .flatMap(([, comment = '', name = '']): [string, Example][] => {
      const text = comment.replace(/^ \* ?/gm, '');
      const [, statements = '', expression, expected] = EXAMPLE.exec(text) ?? [];
      return expression && expected ? [[name, { name, statements, expression, expected }]] : [];
    }),
);

/** Values that examples use: a lexicon, files, a photo with lines, and a fake worker. */
const SETUP = `
  import { NO_RESTRICTIONS } from '@kioot/engine';
  import { getLexicon } from '@kioot/engine/lexicon';
  import * as menuReader from '@kioot/menu-reader';
  import * as partsEntry from '@kioot/menu-reader/parts';
  import * as phoneReader from '@kioot/menu-reader/phone-reader';
  import * as photo from '@kioot/menu-reader/photo';
  import * as suggestions from '@kioot/menu-reader/suggestions';

  const functions = { ...menuReader, ...partsEntry, ...phoneReader, ...photo, ...suggestions };
  const lexicon = getLexicon();
  const getDish = functions.createDishDescriber(lexicon);
  const toPart = (path) => ({ path, bytes: 1, sha256: '' });
  const core = { script: toPart('/core.js'), wasm: toPart('/core.wasm') };
  const parts = {
    reader: toPart('/reader.js'),
    lexicon: toPart('/lexicon.txt'),
    recognizer: toPart('/recognizer.js'),
    cores: { lstm: core },
    model: toPart('/model.gz'),
  };

  const [width, height] = [480, 480];
  const pixels = { width, height, data: new Uint8ClampedArray(4 * width * height).fill(255) };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (y % 40 >= 8 && y % 40 < 32 && x % 12 < 4) {
        const at = 4 * (y * width + x);
        pixels.data.fill(0, at, at + 3);
      }
  const word = { text: '김치찌개', confidence: 95, box: [0, 0, 9, 9] };
  const recognize = async () => [{ words: [word] }];

  globalThis.Worker = class extends EventTarget {
    postMessage({ type, id, call }) {
      if (type !== 'call') return;
      const dishes = menuReader.createMenuReader(lexicon).readText(call.text);
      const answer = dishes.map((dish) => ({ ...getDish(dish.ko), ...dish, photo: null }));
      this.dispatchEvent(new MessageEvent('message', { data: { type: 'answer', id, answer } }));
    }
  };

  const results = {};
`;

let results: Record<string, { actual: unknown; expected: unknown }>;

beforeAll(() => {
  const blocks = [...examples.values()]
    .filter(({ name }) => names.includes(name))
    .map(
      ({ name, statements, expression, expected }) => `{
        const { ${names.join(', ')} } = functions;
        ${statements}
        results.${name} = { actual: ${expression}, expected: (${expected}) };
      }`,
    );
  const program = `${SETUP}${blocks.join('\n')}\nconsole.log(JSON.stringify(results));`;
  const flags = ['--import', 'tsx', '--input-type=module', '-e', program];
  results = JSON.parse(
    execFileSync(process.execPath, flags, { encoding: 'utf8' }),
  ) as typeof results;
});

describe('example in the doc comment', () => {
  it.each(names)('of %s holds', (name) => {
    const { actual, expected } = results[name] ?? {};
    expect(expected).toBeDefined();
    expect({ value: actual }).toMatchObject({ value: expected });
  });
});
