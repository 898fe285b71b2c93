/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { getPhoneEngine, MOST_PHONE_BYTES } from '@/tools/size/phone-engine';

describe('the engine on a phone', () => {
  it('is small enough to load, code, lexicon and English together', async () => {
    const { codeBytes, lexiconBytes } = await getPhoneEngine();
    expect(codeBytes).toBeGreaterThan(10_000);
    expect(lexiconBytes).toBeGreaterThan(10_000);
    expect(codeBytes + lexiconBytes).toBeLessThanOrEqual(MOST_PHONE_BYTES);
  });
});
