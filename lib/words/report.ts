import { encodeText } from '../encode';
import type { WordsOf } from '../i18n/words';
import { CONTACT_EMAIL } from '../public-env';
import type { Restaurant } from '../search/contract';

/** Some mail programs cut longer links; a Hangul syllable takes nine of these characters. */
const MAX_URL_LENGTH = 2_000;
const MAX_LINE_LENGTH = 60;

function cut(text: string): string {
  const characters = [...text.replace(/\s+/gu, ' ').trim()];
  return characters.length > MAX_LINE_LENGTH
    ? `${characters.slice(0, MAX_LINE_LENGTH - 1).join('')}…`
    : characters.join('');
}

/**
 * A mail that reports a mistake, prefilled with which restaurant it is and what the visitor saw (RFC 6068: lines end
 * with CRLF, everything else encoded).
 */
export function toReportUrl(
  t: WordsOf<'words'>,
  { contentId, title, title_eng: titleEng }: Restaurant,
  seen: readonly string[],
): string {
  const subject = t('report.subject', { name: cut(titleEng || title), id: cut(contentId) });
  const head = `mailto:${CONTACT_EMAIL}?subject=${encodeText(subject)}&body=`;
  const lines = [
    t('report.whatIsWrong'),
    '',
    '',
    '--',
    t('report.restaurant', { name: cut(title) }),
    t('report.id', { id: cut(contentId) }),
    ...seen.map((line) => t('report.shown', { line: cut(line) })),
  ];
  let url = head;
  for (const line of lines) {
    const longer = `${url}${encodeText(`${line}\r\n`)}`;
    if (longer.length > MAX_URL_LENGTH) break;
    url = longer;
  }
  return url;
}
