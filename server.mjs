// Serves the last build on PORT (3000), here, in the standalone folder and in the image; `npm start` (scripts/serve.mjs)
// brings a build and a database along. docs/decisions/0062-a-server-of-our-own.md
import { createServer } from 'node:http';
import nextEnv from '@next/env';
import next from 'next';
import { createFront } from './lib/http/front.mjs';
import { EnvError, parseEnv } from './lib/parse-env.mjs';

const port = Number(process.env.PORT || 3000);

// Whoever read the log may be gone. Next would try to log that, fail, and try again for ever.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

async function start() {
  nextEnv.loadEnvConfig(process.cwd());
  parseEnv(process.env);
  // Next adds a listener for upgrades to the server it is told of, and would leave each of them open: it gets one that
  // never listens.
  const app = next({ dev: false, port, httpServer: createServer() });
  await app.prepare();
  const handle = app.getRequestHandler();
  const answer = async (request, response) => {
    try {
      await handle(request, response);
    } catch (error) {
      console.error(error);
      response.statusCode = 500;
      response.end('Internal Server Error');
    }
  };
  const { server, drain } = createFront(answer, { isLogging: process.env.LOG_REQUESTS === '1' });

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await drain();
    await app.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  server.on('error', fail);
  server.listen(port, () => {
    console.log(`Ready on http://localhost:${server.address().port}`);
    process.send?.('ready');
  });
}

function fail(error) {
  if (error.code === 'EADDRINUSE') console.error(`Port ${port} is taken.`);
  else console.error(error instanceof EnvError ? error.message : error);
  process.exit(1);
}

await start().catch(fail);
