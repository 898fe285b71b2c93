import { expect } from '@playwright/test';

/** Expects the headers that every response has. */
export function expectSecurityHeaders(headers: Record<string, string>, path: string) {
  const sent = { path, ...headers };
  expect.soft(sent).toMatchObject({
    path,
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('geolocation=(self)') as unknown,
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as unknown,
  });
  expect.soft(sent).not.toHaveProperty('x-powered-by');
  expect.soft(sent).not.toHaveProperty('x-kioot-peer');
}
