import { describe, expect, it } from '@jest/globals';
import { getContentSecurityPolicy, READER_POLICY } from '@/lib/http/security-headers.mjs';

function getDirectives(options: Parameters<typeof getContentSecurityPolicy>[0]) {
  return Object.fromEntries(
    getContentSecurityPolicy(options)
      .split('; ')
      .map((directive) => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values];
      }),
  );
}

describe('the content security policy', () => {
  it('lets scripts, workers, frames, forms and bases come from here or nowhere', () => {
    expect(getDirectives({ isDevelopment: false })).toMatchObject({
      'default-src': ["'self'"],
      'script-src': ["'self'", "'unsafe-inline'"],
      'script-src-attr': ["'none'"],
      'worker-src': ["'self'"],
      'object-src': ["'none'"],
      'frame-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
  });

  it('evaluates strings in development only', () => {
    expect(getDirectives({ isDevelopment: true })['script-src']).toContain("'unsafe-eval'");
  });

  it('shows pictures of the host of street tiles, and lets nothing else reach it', () => {
    const isDevelopment = false;
    const { 'img-src': pictures, ...others } = getDirectives({
      isDevelopment,
      tileOrigins: ['https://tiles.example'],
    });
    expect(pictures).toEqual(["'self'", 'data:', 'blob:', 'https://tiles.example']);
    expect(getDirectives({ isDevelopment })).toMatchObject(others);
  });

  it('names the hosts of pictures and of reports, each once', () => {
    const directives = getDirectives({
      isDevelopment: false,
      pictureOrigins: ['https://db.example', 'https://db.example'],
      connectOrigins: ['https://vitals.example'],
    });
    expect(directives['img-src']).toEqual(["'self'", 'data:', 'blob:', 'https://db.example']);
    expect(directives['connect-src']).toEqual([
      "'self'",
      'https://db.example',
      'https://vitals.example',
    ]);
  });
});

describe('the policy of the menu reader', () => {
  it('runs, fetches and compiles what is ours, and nothing else', () => {
    expect(READER_POLICY.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "connect-src 'self'",
      "frame-ancestors 'none'",
    ]);
  });
});
