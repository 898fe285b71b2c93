import { expect, it } from '@jest/globals';
import path from 'node:path';
import { read } from './documents';

const CHECKLIST = read('docs/how-to/add-a-rule.md');
const FOLDER = 'packages/engine/src/classify/rules';
const KINDS = ['PieceRule', 'EvidenceRule', 'VerdictRule'];

it('names the folder of the rules, their types and their order', () => {
  expect(CHECKLIST).toContain(`\`${FOLDER}\``);
  const types = read(path.join(FOLDER, 'rule.ts'));
  for (const kind of KINDS) {
    expect(CHECKLIST).toContain(`\`${kind}\``);
    expect(types).toContain(`export type ${kind} `);
  }
  expect(CHECKLIST).toContain(`\`${FOLDER}/index.ts\``);
});
