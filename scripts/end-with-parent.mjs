// Loaded before what serve.mjs runs, which ends with it: of a SIGKILL serve.mjs can tell nobody, but its end of the line to
// this process closes.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
