import { useState, type ReactNode } from 'react';

interface AppearingProps {
  /** Names the animation. */
  readonly className: string | undefined;
  /** 0 shows it at once. */
  readonly durationMs: number;
  readonly delayMs?: number;
  readonly children?: ReactNode;
}

/**
 * Something that moves as it comes, and never again: an animation whose time changes after its end would run once more, so
 * the times are those of the first drawing.
 */
export function Appearing({ className, durationMs, delayMs = 0, children }: AppearingProps) {
  const [times] = useState({
    animationDuration: `${durationMs}ms`,
    animationDelay: `${durationMs === 0 ? 0 : delayMs}ms`,
  });
  return (
    <span className={className} style={times}>
      {children}
    </span>
  );
}
