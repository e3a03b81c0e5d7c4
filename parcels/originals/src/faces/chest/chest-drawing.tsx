import styles from './chest.module.css';
import type { Content } from './chest-words.ts';

const COINS: Readonly<Record<Content, readonly (readonly [x: number, y: number])[]>> = {
  empty: [],
  few: [
    [44, 54],
    [60, 52],
    [76, 54],
  ],
  heap: [
    [30, 54],
    [46, 48],
    [60, 43],
    [74, 48],
    [90, 54],
    [38, 54],
    [60, 53],
    [82, 54],
  ],
  jewels: [
    [28, 54],
    [40, 46],
    [52, 40],
    [68, 40],
    [80, 46],
    [92, 54],
    [46, 54],
    [74, 54],
  ],
};

/** A chest with a lid that opens, and what lies in it. */
export function ChestDrawing({ content }: { readonly content: Content }) {
  return (
    <svg viewBox="0 0 120 112" className={styles.drawing} aria-hidden>
      <ellipse cx="60" cy="103" rx="52" ry="6" className={styles.shade} />
      <g className={styles.rays} data-content={content}>
        {Array.from({ length: 9 }, (_, ray) => (
          <path key={ray} d="M60 54 L55 -14 H65 Z" transform={`rotate(${(ray - 4) * 22} 60 54)`} />
        ))}
      </g>
      <path d="M18 58 V46 H102 V58 Z" className={styles.inside} />
      <g className={styles.lid}>
        <path d="M14 56 V44 Q14 20 60 20 Q106 20 106 44 V56 Z" className={styles.wood} />
        <path d="M16 40 Q20 27 60 27 Q100 27 104 40" className={styles.plank} />
        <path d="M26 56 V28 Q32 24 38 23 V56 Z" className={styles.iron} />
        <path d="M94 56 V28 Q88 24 82 23 V56 Z" className={styles.iron} />
        <path d="M14 50 H106 V56 H14 Z" className={styles.iron} />
      </g>
      <g className={styles.content}>
        {COINS[content].map(([x, y]) => (
          <g key={`${x} ${y}`}>
            <ellipse cx={x} cy={y} rx="11" ry="9" className={styles.coin} />
            <ellipse cx={x} cy={y} rx="7" ry="5.5" className={styles.stamp} />
          </g>
        ))}
        {content === 'jewels' && (
          <>
            <path d="M48 34 l8 -10 h10 l8 10 l-13 14 Z" className={styles.gem} />
            <path d="M48 34 h26 M56 24 l5 24 l5 -24" className={styles.facet} />
            <path d="M86 36 l5 -6 h7 l5 6 l-8.500 9 Z" className={styles.ruby} />
          </>
        )}
        {content === 'empty' && (
          <path
            d="M20 47 Q40 58 60 47 Q80 58 100 47 M30 47 V58 M60 47 V58 M90 47 V58"
            className={styles.web}
          />
        )}
      </g>
      <path d="M14 56 H106 V92 Q106 100 98 100 H22 Q14 100 14 92 Z" className={styles.wood} />
      <path d="M14 70 H106 M14 85 H106" className={styles.plank} />
      <path d="M26 56 h12 v44 h-12 Z" className={styles.iron} />
      <path d="M82 56 h12 v44 h-12 Z" className={styles.iron} />
      <path d="M14 56 H106 V62 H14 Z" className={styles.iron} />
      <g className={styles.lock}>
        <rect x="50" y="48" width="20" height="22" rx="4" className={styles.brass} />
        <path
          d="M60 55 a3.500 3.500 0 0 1 2 6.400 v4 h-4 v-4 a3.500 3.500 0 0 1 2 -6.400 Z"
          className={styles.keyhole}
        />
      </g>
    </svg>
  );
}

/** The cave behind the chests. */
export function CaveDrawing() {
  return (
    <svg viewBox="0 0 800 450" preserveAspectRatio="xMidYMax slice" className={styles.backdrop} aria-hidden>
      <path
        d="M0 0 H800 V150 L770 70 L742 128 L712 46 L676 96 L650 40 L600 74 L560 24 L500 52 L455 14 L400 40 L350 12 L300 50 L258 26 L214 82 L180 40 L140 110 L112 50 L80 134 L50 70 L0 160 Z"
        className={styles.rock}
      />
      <path d="M0 450 V372 Q130 326 270 362 T540 350 T800 368 V450 Z" className={styles.sandFar} />
      <path d="M0 450 V412 Q190 372 400 404 T800 400 V450 Z" className={styles.sandNear} />
      {[96, 168, 612, 706, 410].map((x, at) => (
        <ellipse key={x} cx={x} cy={410 + (at % 3) * 12} rx="7" ry="4" className={styles.coin} />
      ))}
    </svg>
  );
}
