/** Text for a link. Half a character (a lone surrogate) cannot be encoded and becomes the sign for that. */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

/** The text behind a percent-encoding, or null where it is none of UTF-8. */
export function decodeOrNull(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
