// Preloaded into children of serve.mjs. A SIGKILL of the parent cannot be caught, but it closes the
// IPC channel.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
// Not inherited by child processes: an open IPC channel would keep workers alive.
process.execArgv.splice(process.execArgv.indexOf('--import'), 2);
