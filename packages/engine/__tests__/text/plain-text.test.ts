import { describe, expect, it } from '@jest/globals';
import { toPlainText } from '../../src/text/plain-text';

describe('toPlainText', () => {
  it('decodes named, decimal and hexadecimal entities', () => {
    const names = 'amp lt gt quot apos middot bull hellip ndash mdash lsquo rsquo ldquo rdquo';
    const others = 'times deg frac12 eacute egrave';
    const entities = `${names} ${others}`.split(' ').map((name) => `&${name};`);
    expect(toPlainText(entities.join(''))).toBe(`&<>"'·•…–—‘’“”×°½éè`);
    expect(toPlainText('가&nbsp;나')).toBe('가 나');
    expect(toPlainText('&#54924;&#xD68C;&#Xd68c;&#x1F372;')).toBe('회회회🍲');
  });

  it('keeps text that is no entity', () => {
    const texts = ['A&B', '&unheard;', '&#0;', '&#1114112;', '&#x110000;', '&#12345678;', '&a;'];
    for (const text of texts) expect(toPlainText(text)).toBe(text);
    expect(toPlainText('&#1;&#1114111;')).toBe('\u0001\u{10ffff}');
  });

  it.each('br p div li ul ol tr table hr h1 h2 h3 h4 h5 h6 tbody thead'.split(' '))(
    'breaks the line at <%s>',
    (tag) => {
      expect(toPlainText(`가<${tag}>나</${tag}>`)).toBe('가\n나');
      expect(toPlainText(`가<${tag.toUpperCase()} class="x">나`)).toBe('가\n나');
      expect(toPlainText(`가<${tag}/>나`)).toBe('가\n나');
    },
  );

  it.each('a b i u s em strong span font img td th sup sub center small'.split(' '))(
    'removes <%s>',
    (tag) => expect(toPlainText(`가<${tag} id="x">나</${tag}>`)).toBe('가나'),
  );

  it('keeps a label in angle brackets', () => {
    expect(toPlainText('<BEST> 육회')).toBe('<BEST> 육회');
    expect(toPlainText(`<b ${'x'.repeat(500)}>육회`)).toBe('육회');
    expect(toPlainText(`<b ${'x'.repeat(501)}>육회`)).toContain('<b');
  });

  it('replaces full-width signs by ASCII', () => {
    expect(toPlainText('（）［］｛｝，､／｜；：～∼〜＋＆￦')).toBe('()[]{},,/|;:~~~+&₩');
  });

  it('composes letters, removes invisible characters and collapses blanks', () => {
    expect(toPlainText('김치'.normalize('NFD'))).toBe('김치');
    expect(toPlainText('김\u200b\u200c\u200d\u200e\u200f\u2060\ufeff\u00ad치')).toBe('김치');
    expect(toPlainText('  김치 \t\u00a0 찌개  ')).toBe('김치 찌개');
    expect(toPlainText(' 김치')).toBe('김치');
    expect(toPlainText('김치 ')).toBe('김치');
    expect(toPlainText('김치  찌개')).toBe('김치 찌개');
    expect(toPlainText(' ')).toBe('');
    expect(toPlainText('')).toBe('');
  });

  it('splits at every line separator and drops empty lines', () => {
    expect(toPlainText('가\r\n나\n다\r라\v마\f바\u2028사\u2029\n \n아')).toBe(
      '가\n나\n다\n라\n마\n바\n사\n아',
    );
  });
});
