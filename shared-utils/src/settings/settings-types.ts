import type { PriceChangePolicy } from '@paddock/contract';

import type { Stream } from '../stream/stream.ts';

export const FONT_SCALES = [0.875, 1, 1.125, 1.25, 1.5] as const;

/** How this visitor wants the site (S3-25 to S3-27, the part in use). Kept in this browser. */
export interface Settings {
  readonly theme: 'light' | 'dark' | 'system';
  /** Factor of every text size; the shell writes it to `--scale`. */
  readonly fontScale: (typeof FONT_SCALES)[number];
  /** Hours east of UTC, halves and quarters too; `null` is the site's own (S9-16). */
  readonly timeZone: number | null;
  readonly is12h: boolean;
  readonly oddsFormat: 'decimal';
  /** The player's standing answer to a moved price. */
  readonly priceChangePolicy: PriceChangePolicy;
  /** Amounts the player chose for quick stakes, decimal strings; `null` shows the site's. Never prefilled. */
  readonly stakeChips: readonly string[] | null;
}

export interface SettingsValue {
  readonly status: 'ready';
  readonly settings: Settings;
}

export interface SettingsService {
  readonly settings$: Stream<SettingsValue>;
  /** Changes some settings, here and in the other tabs. */
  updateSettings(change: Partial<Settings>): void;
}
