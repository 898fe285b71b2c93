import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * Sends raw bytes, which `fetch` would normalize. @returns the whole response, once the server has
 * closed the connection
 */
export async function sendRaw(baseUrl: string, request: string): Promise<string> {
  const { hostname, port } = new URL(baseUrl);
  const socket = connect(Number(port), hostname);
  socket.setEncoding('latin1');
  let answer = '';
  socket.on('data', (chunk: string) => (answer += chunk));
  // Not `end`: servers treat a half-closed connection as aborted.
  socket.write(request, 'latin1');
  await once(socket, 'close');
  return answer;
}

/** Sends a request head without its body. @returns the first bytes of the response */
export async function sendHead(baseUrl: string, head: string): Promise<string> {
  const { hostname, port } = new URL(baseUrl);
  const socket = connect(Number(port), hostname);
  socket.setEncoding('latin1').write(`${head}\r\n\r\n`, 'latin1');
  const [answer] = (await once(socket, 'data')) as [string];
  socket.destroy();
  return answer;
}

/** GET of a path exactly as written. */
export function getRaw(
  baseUrl: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const lines = Object.entries({ Host: new URL(baseUrl).host, Connection: 'close', ...headers });
  return sendRaw(
    baseUrl,
    `GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  );
}

/** Status of a raw response; 0 without one. */
export function getStatus(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}

/** Header of a raw response; null when absent. */
export function getHeader(answer: string, name: string): string | null {
  const [head = ''] = answer.split('\r\n\r\n', 1);
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? null;
}
