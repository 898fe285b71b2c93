import 'server-only';
import tagLabels from '@/content/tag-labels.json';
import type { ForeignLocale, Locale } from '../locales';

/** Translations of tags, their headings and diets, which are English in posts and addresses. */
const LABELS: Readonly<Record<string, Readonly<Record<ForeignLocale, string>> | undefined>> =
  tagLabels;

/** Translated tag or heading; unchanged without a translation. */
export function toTagLabel(tag: string, locale: Locale): string {
  return locale === 'en' ? tag : (LABELS[tag]?.[locale] ?? tag);
}
