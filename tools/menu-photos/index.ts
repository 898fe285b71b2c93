import { CommandError, EXIT } from '../../scripts/engine/command-io';
import { render } from './render';
import { report } from './report';

const USAGE =
  'usage: npm run -s tool -- menu-photos render [NAME... | --journeys] | report [--wrong] [NAME...]';
const VERBS: ReadonlyMap<string, (args: readonly string[]) => Promise<number>> = new Map([
  ['render', render],
  ['report', report],
]);

async function main([name = '', ...args]: readonly string[]): Promise<number> {
  try {
    const verb = VERBS.get(name);
    if (!verb) throw new CommandError(EXIT.usage, USAGE);
    return await verb(args);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return error.exitCode;
  }
}

process.exitCode = await main(process.argv.slice(2));
