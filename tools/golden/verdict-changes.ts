/**
 * Direction of changes in the golden lines: milder (more is promised) or stricter, by need or
 * allergen.
 */

import { ALLERGENS } from '@kioot/engine/needs';
import { MEATS } from '@kioot/engine';

/** Values from the strictest to the mildest. */
type Scale = readonly string[];

const VERDICT_SCALE: Scale = ['no', 'unknown', 'maybe', 'yes'];
const PRESENCE_SCALE: Scale = ['yes', 'maybe', 'unknown', 'unlikely', 'absent', 'no'];
const SPICE_SCALE: Scale = ['very-hot', 'hot', 'unknown', 'mild', 'none'];
const ALLIUM_SCALE: Scale = ['yes', 'unknown', 'no'];
const FIT_SCALE: Scale = ['none', 'unknown', 'maybe', 'options', 'only'];

/** Value of a field with the scale that it is measured by. */
interface Statement {
  word: string;
  scale: Scale;
}

/** Line that differs from the stored one of the same name. */
export interface LineChange {
  name: string;
  /** "vegan no -> yes". */
  milder: readonly string[];
  stricter: readonly string[];
}

/** Name of a line, and its fields by label. */
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

/** "chicken yes, fish maybe", or "all unknown"; meats that are not listed are `no`. */
function toMeats(text: string): [string, Statement][] {
  const all = /^all (\w+)$/.exec(text)?.[1];
  const listed = new Map(
    text.split(', ').map((each): [string, string] => {
      const at = each.indexOf(' ');
      return [each.slice(0, at), each.slice(at + 1)];
    }),
  );
  return MEATS.map((meat) => [
    meat,
    { word: all ?? listed.get(meat) ?? 'no', scale: PRESENCE_SCALE },
  ]);
}

const SEASONING = 'seasoning?';

/** "wheat, egg?, milk no"; allergens that are not listed have the value `others`. */
function toAllergens(text: string, others: string): [string, Statement][] {
  const listed = new Map(
    text.split(', ').map((each): [string, string] => {
      if (each.endsWith('?')) return [each.slice(0, -1), 'maybe'];
      return each.endsWith(' no') ? [each.slice(0, -3), 'no'] : [each, 'yes'];
    }),
  );
  const codes = ALLERGENS.map((code): [string, Statement] => [
    `no ${code}`,
    { word: listed.get(code) ?? others, scale: PRESENCE_SCALE },
  ]);
  const seasoned = text.includes(SEASONING) ? 'maybe' : 'no';
  return [...codes, ['no seasoning', { word: seasoned, scale: PRESENCE_SCALE }]];
}

function toStatements(fields: ReadonlyMap<string, string>): ReadonlyMap<string, Statement> {
  const get = (label: string, usual: string): string => fields.get(label) ?? usual;
  const statements = new Map<string, Statement>(toMeats(get('meats', '')));
  for (const label of ['vegan', 'lactoOvo', 'strictVegan', 'halal']) {
    const word = fields.get(label);
    if (word !== undefined) statements.set(label, { word, scale: VERDICT_SCALE });
  }
  if (fields.has('vegan')) {
    for (const label of ['egg', 'dairy', 'alcohol']) {
      statements.set(label, { word: get(label, 'no'), scale: PRESENCE_SCALE });
    }
    const allergens = toAllergens(get('allergens', ''), get('others', 'unlikely'));
    for (const [label, statement] of allergens) statements.set(label, statement);
    statements.set('not spicy', { word: get('spice', 'none'), scale: SPICE_SCALE });
    statements.set('no pungent', { word: get('pungent', 'unknown'), scale: ALLIUM_SCALE });
  }
  for (const [label, text] of fields) {
    const [fit = ''] = text.split(' ');
    if (label.startsWith('for ')) statements.set(label, { word: fit, scale: FIT_SCALE });
  }
  return statements;
}

function compareLines(stored: string, current: string): LineChange {
  const { name, fields } = parseLine(stored);
  const before = toStatements(fields);
  const after = toStatements(parseLine(current).fields);
  const milder: string[] = [];
  const stricter: string[] = [];
  for (const [label, { word, scale }] of after) {
    const previous = before.get(label)?.word ?? (scale === FIT_SCALE ? 'none' : 'unknown');
    const steps = scale.indexOf(word) - scale.indexOf(previous);
    if (steps !== 0) (steps > 0 ? milder : stricter).push(`${label} ${previous} -> ${word}`);
  }
  return { name, milder, stricter };
}

/**
 * Stored lines that differ under the same name: milder ones first, then stricter ones, then other
 * text.
 */
export function getVerdictChanges(
  stored: readonly string[],
  current: readonly string[],
): LineChange[] {
  const byName = new Map(stored.map((line) => [parseLine(line).name, line]));
  const changes = current.flatMap((line) => {
    const before = byName.get(parseLine(line).name);
    return before === undefined || before === line ? [] : [compareLines(before, line)];
  });
  const order = ({ milder, stricter }: LineChange): number =>
    milder.length > 0 ? 0 : stricter.length > 0 ? 1 : 2;
  return changes.sort((a, b) => order(a) - order(b));
}

/** Printed changes of a file, one per line, after a line with their number. */
export function toReport(
  file: string,
  stored: readonly string[],
  current: readonly string[],
): string[] {
  const changes = getVerdictChanges(stored, current);
  const names = new Set(stored.map((line) => parseLine(line).name));
  const added = current.filter((line) => !names.has(parseLine(line).name)).length;
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
