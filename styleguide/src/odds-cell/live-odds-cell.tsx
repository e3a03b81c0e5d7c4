import { memo, useLayoutEffect, useRef, useState } from 'react';

import { CellButton } from './cell-button.tsx';
import { directionOf } from './odds-direction.ts';
import type { OddsFace, OddsPlace } from './odds-face.ts';
import { isOnScreen, watchScreen } from './on-screen.ts';
import { clearMark, setMark } from './standing-marks.ts';
import { writeFace } from './write-face.ts';

/** A face that changes by itself, such as a stream of them. A new object is another price. */
export interface LiveFace {
  /** Equal as long as nothing of it has changed. */
  snapshot(): OddsFace;
  /** Tells what it is now whenever it may have changed, all cells of a frame together. */
  subscribe(listener: (face: OddsFace) => void): { unsubscribe(): void };
}

export interface LiveOddsCellProps extends OddsPlace {
  readonly face: LiveFace;
}

interface Drawn {
  readonly source: LiveFace;
  readonly face: OddsFace;
  readonly hasMoved: boolean;
}

/**
 * The price button of a price that moves by itself. Its figures are written into the page as they come, without rendering;
 * React draws it anew only when something else changes, such as a lock. Off the screen no figure is written: it is told what
 * it missed when it comes into sight.
 */
export const LiveOddsCell = memo(function LiveOddsCell({ face: source, ...place }: LiveOddsCellProps) {
  const [kept, setDrawn] = useState<Drawn>(() => drawnFirst(source));
  const drawn = kept.source === source ? kept : drawnFirst(source);
  if (drawn !== kept) setDrawn(drawn);
  const button = useRef<HTMLButtonElement>(null);
  /** What the page says now, which may be newer than what was drawn last. */
  const written = useRef(drawn);
  const { selected = false } = place;
  const isEmpty = drawn.face.oddsMilli === null;

  useLayoutEffect(() => {
    const { current: cell } = button;
    if (written.current.source !== source) written.current = drawnFirst(source);

    function update(now: OddsFace, marks: 'marked' | 'unmarked'): void {
      const { face: before, hasMoved } = written.current;
      if (before === now) return;
      const direction = directionOf(before.oddsMilli, now.oddsMilli);
      written.current = { source, face: now, hasMoved: hasMoved || direction !== null };
      if (cell !== null) {
        writeFace(cell, before, now);
        if (now.state !== 'open') clearMark(cell);
        else if (direction !== null && marks === 'marked') setMark(cell, direction);
      }
      if (selected || isDrawnAnew(before, now)) setDrawn(written.current);
    }

    const subscription = source.subscribe((now) => {
      const isSeen = cell === null || isOnScreen(cell);
      // A lock is for those too who read the page without looking at it.
      if (isSeen || isDrawnAnew(written.current.face, now)) update(now, isSeen ? 'marked' : 'unmarked');
    });
    // What moved out of sight is no news any more.
    const stopWatching =
      cell === null ? undefined : watchScreen(cell, () => update(source.snapshot(), 'unmarked'));
    return () => {
      subscription.unsubscribe();
      stopWatching?.();
    };
  }, [source, selected, isEmpty]);

  return <CellButton {...drawn.face} {...place} ref={button} hasMoved={drawn.hasMoved} />;
});

/** What writing figures cannot show: a lock, an empty place, other words beside a price that stands. */
function isDrawnAnew(before: OddsFace, now: OddsFace): boolean {
  const isOffered = before.oddsMilli !== null && now.oddsMilli !== null;
  return !isOffered || before.state !== now.state || before.reason !== now.reason;
}

function drawnFirst(source: LiveFace): Drawn {
  return { source, face: source.snapshot(), hasMoved: false };
}
