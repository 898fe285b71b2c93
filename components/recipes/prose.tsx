import type { Locale } from '@/lib/locales';
import styles from './prose.module.css';

/** Text from the database, sanitised before it got here (lib/recipes/html.ts). */
export function Prose({ html, ...lang }: { html: string; lang?: Locale }) {
  return <div {...lang} className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
