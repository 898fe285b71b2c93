import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Error from trying to listen on a port.
 * @param {number} port
 * @param {string} [host] all addresses of this machine by default
 * @returns {Promise<NodeJS.ErrnoException | null>} null when the port is free
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
