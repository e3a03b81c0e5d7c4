import { createStore } from '../stream/store.ts';
import type { SheetName, Sheets, SheetValue } from './sheets-types.ts';

const CLOSED: SheetValue = { status: 'closed' };

/** The page's sheets; the shell draws them. */
export function createSheets(): Sheets {
  const store = createStore<SheetValue>(CLOSED);
  const openSheet = (sheet: SheetName): void => store.set({ status: 'open', sheet });
  const closeSheet = (): void => store.set(CLOSED);
  return {
    sheet$: store.stream,
    openSheet,
    closeSheet,
    toggleSheet(sheet) {
      const now = store.get();
      if (now.status === 'open' && now.sheet === sheet) closeSheet();
      else openSheet(sheet);
    },
  };
}
