import { readMenu } from '@kioot/engine';
import { classifyEatingAlone } from '@kioot/engine/lexicon';
import type { SoloRow } from './labeled-sets';
import { toRightShare, type Share } from './shares';

/**
 * Shares of restaurants for one and from two: of those called so the rightly called (precision), of
 * those labeled so the found (recall). A wrong `one` sends a guest to a door in vain: none may be.
 */
export function measureEatingAlone(rows: readonly SoloRow[]): Share[] {
  const answers = rows.map((row) => {
    const { kind, reason } = classifyEatingAlone({ title: row.title, items: readMenu(row) });
    const because = reason ? `${reason.dish}, ${reason.form}` : 'no reason given';
    const id = `${row.contentId} ${row.title}`;
    const line = `${id}: expected ${row.expected}, got ${kind} (${because})`;
    return { expected: row.expected, got: kind, line };
  });
  type Answer = (typeof answers)[number];
  const isRight = ({ expected, got }: Answer) => expected === got;
  const toLine = ({ line }: Answer) => line;
  const toShare = (what: string, counted: readonly Answer[], atLeast?: number): Share =>
    toRightShare(`eating alone: ${what}`, counted, isRight, toLine, atLeast);
  return [
    ...(['one', 'two'] as const).flatMap((kind) => [
      toShare(
        `called ${kind}, labeled so`,
        answers.filter(({ got }) => got === kind),
        kind === 'one' ? 1 : undefined,
      ),
      toShare(
        `labeled ${kind}, called so`,
        answers.filter(({ expected }) => expected === kind),
      ),
    ]),
    toShare('as labeled', answers),
  ];
}
