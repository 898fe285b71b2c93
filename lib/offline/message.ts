/** What a page tells the worker after it loaded and after each change of route. */
export interface VisitMessage {
  type: 'visit';
  /** The path now shown, when the worker did not serve its document; null when it did. */
  path: string | null;
  /** Paths of this site's pictures that the page had loaded before the worker was there. */
  pictures: string[];
  /** False on a connection where the visitor pays or waits for each byte. */
  mayFetchShell: boolean;
}

/** The message, or null for anything else that was posted. */
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

/** A path of this site; `//host` and `/\host` would leave it, also with a tab between, which addresses drop. */
function isPath(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?![/\\])[^\t\r\n]*$/.test(value);
}
