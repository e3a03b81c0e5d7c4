import { classNames } from '../class-names.ts';
import styles from './icon.module.css';

/** Pixels at the usual font size. */
export type IconSize = 14 | 16 | 20 | 24;

interface DrawingProps {
  /** On a grid of 24. */
  readonly path: string;
  readonly size: IconSize;
  readonly strokeWidth: number;
  /** Text for a drawing that stands alone and says something; without it the drawing is decoration. */
  readonly label?: string | undefined;
  readonly filled?: boolean | undefined;
  readonly className?: string | undefined;
}

/** One path in the colour of the text around it. */
export function Drawing({ path, size, strokeWidth, label, filled, className }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill={filled === true ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames(styles.icon, styles[`size${size}`], className)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={path} />
    </svg>
  );
}
