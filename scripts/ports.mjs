import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Why nothing can listen on a port now, as Node says it.
 * @param {number} port
 * @param {string} [host] all addresses of this machine without it
 * @returns {Promise<NodeJS.ErrnoException | null>} null where it is free
 */
export async function getPortProblem(port, host) {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return null;
  } catch (error) {
    return error;
  }
}
