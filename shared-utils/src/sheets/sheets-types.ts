import type { Stream } from '../stream/stream.ts';

/** Regions that are columns on a desk and sheets from below on a phone: the sports menu and the coupon. */
export type SheetName = 'menu' | 'aside';

export type SheetValue =
  | { readonly status: 'closed' }
  | { readonly status: 'open'; readonly sheet: SheetName };

export interface Sheets {
  /** Which sheet is open on a phone; at most one. Above phone width the regions stand and nothing heeds it. */
  readonly sheet$: Stream<SheetValue>;
  /** Opens a region as a sheet, in place of the one that is open. */
  openSheet(sheet: SheetName): void;
  closeSheet(): void;
  /** For a button that opens and closes the same sheet. */
  toggleSheet(sheet: SheetName): void;
}
