import type { EggState } from './dragon-path.ts';
import styles from './dragon.module.css';

/** The mountain, its sky, and the fire in it. */
export function MountainDrawing() {
  return (
    <svg viewBox="0 0 800 520" preserveAspectRatio="xMidYMax slice" className={styles.backdrop} aria-hidden>
      <circle cx="630" cy="92" r="46" className={styles.moon} />
      <path
        d="M0 520 V330 L90 250 L160 310 L250 190 L330 300 L420 220 L520 320 L620 210 L700 300 L800 240 V520 Z"
        className={styles.far}
      />
      <path
        d="M60 520 L150 380 L190 400 L270 230 L320 250 L372 96 L400 70 L428 96 L480 250 L530 230 L610 400 L650 380 L740 520 Z"
        className={styles.near}
      />
      <path
        d="M372 96 Q400 126 428 96 L420 150 Q412 132 404 172 Q396 140 386 162 Z"
        className={styles.lava}
      />
      <path d="M392 66 Q376 30 398 4 Q396 30 416 22 Q408 44 410 66 Z" className={styles.smoke} />
      <path
        d="M176 92 q18 -22 40 -10 q14 -20 42 -6 q-16 0 -22 12 q8 4 14 14 q-16 -8 -30 -2 q-8 14 -20 14 q8 -8 4 -16 q-14 -6 -28 -6 Z"
        className={styles.flyer}
      />
    </svg>
  );
}

/** An egg, whole or hatched: with a dragon in it, or with gold. */
export function EggDrawing({ state }: { readonly state: EggState }) {
  const hasDragon = state === 'dragon' || state === 'aside-dragon';
  const isOpen = hasDragon || state === 'safe' || state === 'aside-safe';
  return (
    <svg viewBox="0 0 64 64" className={styles.drawing} aria-hidden>
      <ellipse cx="32" cy="58" rx="20" ry="4" className={styles.shade} />
      {!isOpen && (
        <>
          <path
            d="M32 6 C44 6 52 26 52 39 C52 51 43 58 32 58 C21 58 12 51 12 39 C12 26 20 6 32 6 Z"
            className={styles.shell}
          />
          <path
            d="M23 22 q4 -5 9 0 q4 5 9 0 M17 36 q5 -5 10 0 q5 5 10 0 q5 -5 10 0 M20 49 q4 -4 8 0 q4 4 8 0 q4 -4 8 0"
            className={styles.scales}
          />
        </>
      )}
      {isOpen && !hasDragon && (
        <>
          <circle cx="32" cy="30" r="15" className={styles.gold} />
          <path
            d="M32 20 l3.100 6.600 7 .9 -5.200 4.800 1.400 7 -6.300 -3.500 -6.300 3.500 1.400 -7 -5.200 -4.800 7 -.9 Z"
            className={styles.star}
          />
        </>
      )}
      {hasDragon && (
        <>
          <path
            d="M20 44 C14 30 18 14 30 10 L27 3 L36 8 L43 4 L42 12 C50 16 54 24 58 30 C58 34 54 36 50 35 C46 36 44 38 44 44 Z"
            className={styles.dragon}
          />
          <path d="M22 20 l-8 -3 l5 8 l-7 1 l7 6 Z" className={styles.crest} />
          <circle cx="39" cy="20" r="3.200" className={styles.eye} />
          <path d="M44 32 l2 5 l2.500 -5 Z" className={styles.tooth} />
        </>
      )}
      {isOpen && (
        <path
          d="M12 40 L18 35 L24 41 L30 35 L36 41 L42 35 L47 40 L52 37 C53 50 44 58 32 58 C20 58 11 50 12 40 Z"
          className={styles.shell}
        />
      )}
    </svg>
  );
}
