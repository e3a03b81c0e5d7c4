import { createStore } from '../stream/store.ts';
import type { Stream } from '../stream/stream.ts';

/** Regions that are columns on a desk and sheets from below on a phone: the sports menu and the coupon. */
export type SheetName = 'menu' | 'aside';

export type SheetValue =
  { readonly status: 'closed' } | { readonly status: 'open'; readonly sheet: SheetName };

const CLOSED: SheetValue = { status: 'closed' };
const store = createStore<SheetValue>(CLOSED);

/** Which sheet is open on a phone; at most one. Above phone width the regions stand and nothing heeds it. */
export const sheet$: Stream<SheetValue> = store.stream;

/** Opens a region as a sheet, in place of the one that is open. */
export function openSheet(sheet: SheetName): void {
  store.set({ status: 'open', sheet });
}

export function closeSheet(): void {
  store.set(CLOSED);
}

/** For a button that opens and closes the same sheet. */
export function toggleSheet(sheet: SheetName): void {
  const now = store.get();
  if (now.status === 'open' && now.sheet === sheet) closeSheet();
  else openSheet(sheet);
}
