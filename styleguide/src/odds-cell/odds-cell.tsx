import { memo, useLayoutEffect, useRef } from 'react';

import { CellButton } from './cell-button.tsx';
import { useOddsMove } from './odds-direction.ts';
import type { OddsCellProps } from './odds-face.ts';
import { clearMark, setMark } from './standing-marks.ts';

/**
 * The price button, of a price that is given: a change renders this cell alone and moves nothing; the mark of a move stays
 * 2 s. Give it a stable `onPick`, and it renders only when its own values change. By the hundred and live: `LiveOddsCell`.
 */
export const OddsCell = memo(function OddsCell(props: OddsCellProps) {
  const { direction, count } = useOddsMove(props.oddsMilli, props.selectionId);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = (props.state ?? 'open') === 'open';
  // Before the frame is painted, so that none shows the new price unmarked.
  useLayoutEffect(() => {
    if (button.current === null) return;
    if (direction === null || !isOpen) clearMark(button.current);
    else setMark(button.current, direction);
  }, [direction, count, isOpen]);
  return <CellButton {...props} ref={button} hasMoved={direction !== null} />;
});
