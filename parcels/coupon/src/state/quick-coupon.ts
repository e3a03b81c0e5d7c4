import type { StorageItem, StorageItemDefinition } from '@paddock/shared-utils';

/** One-click bets of a player in this browser: a press on a price bets the stake on it (S5-04). */
export interface QuickChoice {
  /** Whose choice it is: of nobody else who signs in here. */
  readonly userId: string;
  readonly currency: string;
  /** As typed, of that currency; never filled in for the player. */
  readonly stake: string;
  readonly isOn: boolean;
  /** Asks before each bet. */
  readonly asks: boolean;
}

export const QUICK_CHOICE: StorageItemDefinition<QuickChoice | null> = {
  key: 'coupon.quick',
  version: 1,
  fallback: null,
  parse: (stored) => (isChoice(stored) ? stored : undefined),
};

function isChoice(value: unknown): value is QuickChoice {
  if (typeof value !== 'object' || value === null) return false;
  const { userId, currency, stake, isOn, asks } = value as Partial<Record<keyof QuickChoice, unknown>>;
  return (
    [userId, currency, stake].every((text) => typeof text === 'string') &&
    [isOn, asks].every((flag) => typeof flag === 'boolean')
  );
}

/** The choice as a store that components follow. */
export interface QuickKeeper {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly current: () => QuickChoice | null;
  readonly choose: (choice: QuickChoice) => void;
  /** On in this tab, and turned off in no other meanwhile. */
  readonly isStillOn: () => boolean;
  /** Server time of each selection's last bet by one press. */
  readonly placedAtMs: Map<string, number>;
}

/** Bets without a question last for this page: whoever loads it anew is asked again until they say otherwise. */
export function createQuickKeeper(item: StorageItem<QuickChoice | null>): QuickKeeper {
  const kept = item.read();
  let choice = kept && { ...kept, asks: true };
  const listeners = new Set<() => void>();
  return {
    placedAtMs: new Map(),
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    current: () => choice,
    choose(next) {
      choice = next;
      item.write(next);
      for (const tell of listeners) tell();
    },
    isStillOn: () => choice?.isOn === true && item.read()?.isOn === true,
  };
}
