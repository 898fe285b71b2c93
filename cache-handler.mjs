// What `next start` loads as its cache when REDIS_URL is set (next.config.mjs).
import { createCacheHandler } from './lib/server/page-cache/handler.mjs';

export default createCacheHandler({ url: process.env.REDIS_URL });
