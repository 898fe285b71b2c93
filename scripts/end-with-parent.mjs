// Loaded before what serve.mjs runs, which ends with it: of a SIGKILL serve.mjs can tell nobody, but its end of the line to
// this process closes.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
// Not before what this process runs in turn: a worker lives as long as its line holds it.
process.execArgv.splice(process.execArgv.indexOf('--import'), 2);
