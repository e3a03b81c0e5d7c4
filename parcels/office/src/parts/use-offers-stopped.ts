import { auth$ } from '@paddock/shared-utils';
import { useStreamValue } from '@paddock/shared-utils/react';

/** Whether nothing is offered to the player: they are on a break of their own, or banned. */
export const useOffersStopped = (): boolean => useStreamValue(auth$, ({ banLevel }) => banLevel > 0);
