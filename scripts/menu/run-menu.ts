import { CommandError, EXIT } from '../engine/command-io';
import { read } from './read';

const USAGE = 'usage: npm run -s menu -- read FILE... [--profile strictVegan,peanut:deadly,milk]';

/** Runs what the arguments of the command line say. Resolves to the exit code. */
export async function runMenu([verb, ...args]: readonly string[]): Promise<number> {
  try {
    if (verb !== 'read') throw new CommandError(EXIT.usage, USAGE);
    return await read(args);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return error.exitCode;
  }
}
