import type { Carrier } from './carrier.ts';

export const SANDBOX_CARRIER = 'sandbox';

/** Takes messages nowhere: they stay in the outbox, where the sandbox's page shows them. */
export const sandboxCarrier: Carrier = {
  name: SANDBOX_CARRIER,
  deliver: () => Promise.resolve(),
};
