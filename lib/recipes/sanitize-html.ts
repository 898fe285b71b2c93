import 'server-only';
import sanitize from 'sanitize-html';
import { toAllowedImage } from './allowed-image';

const TEXT_TAGS = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'mark', 'abbr', 'code', 'span'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'figure', 'figcaption'],
];

const SANITIZE_OPTIONS: sanitize.IOptions = {
  allowedTags: [...TEXT_TAGS, 'a', 'img'],
  allowedAttributes: {
    '*': ['lang'],
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    ol: ['start', 'reversed'],
    abbr: ['title'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'xmp'],
  transformTags: {
    // The page has its own h1.
    h1: 'h2',
    a: sanitize.simpleTransform('a', { rel: 'noopener nofollow' }),
    img: (tagName, { src = '', alt = '', ...attribs }) => ({
      tagName,
      attribs: {
        ...{ src: toAllowedImage(src) ?? '', alt },
        ...attribs,
        ...{ loading: 'lazy', decoding: 'async' },
      },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

/**
 * Sanitizes HTML by an allow list: no scripts, styles, frames, forms, event handlers or other URL
 * schemes; images of allowed hosts only; links with `rel="noopener nofollow"`.
 */
export function sanitizeHtml(dirtyHtml: string): string {
  return sanitize(dirtyHtml, SANITIZE_OPTIONS).trim();
}
