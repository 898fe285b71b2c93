import styles from './background.module.css';

/** Background picture of Seoul: morning in the light theme, dusk in the dark one. */
export function Background() {
  return <div aria-hidden className={styles.background} />;
}
