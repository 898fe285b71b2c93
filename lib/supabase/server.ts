import 'server-only';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { getEnv } from '@/lib/env';
import type { Database } from './database.types';

/** How long a page may show what it read, in seconds, when no webhook says that it changed. */
const REVALIDATE_AFTER_S = 300;

/**
 * A visitor waits for a first rendering, so the database gets seconds, not minutes; and waits twice as long, since
 * Next asks for the metadata once more when it renders the error.
 */
const DATABASE_TIMEOUT_MS = 8_000;

/** Node 20 has no sockets of its own, and the client refuses to be made without: nothing here listens to changes. */
class NoSocket {
  constructor() {
    throw new Error('Recipes listen to no changes.');
  }
}

/** No database is configured. */
class SupabaseConfigError extends Error {
  override name = 'SupabaseConfigError';
}

/** Where Supabase is, or null when none is configured. */
export function getSupabaseUrl(): string | null {
  const env = getEnv();
  return env.SUPABASE_URL ?? env.NEXT_PUBLIC_SUPABASE_URL ?? null;
}

/**
 * An anonymous client whose answers Next caches under `tags`, empty answers too: a page that was not found stays a
 * cached 404 until its tag expires. It reads neither cookies nor headers, which would make the pages dynamic.
 * @throws {SupabaseConfigError}
 */
export function createCachedClient(tags: readonly string[]): SupabaseClient<Database> {
  const env = getEnv();
  const url = getSupabaseUrl();
  const key = env.SUPABASE_ANON_KEY ?? env.NEXT_PUBLIC_SUPABASE_ANON_KEY;
  if (!url || !key) {
    throw new SupabaseConfigError('Set SUPABASE_URL and SUPABASE_ANON_KEY.');
  }
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { timeout: DATABASE_TIMEOUT_MS },
    realtime: { transport: globalThis.WebSocket ?? NoSocket },
    global: {
      fetch: (input, init) =>
        fetch(input, {
          ...init,
          cache: 'force-cache',
          next: { tags: [...tags], revalidate: REVALIDATE_AFTER_S },
        }),
    },
  });
}
