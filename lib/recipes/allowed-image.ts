import 'server-only';
import { SITE } from '@/lib/site';
import { getSupabaseUrl } from '@/lib/supabase/server';

/**
 * Address of an allowed image, else null: a path of this site, or a file on the host of this site
 * or of Supabase. Paths of this site are returned without the host.
 */
export function toAllowedImage(address: string): string | null {
  const url = URL.canParse(address, SITE.url) ? new URL(address, SITE.url) : null;
  if (address.trim() === '' || !url || url.username || url.password) return null;
  // blob: URLs have the origin of their page.
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (url.origin === new URL(SITE.url).origin) {
    // Two leading slashes would turn the next segment into a host.
    return url.pathname.startsWith('//') ? null : url.pathname + url.search;
  }
  const supabaseUrl = getSupabaseUrl();
  return supabaseUrl && url.origin === new URL(supabaseUrl).origin ? url.href : null;
}
