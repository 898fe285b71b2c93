const DIGEST_PREFIX = 'RECIPES ';
const MESSAGE_LIMIT = 300;

/**
 * The database did not answer as it should. Thrown, never turned into an empty list or a 404, so that a page seen
 * before is kept. In production React hands a browser only the digest of an error, so the message travels in it.
 */
export class RecipesError extends Error {
  override name = 'RecipesError';
  readonly digest: string;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.digest = DIGEST_PREFIX + message.slice(0, MESSAGE_LIMIT);
  }
}

/** The service's own message (specification section 8), or null when the error is of another kind. */
export function getServiceMessage(error: unknown): string | null {
  if (!(error instanceof Error) || !('digest' in error)) return null;
  const { digest } = error;
  return typeof digest === 'string' && digest.startsWith(DIGEST_PREFIX)
    ? digest.slice(DIGEST_PREFIX.length)
    : null;
}
