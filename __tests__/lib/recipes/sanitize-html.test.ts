/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { sanitizeHtml } from '@/lib/recipes/sanitize-html';
import { XSS_PAYLOADS } from './xss-payloads';

const ALLOWED_ATTRIBUTES = [
  ...['lang', 'href', 'title', 'rel', 'src', 'alt', 'width', 'height', 'loading', 'decoding'],
  ...['start', 'reversed', 'colspan', 'rowspan', 'scope'],
];
const FORBIDDEN_ELEMENTS =
  'script,style,iframe,object,embed,svg,math,form,input,button,textarea,select,link,meta,base,video,audio,template,details,dialog,frameset,marquee';

function parse(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

describe('sanitizeHtml', () => {
  it('has at least 60 distinct payloads', () => {
    expect(XSS_PAYLOADS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(XSS_PAYLOADS).size).toBeGreaterThanOrEqual(XSS_PAYLOADS.length - 1);
  });

  it.each(XSS_PAYLOADS.map((payload) => [payload]))('makes inert: %s', (payload) => {
    const body = parse(sanitizeHtml(`<p>before</p>${payload}<p>after</p>`));
    expect(body.querySelectorAll(FORBIDDEN_ELEMENTS)).toHaveLength(0);
    for (const element of body.querySelectorAll('*')) {
      for (const { name } of element.attributes) expect(ALLOWED_ATTRIBUTES).toContain(name);
    }
    for (const link of body.querySelectorAll('a[href]')) {
      expect(link.getAttribute('href')).toMatch(/^(https?:|mailto:|\/|#|[^:]*$)/i);
    }
    for (const image of body.querySelectorAll('img')) {
      expect(image.getAttribute('src')).toMatch(/^\/[^/]/);
    }
  });

  it('keeps the markup of recipes', () => {
    const html =
      '<h2>Stock</h2><p>Boil <strong>kelp</strong> (<span lang="ko">다시마</span>).<br />Wait.</p>' +
      '<ul><li>kelp</li></ul><ol start="2"><li>boil</li></ol>' +
      '<table><tbody><tr><th scope="row">salt</th><td colspan="2">1 tsp</td></tr></tbody></table>';
    expect(sanitizeHtml(html)).toBe(html);
  });

  it('turns h1 into h2, since the page has its own', () => {
    expect(sanitizeHtml('<h1>Kimchi</h1>')).toBe('<h2>Kimchi</h2>');
  });

  it('sets rel="noopener nofollow" on links and removes their target', () => {
    expect(sanitizeHtml('<a href="https://example.org/" target="_blank" rel="opener">x</a>')).toBe(
      '<a href="https://example.org/" rel="noopener nofollow">x</a>',
    );
  });

  it('allows images of this site only', () => {
    const attributes = 'loading="lazy" decoding="async"';
    expect(sanitizeHtml('<img src="/images/a.webp" alt="A bowl" onload="x()">')).toBe(
      `<img src="/images/a.webp" alt="A bowl" ${attributes} />`,
    );
    expect(sanitizeHtml('<img src="http://localhost:3000/images/a.webp">')).toBe(
      `<img src="/images/a.webp" alt="" ${attributes} />`,
    );
    for (const src of [
      ...['https://tracker.example/a.gif', '//tracker.example/a.gif', '\\\\tracker.example\\a.gif'],
      ...['data:image/png;base64,AAAA', 'https://localhost:3000@tracker.example/a.gif', ''],
      ...['/\\tracker.example/a.gif', 'https:tracker.example', 'blob:http://localhost:3000/x'],
    ]) {
      expect(sanitizeHtml(`<img src="${src}">`)).toBe('');
    }
  });

  it('is idempotent', () => {
    for (const payload of XSS_PAYLOADS) {
      const once = sanitizeHtml(payload);
      expect(sanitizeHtml(once)).toBe(once);
    }
  });
});
