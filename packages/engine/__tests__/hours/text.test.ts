import { describe, expect, it } from '@jest/globals';
import { toPlainText } from '../../src/hours/text';

describe('the texts on opening hours in one spelling', () => {
  it.each([
    ['‐‑‒–—―−ー﹣-－', '-'],
    ['〜∼˜～~', '~'],
    ['·・ㆍ‧∙•、､,，', ','],
    ['【〔〈《「『[［', '['],
    ['】〕〉》」』]］', ']'],
    ['\r\n\u2028\u2029', '\n'],
  ])('writes each of %j as %j', (signs, plain) => {
    // What stands alone is no mark on a letter before it.
    for (const sign of signs)
      expect([sign, toPlainText(sign).trimStart() || '\n']).toEqual([sign, plain]);
  });

  it('breaks the line where a tag does', () => {
    for (const tag of '<br> <BR/> <br /> < br > <p> </p> <li> </li> <div> </div>'.split(/ (?=<)/)) {
      expect([tag, toPlainText(`가${tag}나`)]).toEqual([tag, '가\n나']);
    }
    for (const text of ['<b>', '<best>', '10<20', '<', '<  \u00a0 br>']) {
      expect(toPlainText(text)).not.toContain('\n');
    }
  });

  it('decodes the entities that occur, and keeps every other ampersand', () => {
    expect(toPlainText('&nbsp;|&amp;|&lt;|&gt;|&middot;|&quot;|&')).toBe(' |&|<|>|·|&quot;|&');
    expect(toPlainText('A & B; C')).toBe('a & b; c');
  });

  it('knows full-width letters and capitals', () => {
    expect(toPlainText('１１：００ ＡＭ Closed')).toBe('11:00 am closed');
  });
});
