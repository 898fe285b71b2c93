/** Percent-encodes text. A lone surrogate, which cannot be encoded, becomes U+FFFD. */
export function encodeUriText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

/** Decodes percent-encoded UTF-8; null when it is invalid. */
export function decodeUriTextOrNull(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
