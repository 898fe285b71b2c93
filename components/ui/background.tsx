import styles from './background.module.css';

/** Seoul behind the screen: morning in light, dusk in dark. Takes no room and no pointer. */
export function Background() {
  return <div aria-hidden className={styles.background} />;
}
