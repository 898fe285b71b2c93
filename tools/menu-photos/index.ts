import { CommandError, EXIT, runCommand } from '../../scripts/engine/command-io';
import { render } from './render';
import { report } from './report';

const USAGE =
  'usage: npm run -s tool -- menu-photos render [NAME... | --journeys] | report [--wrong] [NAME...]';
const VERBS = new Map(Object.entries({ render, report }));

const [name = '', ...args] = process.argv.slice(2);
process.exitCode = await runCommand(async () => {
  const verb = VERBS.get(name);
  if (!verb) throw new CommandError(EXIT.usage, USAGE);
  return verb(args);
});
