/** Named entities of the tourism open data; numeric ones are decoded without a table. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  middot: '·',
  bull: '•',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  times: '×',
  deg: '°',
  frac12: '½',
  eacute: 'é',
  egrave: 'è',
};
const ENTITY = /&(?:#([0-9]{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z][A-Za-z0-9]{1,8}));/g;
const LAST_CODE_POINT = 0x10ffff;

/** Tags that end a line; every other known tag is removed. */
const BREAKING_TAGS = new Set(
  'br p div li ul ol tr table hr h1 h2 h3 h4 h5 h6 tbody thead'.split(' '),
);
const INLINE_TAGS = new Set(
  'a b i u s em strong span font img td th sup sub center small'.split(' '),
);

/** Only names in the two sets count: `<BEST>` is a label, not a tag. */
const TAG = /<\/?([A-Za-z][A-Za-z0-9]{0,7})(?:[\s/][^<>]{0,500})?>/g;

/** Variants of signs beyond the full-width ones, which have a rule. */
const SIGN_VARIANTS: Readonly<Record<string, string>> = {
  '､': ',',
  '∼': '~',
  '〜': '~',
  '￦': '₩',
};

/** Text other than Hangul syllables and ASCII without markup, with single blanks: few menus have any. */
const MARKUP = /[^ -%'-;=-~가-힣]|^ | $| {2}/;

/**
 * Plain text of the HTML fragments in the tourism open data: entities decoded, `<br>` and block
 * tags as line breaks, other tags removed, NFC, full-width punctuation as ASCII, single blanks.
 * Never throws; linear in the length.
 */
export function toPlainText(html: string): string {
  return MARKUP.test(html) ? stripMarkup(html) : html;
}

function stripMarkup(html: string): string {
  const decoded = decodeEntities(html).normalize('NFC');
  const untagged = decoded.replace(TAG, (tag: string, name: string) => {
    const lower = name.toLowerCase();
    if (BREAKING_TAGS.has(lower)) return '\n';
    return INLINE_TAGS.has(lower) ? '' : tag;
  });
  return untagged
    .replace(/[､∼〜￦]/g, (char) => SIGN_VARIANTS[char] ?? char)
    .replace(/[！-～]/g, toHalfWidth)
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .split(/\r\n|[\n\r\v\f\u2028\u2029]/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

const FULL_WIDTH_OFFSET = 0xfee0;
/** ASCII of a full-width letter, digit or sign: ｍ is m, ✕ stays. */
const toHalfWidth = (char: string): string =>
  String.fromCharCode(char.charCodeAt(0) - FULL_WIDTH_OFFSET);

function decodeEntities(html: string): string {
  return html.replace(ENTITY, (entity: string, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return ENTITIES[name] ?? entity;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : entity;
  });
}
