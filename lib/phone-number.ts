/**
 * Korean phone number: area or mobile code and the rest; numbers like 1588-1234 have no area code.
 */
const KOREAN_NUMBER =
  /(?:\+?82[-. )]*|\(?0)\d{1,3}\)?[-. )]*\d{3,4}[-. ]*\d{4}|\b1[5-9]\d{2}[-. ]?\d{4}\b/;

/**
 * `tel:` link to the first number in a text, in international form for roaming phones; null without
 * a number.
 * @example
 * toTelLink('02-776-5348, 0507-1234-5678'); // => { href: 'tel:+8227765348', number: '02-776-5348' }
 */
export function toTelLink(tel: string | null | undefined): { href: string; number: string } | null {
  const [number] = KOREAN_NUMBER.exec(tel ?? '') ?? [];
  if (number === undefined) return null;
  const national = number.replace(/\D/g, '').replace(/^82/, '').replace(/^0/, '');
  return { href: `tel:+82${national}`, number };
}
