import { describe, expect, it } from '@jest/globals';
import { FLAGS, getUsage, parseFlags } from '@/scripts/ingest/options';

describe('flags of npm run ingest', () => {
  it('have defaults by source', () => {
    expect(parseFlags(FLAGS.tourapi, [])).toMatchObject({ retries: 4, 'timeout-ms': 20_000 });
    expect(parseFlags(FLAGS.register, [])).toMatchObject({ retries: 6, work: '.data/register' });
    expect(parseFlags(FLAGS.classify, ['--engine-key=1'])).toMatchObject({
      'engine-key': '1',
      json: false,
    });
  });

  it('are reported by name, never by value', () => {
    const parse = () =>
      parseFlags(FLAGS.tourapi, ['--rate=a-secret', '--tell=a-secret', '--quota=2']);
    expect(parse).toThrow('No usable value for --rate, --tell.');
  });

  it('belong to one command', () => {
    expect(() => parseFlags(FLAGS.classify, ['--from=folder'])).toThrow(/--from/);
    expect(getUsage('register')).toContain('--from FOLDER');
    expect(getUsage('elsewhere')).toContain('ingest -- classify');
  });
});
