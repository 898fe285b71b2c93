import type { MetadataRoute } from 'next';
import { DEFAULT_LOCALE } from '@/lib/locales';
import { createManifest } from '@/lib/manifest';

export default function manifest(): Promise<MetadataRoute.Manifest> {
  return createManifest(DEFAULT_LOCALE);
}
