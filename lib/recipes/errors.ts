const DIGEST_PREFIX = 'RECIPES ';
const MAX_MESSAGE_LENGTH = 300;

/**
 * Failed query. Thrown instead of returning an empty list or a 404: cached pages stay. The digest
 * carries the message, since production React hides all else from browsers.
 */
export class RecipesError extends Error {
  override name = 'RecipesError';
  readonly digest: string;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.digest = DIGEST_PREFIX + message.slice(0, MAX_MESSAGE_LENGTH);
  }
}

/** Message of the service (specification section 8); null for other errors. */
export function getServiceMessage(error: unknown): string | null {
  if (!(error instanceof Error) || !('digest' in error)) return null;
  const { digest } = error;
  return typeof digest === 'string' && digest.startsWith(DIGEST_PREFIX)
    ? digest.slice(DIGEST_PREFIX.length)
    : null;
}
