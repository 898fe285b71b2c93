import { readMenu } from '@kioot/engine';
import { classifyEatingAlone } from '@kioot/engine/lexicon';
import type { SoloRow } from './labeled-sets';
import type { Share } from './shares';

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
  const toShare = (what: string, counted: typeof answers, bar: Share['bar']): Share => ({
    what,
    count: counted.filter(({ expected, got }) => expected === got).length,
    total: counted.length,
    bar,
    mistakes: counted.filter(({ expected, got }) => expected !== got).map(({ line }) => line),
  });
  return [
    ...(['one', 'two'] as const).flatMap((kind) => [
      toShare(
        `eating alone: called ${kind}, labeled so`,
        answers.filter(({ got }) => got === kind),
        kind === 'one' ? { kind: 'at least', limit: 1 } : null,
      ),
      toShare(
        `eating alone: labeled ${kind}, called so`,
        answers.filter(({ expected }) => expected === kind),
        null,
      ),
    ]),
    toShare('eating alone: as labeled', answers, null),
  ];
}
