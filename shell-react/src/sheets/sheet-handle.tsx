import { useT } from '@paddock/shared-utils/react';
import { useRef, type PointerEvent } from 'react';

/** How far down a finger must go to mean it. */
const SWIPE_PX = 40;

/** The bar at the top of a sheet: press it or pull it down to close. Not drawn beside columns. */
export function SheetHandle({ onClose }: { readonly onClose: () => void }) {
  const t = useT('common');
  const startY = useRef<number | null>(null);

  function release(event: PointerEvent): void {
    const pulledPx = startY.current === null ? 0 : event.clientY - startY.current;
    startY.current = null;
    if (pulledPx > SWIPE_PX) onClose();
  }

  return (
    <button
      type="button"
      className="frame-sheet-handle"
      aria-label={t('close')}
      onClick={onClose}
      onPointerDown={(event) => {
        startY.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={release}
      onPointerCancel={() => {
        startY.current = null;
      }}
    />
  );
}
