import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * Sends bytes as they are, which `fetch` would tidy up first, and gives the whole answer as text once the server has
 * closed the connection.
 */
export async function sendRaw(baseUrl: string, request: string): Promise<string> {
  const { hostname, port } = new URL(baseUrl);
  const socket = connect(Number(port), hostname);
  socket.setEncoding('latin1');
  let answer = '';
  socket.on('data', (chunk: string) => (answer += chunk));
  // Not `end`: to a server, a caller who has closed its half has gone away.
  socket.write(request, 'latin1');
  await once(socket, 'close');
  return answer;
}

/** Sends headers alone, of a request whose body never comes, and gives what the server says to them. */
export async function sendHead(baseUrl: string, head: string): Promise<string> {
  const { hostname, port } = new URL(baseUrl);
  const socket = connect(Number(port), hostname);
  socket.setEncoding('latin1').write(`${head}\r\n\r\n`, 'latin1');
  const [answer] = (await once(socket, 'data')) as [string];
  socket.destroy();
  return answer;
}

/** A GET whose path arrives at the server exactly as written. */
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

/** The status of a raw answer; 0 when there was none. */
export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}

/** One header of a raw answer; null without it. */
export function headerOf(answer: string, name: string): string | null {
  const [head = ''] = answer.split('\r\n\r\n', 1);
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? null;
}
