import type { SettingsDocument } from '@paddock/contract/schemas';

import type { Stream } from '../stream/stream.ts';

export const FONT_SCALES = [0.875, 1, 1.125, 1.25, 1.5] as const;

/** How this visitor wants the site, field by field in `contract/schemas`. */
export type Settings = Readonly<SettingsDocument>;

export interface SettingsValue {
  readonly status: 'ready';
  readonly settings: Settings;
}

export interface SettingsService {
  readonly settings$: Stream<SettingsValue>;
  /** Changes some settings: here, in the other tabs and, for a player, on the other devices. */
  updateSettings(change: Partial<Settings>): void;
}

/** The settings as their synchronisation with the server sees them. */
export interface SettingsKeeper extends SettingsService {
  /** What the visitor chose as a guest of this browser. */
  guestsChoice(): Partial<Settings>;
  /** Takes the server's document in the place of what was known of this player. Tells the other tabs too. */
  adopt(userId: string, document: SettingsDocument): void;
  /** Hears of every change this tab's visitor makes. Answers how to stop. */
  onChange(listener: (change: Partial<Settings>) => void): () => void;
}
