import { useState } from 'react';
import type { BonusChoice, BonusesView, BonusOffer } from '@paddock/contract/schemas';

import { useBonuses } from './use-bonuses.ts';

/** With the bonus of the first deposit or without, as a form asks it. */
export interface BonusQuestion {
  /** What can still be had with a deposit in the currency; null where nothing is asked. */
  readonly offer: BonusOffer | null;
  /** What the player chose here, or kept since the registration. */
  readonly choice: BonusChoice | null;
  /** It is not known yet whether there is an offer. */
  readonly isLoading: boolean;
  /** How often a deposit was tried without a choice, since the last choice. */
  readonly missed: number;
  readonly choose: (choice: BonusChoice) => void;
  /** Promotions that this deposit would start; undefined for none. */
  readonly started: BonusesView['startedByDeposit'];
  readonly reload: () => void;
  /** Whether a deposit can be sent: a bonus is lost with it for good, so that nobody goes past an offer unasked. */
  readonly settle: () => boolean;
}

/** Nothing is chosen for the player. Where nobody can tell what is offered, a deposit goes without. */
export function useBonusChoice(currency: string): BonusQuestion {
  const { value: read, reload } = useBonuses();
  const [chosen, setChosen] = useState<BonusChoice | null>(null);
  const [missed, setMissed] = useState(0);
  const known = read.status === 'ready' ? read.data : null;
  const offer = offerIn(known, currency);
  const choice = chosen ?? known?.choice ?? null;
  const isLoading = read.status === 'loading';
  return {
    offer,
    choice,
    isLoading,
    missed,
    started: known?.startedByDeposit,
    reload,
    choose(next) {
      setChosen(next);
      setMissed(0);
    },
    settle() {
      const isMissing = offer !== null && choice === null;
      if (isMissing) setMissed(missed + 1);
      return !isLoading && !isMissing;
    },
  };
}

/** The offer that can still be had with a deposit in this currency. */
function offerIn(bonuses: BonusesView | null, iso: string): BonusOffer | null {
  const canBeHad = bonuses?.offerState === 'available' || bonuses?.offerState === 'declined';
  return canBeHad && bonuses.offer?.currency === iso ? bonuses.offer : null;
}
