// Pages of ours for responses of Next with status 500 that show nothing: its error page of a place is
// empty without JavaScript, and where even that fails it sends a line of text.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const PLACE = /^\/(?:(ja|zh-Han[st])\/)?places\/[^/]+$/;
const RETRY_AFTER_S = 5;

/** Without any other file, and all languages: nothing is known to work. */
const LAST_RESORT = `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Application Error</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<style>body{font:1.125rem/1.5 system-ui,sans-serif;max-width:26rem;margin:15vh auto;padding:0 1rem}a{color:inherit;display:inline-block;padding:.75rem 0}</style>
</head><body><main><h1>Application Error</h1>
<p>Something broke on our side. <a href="/">Go home</a></p>
<p lang="ja">サイト側で問題が起きました。 <a href="/ja">ホームへ</a></p>
<p lang="zh-Hans">我们这边出了问题。 <a href="/zh-Hans">回首页</a></p>
<p lang="zh-Hant">我們這邊出了問題。 <a href="/zh-Hant">回首頁</a></p>
</main></body></html>`;

/** The page of the build for a place that could not be read; null if the build is gone. */
function readFailedPlacePage(locale = 'en') {
  try {
    return readFileSync(path.join(process.cwd(), `.next/server/app/${locale}/places/failed.html`));
  } catch {
    return null;
  }
}

/** Page instead of Next's: its status, headers and HTML; null if Next's shows something. */
function getErrorPage({ url = '/', headers }, type) {
  if (type.startsWith('text/html')) {
    const [isPlace, locale] = PLACE.exec(url.split('?', 1)[0]) ?? [];
    const html = isPlace ? readFailedPlacePage(locale) : null;
    return html && { status: 503, headers: { 'Retry-After': RETRY_AFTER_S }, html };
  }
  const isLine = type === '' || type.startsWith('text/plain');
  const isForPage = isLine && headers.accept?.includes('text/html');
  return isForPage ? { status: 500, headers: {}, html: LAST_RESORT } : null;
}

/**
 * Prepares the response to a request for a page: ours is sent instead if Next's has status 500.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function replaceErrorPage(request, response) {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || request.headers.rsc !== undefined) return;
  const { writeHead, write, end } = response;
  let page = null;
  response.writeHead = function (status, ...rest) {
    const type = String(this.getHeader('content-type') ?? '');
    page = status === 500 ? getErrorPage(request, type) : null;
    if (!page) return writeHead.call(this, status, ...rest);
    for (const name of ['content-encoding', 'etag', 'transfer-encoding']) this.removeHeader(name);
    return writeHead.call(this, page.status, {
      ...{ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
      ...{ 'Content-Length': Buffer.byteLength(page.html), ...page.headers },
    });
  };
  const isReplaced = (to) => {
    if (to.statusCode === 500 && !to.headersSent) to.writeHead(500);
    return page !== null;
  };
  // Next compresses above these: what arrives here is the body of its page.
  response.write = function (...args) {
    return isReplaced(this) || write.apply(this, args);
  };
  response.end = function (...args) {
    return isReplaced(this) ? end.call(this, page.html) : end.apply(this, args);
  };
}
