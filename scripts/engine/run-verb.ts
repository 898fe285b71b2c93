import { check } from './check';
import { diet } from './diet';
import { dishes } from './dishes';
import { english } from './english';
import { explain } from './explain';
import { hours } from './hours';
import { CommandError, EXIT } from './command-io';
import { near } from './near';
import { titles } from './titles';
import type { Verb } from './verb';

const VERBS: ReadonlyMap<string, Verb> = new Map([
  ['diet', diet],
  ['dishes', dishes],
  ['hours', hours],
  ['english', english],
  ['titles', titles],
  ['near', near],
  ['explain', explain],
  ['check', check],
]);

function getUsage(): string {
  const verbs = [...VERBS].map(([name, verb]) => `${name} ${verb.usage}`);
  return `usage: npm run -s engine -- <verb>; verbs: ${verbs.join(' | ')}`;
}

/** Runs the verb that the arguments of the command line name; returns the exit code. */
export function runVerb([name = '', ...args]: readonly string[]): number {
  try {
    const verb = VERBS.get(name);
    if (!verb || args.length < verb.minArguments || args.length > verb.maxArguments) {
      throw new CommandError(EXIT.usage, getUsage());
    }
    const result = verb.run(args);
    process.stdout.write(
      `${typeof result === 'string' ? result : JSON.stringify(result, null, 2)}\n`,
    );
    return EXIT.ok;
  } catch (error) {
    const known = error instanceof CommandError;
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(
      `${known ? message : `internal error: ${message.replace(/\s+/gu, ' ')}`}\n`,
    );
    return known ? error.exitCode : EXIT.internal;
  }
}
