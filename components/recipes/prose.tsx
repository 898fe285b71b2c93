import styles from './prose.module.css';

/** Text from the database, sanitised before it got here (lib/recipes/html.ts). */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
