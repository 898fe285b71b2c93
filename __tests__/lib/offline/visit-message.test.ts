import { describe, expect, it } from '@jest/globals';
import { parseVisitMessage, type VisitMessage } from '@/lib/offline/visit-message';

const visit: VisitMessage = {
  type: 'visit',
  path: '/recipes/bulgogi',
  pictures: ['/_next/image?url=%2Fimages%2Frecipes%2Fbulgogi-4x3.webp&w=640&q=75'],
  mayFetchShell: true,
};

describe('parseVisitMessage', () => {
  it('accepts a valid message', () => {
    expect(parseVisitMessage(structuredClone(visit))).toEqual(visit);
    expect(parseVisitMessage({ ...visit, path: null, pictures: [] })).toMatchObject({
      path: null,
      pictures: [],
    });
  });

  it('rejects paths that leave the site', () => {
    for (const path of [
      '//a.example',
      '/\\a.example',
      '/\t/a.example',
      '/\n\\a.example',
      'a',
      '',
    ]) {
      expect(parseVisitMessage({ ...visit, path })).toBeNull();
      expect(parseVisitMessage({ ...visit, pictures: [path] })).toBeNull();
    }
  });

  it('drops other fields', () => {
    expect(parseVisitMessage({ ...visit, extra: 1 })).toEqual(visit);
  });

  it.each([
    ['nothing', null],
    ['text', 'visit'],
    ['a list', [visit]],
    ['another kind', { ...visit, type: 'skip' }],
    ['a path of another host', { ...visit, path: '//example.com/' }],
    ['a path that a browser takes for another host', { ...visit, path: '/\\example.com' }],
    ['a full address', { ...visit, path: 'https://example.com/' }],
    ['no path', { ...visit, path: undefined }],
    ['pictures that are no list', { ...visit, pictures: '/a.svg' }],
    ['a picture of another host', { ...visit, pictures: ['/a.svg', '//example.com/a.svg'] }],
    ['a word for a yes', { ...visit, mayFetchShell: 'true' }],
  ])('is null for %s', (_name, data) => {
    expect(parseVisitMessage(data)).toBeNull();
  });
});
