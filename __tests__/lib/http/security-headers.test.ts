import { describe, expect, it } from '@jest/globals';
import {
  getContentSecurityPolicy,
  MENU_READER_CONTENT_SECURITY_POLICY,
} from '@/lib/http/security-headers.mjs';

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
  it('allows scripts, workers, frames, forms and bases of this host only', () => {
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

  it('allows eval in development only', () => {
    expect(getDirectives({ isDevelopment: true })['script-src']).toContain("'unsafe-eval'");
  });

  it('allows pictures of the tile host, and nothing else from it', () => {
    const isDevelopment = false;
    const { 'img-src': pictures, ...others } = getDirectives({
      isDevelopment,
      tileOrigins: ['https://tiles.example'],
    });
    expect(pictures).toEqual(["'self'", 'data:', 'blob:', 'https://tiles.example']);
    expect(getDirectives({ isDevelopment })).toMatchObject(others);
  });

  it('lists the hosts of pictures and reports once each', () => {
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
  it('allows own scripts, requests and WebAssembly, and nothing else', () => {
    expect(MENU_READER_CONTENT_SECURITY_POLICY.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "connect-src 'self'",
      "frame-ancestors 'none'",
    ]);
  });
});
