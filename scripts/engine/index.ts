import { runVerb } from './run-verb';

process.exitCode = runVerb(process.argv.slice(2));
