// Cache handler that Next loads at start (next.config.mjs).
import PageCacheHandler from './lib/server/page-cache/handler.mjs';
import { followChanges } from './lib/server/page-cache/shared-changes.mjs';

const { REDIS_URL } = process.env;
if (REDIS_URL) PageCacheHandler.sharedChanges = followChanges(REDIS_URL);

export default PageCacheHandler;
