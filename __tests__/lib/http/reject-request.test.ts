import { describe, expect, it } from '@jest/globals';
import { getRejection } from '@/lib/http/reject-request';

const IMAGE = '/_next/image';

describe('a rejected request', () => {
  it.each([
    ['a line break in a path', '/recipes/x%0a%7b%22level%22:%22error%22%7d', ''],
    ['a NUL', '/api/x%00', ''],
    ['a command to a terminal', '/%1b[31m', ''],
    ['one in one character', '/%C2%9B31m', ''],
    ['a line separator', '/recipes/%e2%80%a8', ''],
    ['a line break in the address of a picture', IMAGE, '?url=/x%0aforged&w=640&q=75'],
    ['a byte that is no UTF-8', '/%ff', ''],
    ['one in the name of a recipe', '/recipes/a%FFb', ''],
    ['half a character', '/recipies/%EA%B9', ''],
    ['half a byte', '/api/x%2', ''],
    ['a bare per cent sign', '/recipes/%/card.png', ''],
    ['one in the address of a picture', IMAGE, '?url=%2Fimages%2F%25&w=640&q=75'],
    ['half a character of it', IMAGE, '?url=%2Fimages%2F%E0%A4%A&w=640&q=75'],
  ])('contains %s', (_name, path, search) => {
    expect(getRejection({ method: 'GET', path, search })).toMatchObject({ status: 400 });
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])('uses %s on a page', (method) => {
    for (const path of ['/', '/recipes/x', '/images/og.png', IMAGE, '/apix']) {
      expect(getRejection({ method, path, search: '' })).toMatchObject({
        status: 405,
        headers: { Allow: 'GET, HEAD' },
      });
    }
  });
});

describe('an accepted request', () => {
  it.each([
    ['GET', '/recipes/kimchi-jjigae', '?q=a%0ab'],
    ['HEAD', '/', ''],
    ['GET', '/%EA%B9%80%EC%B9%98', ''],
    ['GET', '/', '?q=%ff'],
    ['GET', IMAGE, '?url=%2Fimages%2Fog.png&w=640&q=75'],
    ['POST', '/api/revalidate', ''],
    ['PUT', '/api/health', ''],
  ])('is %s %s%s', (method, path, search) => {
    expect(getRejection({ method, path, search })).toBeNull();
  });
});
