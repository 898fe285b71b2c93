import { existsSync } from 'node:fs';
import { toIngestError, SourceError } from '@kioot/ingest';
import { EXIT, type CommandContext } from './command';
import { FLAGS, getUsage, parseFlags, UsageError } from './options';
import { createProgressBar } from './progress-bar';

/* `npm run ingest -- tourapi|register|classify|licenses|open-lists [options]` */

const [command = '', ...args] = process.argv.slice(2);
const isJson = args.includes('--json');
const interruption = new AbortController();

function print(value: object, text: string): void {
  process.stdout.write(isJson ? `${JSON.stringify(value)}\n` : text);
}

async function main(): Promise<number> {
  if (process.argv.includes('--help')) {
    process.stdout.write(getUsage(command));
    return EXIT.done;
  }
  if (existsSync('.env.local')) process.loadEnvFile('.env.local');
  process.once('SIGINT', () => interruption.abort(new Error('interrupted')));
  const bar = isJson ? { update: () => {}, stop: () => {} } : createProgressBar();
  const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (!run) throw new UsageError('The command is missing or unknown.');
  return run({ signal: interruption.signal, bar, print }).finally(() => bar.stop());
}

/** Commands; each imports only its own modules: a TourAPI sync loads no engine. */
const COMMANDS: Readonly<Record<string, (context: CommandContext) => Promise<number>>> = {
  tourapi: async (context) =>
    (await import('./tourapi')).ingestTourApi(parseFlags(FLAGS.tourapi, args), context),
  register: async (context) =>
    (await import('./place-database')).ingestRegister(parseFlags(FLAGS.register, args), context),
  classify: async (context) =>
    (await import('./place-database')).classifyDatabase(parseFlags(FLAGS.classify, args), context),
  licenses: async (context) =>
    (await import('./licenses')).ingestLicenses(parseFlags(FLAGS.licenses, args), context),
  'open-lists': async (context) => {
    const [first] = args;
    const folder = first === undefined || first.startsWith('-') ? null : first;
    const flags = parseFlags(FLAGS['open-lists'], folder === null ? args : args.slice(1));
    return (await import('./open-lists')).ingestOpenLists(folder, flags, context);
  },
};

function reportError(error: unknown): number {
  if (interruption.signal.aborted) {
    process.stderr.write(
      'Interrupted. Completed calls are stored: run the command again to continue.\n',
    );
    return EXIT.interrupted;
  }
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n\n${getUsage(command)}`);
    return EXIT.usage;
  }
  const known = toIngestError(error);
  if (!known) throw error;
  const { name, message, whatToDo } = known;
  const code = known instanceof SourceError ? known.code : name;
  if (isJson) print({ status: 'failed', name, code, message, whatToDo }, '');
  else process.stderr.write(`${message} ${whatToDo}\n`);
  return known.isRefusal ? EXIT.refused : EXIT.failed;
}

main()
  .catch(reportError)
  .then((code) => {
    process.exitCode = code;
  })
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = EXIT.failed;
  });
