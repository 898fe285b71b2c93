/** A Korean number: area or mobile code, then the rest; 1588-1234 and its kind have no area code. */
const KOREAN_NUMBER =
  /(?:\+?82[-. )]*|\(?0)\d{1,3}\)?[-. )]*\d{3,4}[-. ]*\d{4}|\b1[5-9]\d{2}[-. ]?\d{4}\b/;

/**
 * A link that calls the first number in a text, in the international form that roaming phones need; null when there is
 * no number in it. The source writes "02-776-5348", "0507-1234-5678", "1588-1234" and sometimes several.
 */
export function toCallLink(
  tel: string | null | undefined,
): { href: string; number: string } | null {
  const [number] = KOREAN_NUMBER.exec(tel ?? '') ?? [];
  if (number === undefined) return null;
  const national = number.replace(/\D/g, '').replace(/^82/, '').replace(/^0/, '');
  return { href: `tel:+82${national}`, number };
}
