import styles from './playing-card.module.css';

/** Diagonals of the lattice on the back, one way; the other way is their mirror. */
const LATTICE = Array.from({ length: 13 }, (_, at) => `M${-104 + at * 16} 132 ${20 + at * 16} 8`).join('');

/** The back of every card. */
export function CardBack() {
  return (
    <>
      <rect x="0.75" y="0.75" width="98.5" height="138.5" rx="9" className={styles.paper} />
      <svg x="7" y="7" width="86" height="126" viewBox="7 7 86 126">
        <rect x="7" y="7" width="86" height="126" rx="5" className={styles.back} />
        <path d={LATTICE} className={styles.lattice} />
        <path d={LATTICE} transform="matrix(-1 0 0 1 100 0)" className={styles.lattice} />
        <path d="M50 42 70 70 50 98 30 70Z" className={styles.medallion} />
        <path d="M50 54 61 70 50 86 39 70Z" className={styles.jewel} />
      </svg>
    </>
  );
}
