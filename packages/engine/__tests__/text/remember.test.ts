import { describe, expect, it } from '@jest/globals';
import { remember } from '../../src/text/remember';

/** An answer about any text, and the texts it was worked out for. */
function createAnswers() {
  const asked: string[] = [];
  const answer = remember((text) => {
    asked.push(text);
    return `${text}!`;
  });
  return { asked, answer };
}

describe('what is remembered', () => {
  it('is worked out once, as long as the text is short', () => {
    const { asked, answer } = createAnswers();
    const long = '가'.repeat(65);
    const texts = ['나', '다', '', long];
    for (const text of [...texts, ...texts]) expect(answer(text)).toBe(`${text}!`);
    expect(asked).toEqual([...texts, long]);
  });

  it('is forgotten before there is too much of it', () => {
    const { asked, answer } = createAnswers();
    for (let at = 0; at < 4096; at += 1) answer(String(at));
    answer('0');
    expect(asked).toHaveLength(4096);
    answer('one more');
    answer('0');
    expect(asked.slice(4096)).toEqual(['one more', '0']);
  });
});
