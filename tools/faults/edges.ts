import { getRaw, headerOf, sendRaw, statusOf } from '../../e2e/helpers/raw-http';
import type { Lose, Scenario } from './scenario';
import { startSite } from './site';

/** Of these `%25` is malformed only where it is decoded twice. */
const MALFORMED = ['%FF', '%', '%25', '%2', '%EA%B9', 'a%FFb', '%C0%AF', '%E0%A4%A'];
const PLACES = [
  ...[
    '/',
    '/recipes/',
    '/recipies/',
    '/api/',
    '/api/rec/',
    '/_next/static/',
    '/_next/data/',
    '/images/',
  ],
  ...[
    '/recipes/%/card.png?',
    '/_next/image?w=640&q=75&url=',
    '/_next/image?w=640&q=75&url=%2Fimages%2F',
  ],
];

async function addresses(lose: Lose): Promise<void> {
  const site = await startSite({});
  try {
    for (const place of PLACES) {
      for (const malformed of MALFORMED) {
        const status = statusOf(await getRaw(site.url, place + malformed));
        if (![400, 404].includes(status)) lose(`${place}${malformed} is ${status}`);
      }
    }
    for (const hosts of ['Host: x\r\nHost: y', 'host: x\r\nHOST: x']) {
      const status = statusOf(
        await sendRaw(site.url, `GET / HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`),
      );
      if (status !== 400) lose(`two hosts are ${status}`);
    }
    const cacheControl = headerOf(await getRaw(site.url, '/'), 'cache-control') ?? '';
    if (cacheControl.includes('s-maxage')) lose(`a page may be kept further out: ${cacheControl}`);
    for (const path of ['/maintenance', '/no-such-page', '/recipes/No%20Slug']) {
      const page = await getRaw(site.url, path);
      if (!page.includes('<header') || !page.includes('<footer'))
        lose(`${path} has no header and footer`);
    }
  } finally {
    await site.stop();
  }
}

export const EDGE_SCENARIOS: readonly Scenario[] = [{ name: 'addresses', run: addresses }];
