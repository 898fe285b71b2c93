import { existsSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
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
  const context: CommandContext = { signal: interruption.signal, bar, print };
  try {
    return await run(context);
  } finally {
    bar.stop();
  }
}

/** Imports only the command's own modules: a TourAPI sync loads no engine. */
async function run(context: CommandContext): Promise<number> {
  switch (command) {
    case 'tourapi': {
      const flags = parseFlags(FLAGS.tourapi, args);
      const { ingestTourApi } = await import('./tourapi');
      return ingestTourApi(flags, context);
    }
    case 'register': {
      const flags = parseFlags(FLAGS.register, args);
      const { ingestRegister } = await import('./place-database');
      return ingestRegister(flags, context);
    }
    case 'classify': {
      const flags = parseFlags(FLAGS.classify, args);
      const { classifyDatabase } = await import('./place-database');
      return classifyDatabase(flags, context);
    }
    case 'licenses': {
      const flags = parseFlags(FLAGS.licenses, args);
      const { ingestLicenses } = await import('./licenses');
      return ingestLicenses(flags, context);
    }
    case 'open-lists': {
      const [first] = args;
      const folder = first === undefined || first.startsWith('-') ? null : first;
      const flags = parseFlags(FLAGS['open-lists'], folder === null ? args : args.slice(1));
      const { ingestOpenLists } = await import('./open-lists');
      return ingestOpenLists(folder, flags, context);
    }
    default:
      throw new UsageError('The command is missing or unknown.');
  }
}

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

const completion = isMainThread
  ? main()
      .catch(reportError)
      .then((code) => {
        process.exitCode = code;
      })
  : import('./thread');
completion.catch((error: unknown) => {
  console.error(error);
  process.exitCode = EXIT.failed;
});
