import { classNames } from '../class-names.ts';
import { Drawing, type IconSize } from './drawing.tsx';
import { ICON_PATHS } from './icon-paths.ts';
import styles from './icon.module.css';

export type IconName = keyof typeof ICON_PATHS;
export type { IconSize };

export interface IconProps {
  readonly name: IconName;
  /** Pixels at the usual font size; 20 unless told. */
  readonly size?: IconSize | undefined;
  /** Text for an icon that stands alone and says something; without it the icon is decoration. */
  readonly label?: string | undefined;
  readonly filled?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Small icons need a heavier line to look as heavy. */
const STROKES: Readonly<Record<IconSize, number>> = { 14: 2, 16: 1.9, 20: 1.7, 24: 1.5 };
/** Icons that point along the line of reading, and turn round with it. */
const DIRECTED: ReadonlySet<IconName> = new Set([
  'back',
  'forward',
  'arrow-right',
  'logout',
  'login',
  'chat',
]);

export function Icon({ name, size = 20, className, ...rest }: IconProps) {
  return (
    <Drawing
      {...rest}
      path={ICON_PATHS[name]}
      size={size}
      strokeWidth={STROKES[size]}
      className={classNames(DIRECTED.has(name) && styles.directed, className)}
    />
  );
}
