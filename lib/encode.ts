/** Text for a link. Half a character (a lone surrogate) cannot be encoded and becomes the sign for that. */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
