/** Message to the service worker after a page load and after each route change. */
export interface VisitMessage {
  type: 'visit';
  /** Path now shown; null when the worker served the document. */
  path: string | null;
  /** Same-origin paths of pictures loaded before the worker was active. */
  pictures: string[];
  /** False on a slow or metered connection. */
  mayFetchShell: boolean;
}

/** Valid message, or null. */
export function parseVisitMessage(data: unknown): VisitMessage | null {
  if (!isRecord(data)) return null;
  const { type, path, pictures, mayFetchShell } = data;
  if (type !== 'visit' || typeof mayFetchShell !== 'boolean') return null;
  if (path !== null && !isPath(path)) return null;
  if (!Array.isArray(pictures) || !pictures.every(isPath)) return null;
  return { type, path, pictures, mayFetchShell };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * Same-origin path. `//host` and `/\host` would leave the site, also with a tab between, which URLs
 * drop.
 */
function isPath(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?![/\\])[^\t\r\n]*$/.test(value);
}
