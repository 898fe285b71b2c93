// Cache handler that Next loads at start when REDIS_URL is set (next.config.mjs).
import { createSharedCacheHandler } from './lib/server/page-cache/shared-handler.mjs';

export default createSharedCacheHandler({ url: process.env.REDIS_URL });
