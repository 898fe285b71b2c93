import { getRaw, getHeader, sendRaw, getStatus } from '../../e2e/helpers/raw-http';
import type { ReportLoss, Scenario } from './scenario';
import { startSite } from './site';

/** `%25` is malformed only when decoded twice. */
const MALFORMED = ['%FF', '%', '%25', '%2', '%EA%B9', 'a%FFb', '%C0%AF', '%E0%A4%A'];
const PATH_PREFIXES = [
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

async function testMalformedUrls(reportLoss: ReportLoss): Promise<void> {
  const site = await startSite({});
  try {
    for (const place of PATH_PREFIXES) {
      for (const malformed of MALFORMED) {
        const status = getStatus(await getRaw(site.url, place + malformed));
        if (![400, 404].includes(status)) reportLoss(`${place}${malformed} is ${status}`);
      }
    }
    for (const hosts of ['Host: x\r\nHost: y', 'host: x\r\nHOST: x']) {
      const status = getStatus(
        await sendRaw(site.url, `GET / HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`),
      );
      if (status !== 400) reportLoss(`two hosts are ${status}`);
    }
    const cacheControl = getHeader(await getRaw(site.url, '/'), 'cache-control') ?? '';
    if (cacheControl.includes('s-maxage'))
      reportLoss(`a page may be kept further out: ${cacheControl}`);
    for (const path of ['/maintenance', '/no-such-page', '/recipes/No%20Slug']) {
      const page = await getRaw(site.url, path);
      if (!page.includes('<header') || !page.includes('<footer'))
        reportLoss(`${path} has no header and footer`);
    }
  } finally {
    await site.stop();
  }
}

export const MALFORMED_URL_SCENARIOS: readonly Scenario[] = [
  { name: 'addresses', run: testMalformedUrls },
];
