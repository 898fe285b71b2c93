// Serves the last build on PORT (3000): in the project, the standalone folder and the image. `npm
// start` (scripts/serve.mjs) adds a build and a database (decision 0062).
import './lib/check-node-version.mjs';
import { createServer } from 'node:http';
import nextEnv from '@next/env';
import next from 'next';
import { createHttpServer } from './lib/server/http-server.mjs';
import { EnvError, parseEnv } from './lib/parse-env.mjs';

const port = Number(process.env.PORT || 3000);

// The reader of the log may be gone; Next would try to log that error, fail, and retry forever.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

async function start() {
  nextEnv.loadEnvConfig(process.cwd());
  parseEnv(process.env);
  // Next adds an upgrade listener to this server and would leave each upgrade open, so it gets one
  // that never listens.
  const app = next({ dev: false, port, httpServer: createServer() });
  await app.prepare();
  const handle = app.getRequestHandler();
  const handleRequest = async (request, response) => {
    try {
      await handle(request, response);
    } catch (error) {
      console.error(error);
      response.statusCode = 500;
      response.end('Internal Server Error');
    }
  };
  const { server, drain } = createHttpServer(handleRequest, {
    isLogging: process.env.LOG_REQUESTS === '1',
  });

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
