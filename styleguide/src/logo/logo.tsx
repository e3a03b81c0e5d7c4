import { classNames } from '../class-names.ts';
import styles from './logo.module.css';

export interface LogoProps {
  /** The site's name. The house's own is drawn, any other is set in type. */
  readonly name?: string | undefined;
  /** Height in pixels at the usual font size. */
  readonly size?: 24 | 26 | 34 | undefined;
  /** On the racing-green band the letters are ivory, elsewhere green. */
  readonly onHeader?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Where each letter's bowl stands, and the stems that make it a letter. */
const BOWLS = [22, 37.4, 52.8] as const;
const STEMS = 'M2.5 3.5v20.5M27.5 11.5V24M42.9 2.5V24M58.3 2.5V24M92 2.5V24M92 18.2l7.2-7M94.8 15.7l5.4 8.3';
const P_BOWL = 'M2.5 5H9a5.5 5.5 0 0 1 0 11H2.5';
const C_ARC = 'M86.9 13.4a5.5 5.5 0 1 0 0 8.2';

/** The wordmark, with the gold o. */
export function Logo({ name = 'Paddock', size = 24, onHeader, className }: LogoProps) {
  const classes = classNames(styles.logo, styles[`size${size}`], onHeader && styles.onHeader, className);
  if (name !== 'Paddock') return <span className={classNames(classes, styles.type)}>{name}</span>;
  return (
    <svg viewBox="0 0 102 26" role="img" aria-label={name} className={classes}>
      <path d={`${P_BOWL}${STEMS}${C_ARC}`} />
      {BOWLS.map((x) => (
        <circle key={x} cx={x} cy={17.5} r={5.5} />
      ))}
      <circle cx={68.2} cy={17.5} r={5.5} className={styles.gold} />
    </svg>
  );
}
