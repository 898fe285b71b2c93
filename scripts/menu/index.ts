import { runMenu } from './run-menu';

process.exitCode = await runMenu(process.argv.slice(2));
