import { useEffect, type RefObject } from 'react';

/** Takes the focus into a sheet when it opens and gives it back to where it came from when it closes. */
export function useSheetFocus(sheet: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    if (!open) return undefined;
    const before = document.activeElement;
    const element = sheet.current;
    element?.focus({ preventScroll: true });
    return () => {
      const inside = element?.contains(document.activeElement) ?? false;
      const lost = document.activeElement === null || document.activeElement === document.body;
      if ((inside || lost) && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [sheet, open]);
}
