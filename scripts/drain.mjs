// Loaded into `next start` (scripts/serve.mjs). Told to stop, Next takes no new connections and waits for the open ones,
// but a proxy that keeps using its connections would keep it waiting for ever. From then on every answer asks for its
// connection to be closed.
import { subscribe } from 'node:diagnostics_channel';

/** @type {Set<import('node:http').ServerResponse>} */
const unanswered = new Set();
let isStopping = false;

function closeAfter(response) {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

subscribe('http.server.request.start', ({ response }) => {
  unanswered.add(response);
  response.once('close', () => unanswered.delete(response));
  if (isStopping) closeAfter(response);
});

function stop() {
  isStopping = true;
  for (const response of unanswered) closeAfter(response);
}
process.on('SIGTERM', stop).on('SIGINT', stop);
