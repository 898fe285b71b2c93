import { readFileSync } from 'node:fs';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { validate, type Schema } from '@kioot/base/validation';

/** Exit codes, one per kind of failure. */
export const EXIT = {
  ok: 0,
  internal: 1,
  usage: 2,
  unreadable: 3,
  notJson: 4,
  wrongShape: 5,
  unknownId: 6,
} as const;

/** Failure that the caller can fix: a one-line message and its exit code. */
export class CommandError extends Error {
  override readonly name = 'CommandError';

  constructor(
    readonly exitCode: number,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message.replace(/\s+/gu, ' '), options);
  }
}

/** Subcommand: arguments in, value to print out: a text, or anything else as JSON. */
export interface Verb {
  /** Arguments for the usage line. */
  usage: string;
  minArguments: number;
  maxArguments: number;
  /** @throws {CommandError} for every failure that the caller can fix */
  run(args: readonly string[]): unknown;
}

/** Runs a command and prints a failure that the caller can fix. Resolves to the exit code. */
export async function runCommand(run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return error.exitCode;
  }
}

/**
 * Options and other words of a command line.
 *
 * @throws {CommandError} for an unknown option
 */
export function parseCommandLine<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (cause) {
    throw new CommandError(EXIT.usage, cause instanceof Error ? cause.message : String(cause), {
      cause,
    });
  }
}

const STANDARD_INPUT = 0;

/**
 * Reads JSON from a file, or from standard input for "-" or no name, and validates it.
 *
 * @throws {CommandError} unreadable, not JSON, or of another shape.
 */
export function readInput<T>(file: string | undefined, schema: Schema<T>): T {
  const source = file === undefined || file === '-' ? STANDARD_INPUT : file;
  const name = source === STANDARD_INPUT ? 'standard input' : String(source);
  let text: string;
  try {
    text = readFileSync(source, 'utf8');
  } catch (cause) {
    throw new CommandError(EXIT.unreadable, `cannot read ${name}`, { cause });
  }
  return parseInput(text, name, schema);
}

function parseInput<T>(text: string, name: string, schema: Schema<T>): T {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/u, ''));
  } catch (cause) {
    throw new CommandError(EXIT.notJson, `${name} is not JSON`, { cause });
  }
  const result = validate(schema, json);
  if (result.success) return result.data;
  const { path, reason } = result.error;
  const where = path.map(String).join('.');
  throw new CommandError(
    EXIT.wrongShape,
    `${name} has another shape: ${where === '' ? '' : `${where}: `}${reason}`,
    { cause: result.error },
  );
}
