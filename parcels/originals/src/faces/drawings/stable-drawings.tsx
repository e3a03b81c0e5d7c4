import type { ReactNode } from 'react';

import styles from './stable-drawings.module.css';

/** Things of a stable and its races, each drawn in a square of 100 by 100. */
export type StableThing =
  | 'horse'
  | 'jockey'
  | 'saddle'
  | 'boots'
  | 'rosette'
  | 'cup'
  | 'horseshoe'
  | 'carrot';

const PETALS = Array.from({ length: 12 }, (_, at) => at * 30);

export const STABLE_DRAWINGS: Readonly<Record<StableThing, ReactNode>> = {
  horse: (
    <>
      <path d="M46 30 C30 38 18 60 22 92 H34 C32 70 38 54 48 44 Z" className={styles.mane} />
      <path
        d="M32 92 C31 70 36 54 46 43 L41 24 C47 23 52 27 55 32 L60 17 C66 20 67 28 66 34 C77 40 85 51 91 63 C94 70 89 77 82 77 C77 77 73 73 68 71 C64 72 61 72 58 70 C60 78 66 84 71 92 Z"
        className={styles.bay}
      />
      <path d="M70 40 C76 46 80 54 84 62 L77 60 C74 53 70 47 66 42 Z" className={styles.blaze} />
      <path d="M58 70 C60 60 66 50 74 47 M50 47 C58 50 62 58 58 70" className={styles.bridle} />
      <circle cx="62" cy="47" r="3.500" className={styles.eye} />
      <circle cx="86" cy="67" r="2.200" className={styles.eye} />
    </>
  ),
  jockey: (
    <>
      <path d="M16 94 Q19 66 50 62 Q81 66 84 94 Z" className={styles.silk} />
      <path
        d="M50 64 l12 15 l-12 15 l-12 -15 Z M27 76 l8 9 l-8 9 l-7 0 Z M73 76 l-8 9 l8 9 l7 0 Z"
        className={styles.paper}
      />
      <ellipse cx="50" cy="48" rx="16" ry="18" className={styles.skin} />
      <path d="M30 42 Q30 14 51 14 Q72 14 72 42 Z" className={styles.silk} />
      <path d="M51 14 Q61 14 64 42 H40 Q42 14 51 14 Z" className={styles.paper} />
      <path d="M66 36 H86 Q85 44 74 44 H34 V38 Z" className={styles.dark} />
      <rect x="36" y="46" width="30" height="10" rx="5" className={styles.glass} />
    </>
  ),
  saddle: (
    <>
      <path d="M40 60 V78 M60 60 V74" className={styles.strap} />
      <path d="M30 78 h20 v12 h-20 Z" className={styles.stirrup} />
      <path
        d="M12 34 C20 24 34 38 48 38 C62 38 68 18 86 22 C90 34 84 42 82 50 C80 62 72 68 62 70 C46 74 26 66 18 54 C13 47 11 40 12 34 Z"
        className={styles.leather}
      />
      <path d="M20 40 C30 44 40 46 50 46 C62 46 70 36 82 30" className={styles.seam} />
      <path d="M36 48 C34 60 42 70 56 71 C64 70 68 60 66 48 Z" className={styles.flap} />
    </>
  ),
  boots: (
    <>
      <path d="M42 10 H66 V58 C67 63 74 66 82 70 C89 74 92 79 92 86 H42 Z" className={styles.leatherPale} />
      <path d="M26 12 H52 V60 C53 65 61 67 69 71 C76 75 78 79 78 86 H26 Z" className={styles.boot} />
      <path d="M24 10 H54 V24 H24 Z" className={styles.leather} />
      <path d="M26 86 H78 V91 H44 V94 H26 Z" className={styles.dark} />
      <path d="M33 30 V74" className={styles.shine} />
    </>
  ),
  rosette: (
    <>
      <path d="M36 58 L26 95 L40 86 L50 97 L60 86 L74 95 L64 58 Z" className={styles.ribbon} />
      {PETALS.map((degrees) => (
        <ellipse
          key={degrees}
          cx="50"
          cy="14"
          rx="9"
          ry="11"
          transform={`rotate(${degrees} 50 42)`}
          className={styles.petal}
        />
      ))}
      <circle cx="50" cy="42" r="24" className={styles.medal} />
      <path
        d="M50 24 l5.500 11.500 12.500 1.600 -9.200 8.600 2.400 12.400 -11.200 -6.200 -11.200 6.200 2.400 -12.400 -9.200 -8.600 12.500 -1.600 Z"
        className={styles.star}
      />
    </>
  ),
  cup: (
    <>
      <path d="M28 22 H12 C12 42 20 50 33 51 M72 22 H88 C88 42 80 50 67 51" className={styles.handle} />
      <path
        d="M26 12 H74 V34 C74 54 65 64 55 67 V76 H66 V88 H34 V76 H45 V67 C35 64 26 54 26 34 Z"
        className={styles.cup}
      />
      <path d="M34 18 V34 C34 46 38 54 43 58" className={styles.gleam} />
      <path d="M28 86 H72 V94 H28 Z" className={styles.dark} />
    </>
  ),
  horseshoe: (
    <>
      <path
        d="M50 12 C76 12 88 36 84 60 C82 72 76 82 70 90 L56 84 C64 72 69 60 68 50 C67 38 60 30 50 30 C40 30 33 38 32 50 C31 60 36 72 44 84 L30 90 C24 82 18 72 16 60 C12 36 24 12 50 12 Z"
        className={styles.shoe}
      />
      {[
        [50, 21],
        [31, 30],
        [69, 30],
        [24, 50],
        [76, 50],
        [28, 68],
        [72, 68],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="3.500" className={styles.nail} />
      ))}
    </>
  ),
  carrot: (
    <>
      <path
        d="M62 34 C58 20 64 10 72 6 C74 14 74 18 72 24 C80 14 90 14 96 18 C92 28 84 32 76 32 C84 34 88 40 88 46 C78 48 70 42 64 38 Z"
        className={styles.leaf}
      />
      <path d="M40 36 C52 24 70 34 72 48 C72 62 46 82 12 94 C18 64 28 46 40 36 Z" className={styles.root} />
      <path d="M40 50 L50 56 M30 64 L40 68 M54 44 L62 50 M34 80 L28 76" className={styles.groove} />
    </>
  ),
};
