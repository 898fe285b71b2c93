import type { Locale } from '@/lib/locales';
import styles from './prose.module.css';

/** HTML from the database, sanitized by lib/recipes/sanitize-html.ts. */
export function Prose({ html, ...lang }: { html: string; lang?: Locale }) {
  return <div {...lang} className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
