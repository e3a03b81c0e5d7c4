import styles from './open-gate.module.css';

/** The house's own picture of a missing page: a paddock with its gate open and nobody inside. */
export function OpenGate() {
  return (
    <svg
      className={styles.gate}
      viewBox="0 0 496 132"
      aria-hidden="true"
      preserveAspectRatio="xMidYMax slice"
    >
      <path className={styles.hill} d="M0 132V92c70-30 150-34 232-14s168 18 264-12v66z" />
      <g className={styles.fence}>
        <path d="M12 60v54M84 52v58M156 54v58M340 56v58M412 50v60M484 44v62" />
        <path d="M0 74 84 66l72 3M0 94l84-7 72 3M340 72l72-5 84-9M340 92l72-4 84-9" />
      </g>
      <g className={styles.door}>
        <path d="M160 66 236 44v58l-76 6M160 87l76-15M160 106 236 44" />
      </g>
    </svg>
  );
}
