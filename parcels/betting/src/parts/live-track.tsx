import styles from './live-track.module.css';

interface LiveTrackProps {
  /** 0 to 1; absent for sports without a clock, which show an empty track. */
  readonly progress: number | undefined;
}

/** How far the match is. Decoration; the clock says it in words. */
export function LiveTrack({ progress = 0 }: LiveTrackProps) {
  return (
    <svg className={styles.track} width="100%" height="12" aria-hidden>
      <rect x="0" y="5" width="100%" height="2" className={styles.whole} />
      <rect x="0" y="5" width={`${progress * 100}%`} height="2" className={styles.played} />
    </svg>
  );
}
