import 'server-only';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { getEnv } from '@/lib/env';
import { fetchText } from '@kioot/base/fetch';
import type { Database } from './database.types';

/**
 * Includes the body. Seconds, since a visitor waits for the first render; Next queries the metadata
 * again for the error page, which doubles the wait.
 */
const DATABASE_TIMEOUT_MS = 8_000;

/** A thousand times the size of a long recipe. */
const MAX_RESPONSE_BYTES = 8 * 1024 * 1024;

/** Node 20 has no WebSocket, and the client requires one; realtime is not used. */
class DisabledWebSocket {
  constructor() {
    throw new Error('Realtime is not used.');
  }
}

/** Base URL of Supabase; null when not configured. */
export function getSupabaseUrl(): string | null {
  const env = getEnv();
  return env.SUPABASE_URL ?? env.NEXT_PUBLIC_SUPABASE_URL ?? null;
}

/** False without a database: lists are empty and pages answer 404, without errors. */
export function hasSupabase(): boolean {
  return getSupabaseUrl() !== null;
}

/**
 * Anonymous client without session or cache; callers cache validated results. Reads neither cookies
 * nor headers, which would make pages dynamic.
 * @throws {Error} without a database
 */
export function createAnonymousClient(): SupabaseClient<Database> {
  const env = getEnv();
  const url = getSupabaseUrl();
  const key = env.SUPABASE_ANON_KEY ?? env.NEXT_PUBLIC_SUPABASE_ANON_KEY;
  if (!url || !key) throw new Error('Set SUPABASE_URL and SUPABASE_ANON_KEY.');
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    realtime: { transport: globalThis.WebSocket ?? DisabledWebSocket },
    global: { fetch: fetchWithTimeout },
  });
}

/**
 * Applies one deadline to the whole response, and follows no redirects: the key stays with the
 * host.
 */
async function fetchWithTimeout(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const { response, text } = await fetchText(
    input,
    { ...init, cache: 'no-store', redirect: 'error' },
    { timeoutMs: DATABASE_TIMEOUT_MS, maxBytes: MAX_RESPONSE_BYTES, signal: init.signal },
  );
  // Statuses without a body must not be given one.
  return new Response(text || null, response);
}
