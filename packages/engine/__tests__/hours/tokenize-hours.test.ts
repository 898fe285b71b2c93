import { describe, expect, it } from '@jest/globals';
import { normalizeHoursText } from '../../src/hours/tokenize-hours';

describe('normalizeHoursText', () => {
  it.each([
    ['‐‑‒–—―−ー﹣-－', '-'],
    ['〜∼˜～~', '~'],
    ['·・ㆍ‧∙•、､,，', ','],
    ['【〔〈《「『[［', '['],
    ['】〕〉》」』]］', ']'],
    ['\r\n\u2028\u2029', '\n'],
  ])('normalizes each of %j to %j', (signs, plain) => {
    // A standalone sign, which is no diacritic on a letter before it.
    for (const sign of signs)
      expect([sign, normalizeHoursText(sign).trimStart() || '\n']).toEqual([sign, plain]);
  });

  it('converts tags to line breaks', () => {
    for (const tag of '<br> <BR/> <br /> < br > <p> </p> <li> </li> <div> </div>'.split(/ (?=<)/)) {
      expect([tag, normalizeHoursText(`가${tag}나`)]).toEqual([tag, '가\n나']);
    }
    for (const text of ['<b>', '<best>', '10<20', '<', '<  \u00a0 br>']) {
      expect(normalizeHoursText(text)).not.toContain('\n');
    }
  });

  it('decodes the entities that occur and keeps other ampersands', () => {
    expect(normalizeHoursText('&nbsp;|&amp;|&lt;|&gt;|&middot;|&quot;|&')).toBe(
      ' |&|<|>|·|&quot;|&',
    );
    expect(normalizeHoursText('A & B; C')).toBe('a & b; c');
  });

  it('converts full-width and capital letters', () => {
    expect(normalizeHoursText('１１：００ ＡＭ Closed')).toBe('11:00 am closed');
  });
});
