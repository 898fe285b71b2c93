import { encodeUriText } from '@kioot/base/uri-encoding';
import type { Translator } from '../i18n/translator';
import { CONTACT_EMAIL } from '../public-env';
import type { PlaceCard } from '../search/contract/rec-contract';

/** Some mail programs cut longer links. A Hangul syllable takes nine characters. */
const MAX_URL_LENGTH = 2_000;
const MAX_LINE_LENGTH = 60;

function truncateLine(text: string): string {
  const characters = [...text.replace(/\s+/gu, ' ').trim()];
  return characters.length > MAX_LINE_LENGTH
    ? `${characters.slice(0, MAX_LINE_LENGTH - 1).join('')}…`
    : characters.join('');
}

/**
 * `mailto:` link that reports a mistake, prefilled with the restaurant and the lines shown (RFC
 * 6068: CRLF line ends, percent-encoded). Lines beyond the length limit are dropped.
 */
export function toReportMailUrl(
  t: Translator<'words'>,
  { contentId, title, title_eng: titleEng }: PlaceCard,
  shown: readonly string[],
): string {
  const subject = t('report.subject', {
    name: truncateLine(titleEng || title),
    id: truncateLine(contentId),
  });
  const head = `mailto:${CONTACT_EMAIL}?subject=${encodeUriText(subject)}&body=`;
  const lines = [
    t('report.whatIsWrong'),
    '',
    '',
    '--',
    t('report.restaurant', { name: truncateLine(title) }),
    t('report.id', { id: truncateLine(contentId) }),
    ...shown.map((line) => t('report.shown', { line: truncateLine(line) })),
  ];
  let url = head;
  for (const line of lines) {
    const extended = `${url}${encodeUriText(`${line}\r\n`)}`;
    if (extended.length > MAX_URL_LENGTH) break;
    url = extended;
  }
  return url;
}
