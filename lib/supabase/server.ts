import 'server-only';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { getEnv } from '@/lib/env';
import { fetchText } from '@/lib/http/fetch-text';
import type { Database } from './database.types';

/**
 * From the first byte sent to the last one read. A visitor waits for a first rendering, so the database gets seconds, not
 * minutes; and waits twice as long, since Next asks for the metadata once more when it renders the error.
 */
const DATABASE_TIMEOUT_MS = 8_000;

/** A thousand times a long recipe. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

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

/** Without a database there are no recipes: empty lists and 404, no errors. */
export function hasSupabase(): boolean {
  return getSupabaseUrl() !== null;
}

/**
 * An anonymous client that keeps nothing: what is kept of its answers is up to whoever checks them. It reads neither
 * cookies nor headers, which would make the pages dynamic.
 * @throws {SupabaseConfigError}
 */
export function createAnonymousClient(): SupabaseClient<Database> {
  const env = getEnv();
  const url = getSupabaseUrl();
  const key = env.SUPABASE_ANON_KEY ?? env.NEXT_PUBLIC_SUPABASE_ANON_KEY;
  if (!url || !key) {
    throw new SupabaseConfigError('Set SUPABASE_URL and SUPABASE_ANON_KEY.');
  }
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    realtime: { transport: globalThis.WebSocket ?? NoSocket },
    global: { fetch: fetchInTime },
  });
}

/** Reads the answer to its end under one deadline, and takes the key to no other host. */
async function fetchInTime(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { response, text } = await fetchText(
    input,
    { ...init, cache: 'no-store', redirect: 'error' },
    { timeoutMs: DATABASE_TIMEOUT_MS, maxBytes: MAX_ANSWER_BYTES, signal: init.signal },
  );
  // A status that has no body must be given none.
  return new Response(text || null, response);
}
