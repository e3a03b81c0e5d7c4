import { Drawing, type IconSize } from './drawing.tsx';
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
    <Drawing
      path={SPORT_PATHS[sport] ?? OTHER_SPORT}
      size={size}
      strokeWidth={size === 24 ? 1.5 : 1.7}
      className={className}
    />
  );
}
