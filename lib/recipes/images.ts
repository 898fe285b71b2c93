import 'server-only';
import { SITE } from '@/lib/site';
import { getSupabaseUrl } from '@/lib/supabase/server';

/**
 * The address of a picture if it may be shown, else null: a path of this site, or a file on this site's or Supabase's
 * host. Paths of this site come back without the host.
 */
export function toAllowedImage(address: string): string | null {
  const url = URL.parse(address, SITE.url);
  if (address.trim() === '' || !url || url.username || url.password) return null;
  // A blob: address has the origin of its page.
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (url.origin === new URL(SITE.url).origin) {
    // Two slashes at the beginning would make the next word a host again.
    return url.pathname.startsWith('//') ? null : url.pathname + url.search;
  }
  const supabaseUrl = getSupabaseUrl();
  return supabaseUrl && url.origin === new URL(supabaseUrl).origin ? url.href : null;
}
