import { LUCKY_LINE, SIX_ON_US } from './ticket-texts.ts';
import type { Sample } from './sample.ts';

/** An invented lottery ticket and an invented coupon of a pool of a development site. */
export const SAMPLE_TICKETS: Readonly<Record<string, Sample>> = {
  'lucky-line': {
    text: LUCKY_LINE,
    section: 'casino',
    starts: { on: 'joining' },
    gives: {
      ...{ kind: 'ticket', product: 'lotto', of: ['keno', '6-45'], days: 7 },
      currencies: { EUR: { amount: '1.00' }, USD: { amount: '1.00' }, RUB: { amount: '100.00' } },
    },
  },
  'six-on-us': {
    text: SIX_ON_US,
    section: 'sport',
    starts: { on: 'joining' },
    gives: {
      ...{ kind: 'ticket', product: 'toto', of: ['next-6'], days: 7 },
      currencies: { EUR: { amount: '0.80' }, USD: { amount: '0.80' }, RUB: { amount: '80.00' } },
    },
  },
};
