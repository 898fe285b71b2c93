import { describe, expect, it } from '@jest/globals';
import { memoize } from '../../src/text/memoize';

/** Memoized function with a log of the texts that it computed. */
function createAnswers() {
  const computed: string[] = [];
  const getAnswer = memoize((text) => {
    computed.push(text);
    return `${text}!`;
  });
  return { asked: computed, answer: getAnswer };
}

describe('memoize', () => {
  it('computes short texts once', () => {
    const { asked: computed, answer: getAnswer } = createAnswers();
    const long = '가'.repeat(65);
    const texts = ['나', '다', '', long];
    for (const text of [...texts, ...texts]) expect(getAnswer(text)).toBe(`${text}!`);
    expect(computed).toEqual([...texts, long]);
  });

  it('clears the cache when it is full', () => {
    const { asked: computed, answer: getAnswer } = createAnswers();
    for (let at = 0; at < 4096; at += 1) getAnswer(String(at));
    getAnswer('0');
    expect(computed).toHaveLength(4096);
    getAnswer('one more');
    getAnswer('0');
    expect(computed.slice(4096)).toEqual(['one more', '0']);
  });
});
