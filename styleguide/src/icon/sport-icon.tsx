import { classNames } from '../class-names.ts';
import type { IconSize } from './icon.tsx';
import styles from './icon.module.css';
import { OTHER_SPORT, SPORT_PATHS } from './sport-paths.ts';

export interface SportIconProps {
  /** The sport's slug: `football`, `ice-hockey`. An unknown one gets a cup. */
  readonly sport: string;
  readonly size?: IconSize | undefined;
  readonly className?: string | undefined;
}

/** The drawing of a sport. Decoration: the sport's name always stands beside it or labels its link. */
export function SportIcon({ sport, size = 20, className }: SportIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size === 24 ? 1.5 : 1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames(styles.icon, styles[`size${size}`], className)}
      aria-hidden
    >
      <path d={SPORT_PATHS[sport] ?? OTHER_SPORT} />
    </svg>
  );
}
