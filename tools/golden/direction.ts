/** Direction of a change of the golden lines: milder (more is promised) or stricter, and for which need or allergen. */

import { ALLERGENS } from '@kioot/engine/needs';
import { MEATS } from '@kioot/engine';

/** Words from the strictest to the mildest. */
type Scale = readonly string[];

const VERDICT: Scale = ['no', 'unknown', 'maybe', 'yes'];
const PRESENCE: Scale = ['yes', 'maybe', 'unknown', 'unlikely', 'absent', 'no'];
const SPICE: Scale = ['very-hot', 'hot', 'unknown', 'mild', 'none'];
const PUNGENT: Scale = ['yes', 'unknown', 'no'];
const FIT: Scale = ['none', 'unknown', 'maybe', 'options', 'only'];

/** One statement of a golden line on the scale that it is measured by. */
interface Statement {
  word: string;
  scale: Scale;
}

/** A line that differs from the kept one of the same name. */
export interface LineChange {
  name: string;
  /** "vegan no -> yes". */
  milder: readonly string[];
  stricter: readonly string[];
}

/** The name of a line, and its fields by their labels. */
function parseLine(line: string): { name: string; fields: ReadonlyMap<string, string> } {
  const [name = '', ...fields] = line.split('\t');
  return {
    name,
    fields: new Map(
      fields.map((field) => {
        const at = field.indexOf(': ');
        return [field.slice(0, at), field.slice(at + 2)];
      }),
    ),
  };
}

/** "chicken yes, fish maybe", or "all unknown"; what is not listed is `no`. */
function toMeats(text: string): [string, Statement][] {
  const all = /^all (\w+)$/.exec(text)?.[1];
  const listed = new Map(
    text.split(', ').map((each): [string, string] => {
      const at = each.indexOf(' ');
      return [each.slice(0, at), each.slice(at + 1)];
    }),
  );
  return MEATS.map((meat) => [meat, { word: all ?? listed.get(meat) ?? 'no', scale: PRESENCE }]);
}

const SEASONING = 'seasoning?';

/** "wheat, egg?, milk no"; what is not listed is as likely as all others. */
function toAllergens(text: string, others: string): [string, Statement][] {
  const listed = new Map(
    text.split(', ').map((each): [string, string] => {
      if (each.endsWith('?')) return [each.slice(0, -1), 'maybe'];
      return each.endsWith(' no') ? [each.slice(0, -3), 'no'] : [each, 'yes'];
    }),
  );
  const codes = ALLERGENS.map((code): [string, Statement] => [
    `no ${code}`,
    { word: listed.get(code) ?? others, scale: PRESENCE },
  ]);
  const seasoned = text.includes(SEASONING) ? 'maybe' : 'no';
  return [...codes, ['no seasoning', { word: seasoned, scale: PRESENCE }]];
}

function toStatements(fields: ReadonlyMap<string, string>): ReadonlyMap<string, Statement> {
  const get = (label: string, usual: string): string => fields.get(label) ?? usual;
  const statements = new Map<string, Statement>(toMeats(get('meats', '')));
  for (const label of ['vegan', 'lactoOvo', 'strictVegan', 'halal']) {
    const word = fields.get(label);
    if (word !== undefined) statements.set(label, { word, scale: VERDICT });
  }
  if (fields.has('vegan')) {
    for (const label of ['egg', 'dairy', 'alcohol']) {
      statements.set(label, { word: get(label, 'no'), scale: PRESENCE });
    }
    const allergens = toAllergens(get('allergens', ''), get('others', 'unlikely'));
    for (const [label, statement] of allergens) statements.set(label, statement);
    statements.set('not spicy', { word: get('spice', 'none'), scale: SPICE });
    statements.set('no pungent', { word: get('pungent', 'unknown'), scale: PUNGENT });
  }
  for (const [label, text] of fields) {
    const [fit = ''] = text.split(' ');
    if (label.startsWith('for ')) statements.set(label, { word: fit, scale: FIT });
  }
  return statements;
}

function compare(kept: string, made: string): LineChange {
  const { name, fields } = parseLine(kept);
  const before = toStatements(fields);
  const after = toStatements(parseLine(made).fields);
  const milder: string[] = [];
  const stricter: string[] = [];
  for (const [label, { word, scale }] of after) {
    const was = before.get(label)?.word ?? (scale === FIT ? 'none' : 'unknown');
    const steps = scale.indexOf(word) - scale.indexOf(was);
    if (steps !== 0) (steps > 0 ? milder : stricter).push(`${label} ${was} -> ${word}`);
  }
  return { name, milder, stricter };
}

/** Kept lines that came out otherwise under the same name: milder ones first, then stricter ones, then those of another wording. */
export function getChanges(kept: readonly string[], made: readonly string[]): LineChange[] {
  const byName = new Map(kept.map((line) => [parseLine(line).name, line]));
  const changes = made.flatMap((line) => {
    const before = byName.get(parseLine(line).name);
    return before === undefined || before === line ? [] : [compare(before, line)];
  });
  const order = ({ milder, stricter }: LineChange): number =>
    milder.length > 0 ? 0 : stricter.length > 0 ? 1 : 2;
  return changes.sort((a, b) => order(a) - order(b));
}

/** The changes of a file as they are printed, one a line, below a line with their number. */
export function toReport(file: string, kept: readonly string[], made: readonly string[]): string[] {
  const changes = getChanges(kept, made);
  const names = new Set(kept.map((line) => parseLine(line).name));
  const added = made.filter((line) => !names.has(parseLine(line).name)).length;
  const count = (kind: 'milder' | 'stricter') =>
    changes.filter((change) => change[kind].length > 0).length;
  return [
    `${file}: ${changes.length} lines changed, ${count('milder')} milder, ${count('stricter')} stricter; ${added} new`,
    ...changes.map(({ name, milder, stricter }) => {
      const parts = [
        ...(milder.length > 0 ? [`milder: ${milder.join(', ')}`] : []),
        ...(stricter.length > 0 ? [`stricter: ${stricter.join(', ')}`] : []),
        ...(milder.length + stricter.length === 0 ? ['other wording'] : []),
      ];
      return `  ${[name, ...parts].join('\t')}`;
    }),
  ];
}
