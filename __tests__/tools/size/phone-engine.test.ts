/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { getPhoneEngine, MAX_PHONE_ENGINE_BYTES } from '@/tools/size/phone-engine';

describe('engine for phones', () => {
  it('stays below the size limit with lexicon and English', async () => {
    const { codeBytes, lexiconBytes } = await getPhoneEngine();
    expect(codeBytes).toBeGreaterThan(10_000);
    expect(lexiconBytes).toBeGreaterThan(10_000);
    expect(codeBytes + lexiconBytes).toBeLessThanOrEqual(MAX_PHONE_ENGINE_BYTES);
  });
});
