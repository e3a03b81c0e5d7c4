import type { AccountId, BetId, PlayerId } from '@paddock/contract';

import type { Tx } from '../../kernel/database/database.ts';
import type { SettledBet } from '../wallet/index.ts';
import { productStakes, type StakesDependencies } from './product-stakes.ts';

const TX = {} as Tx;
const KEY = { playerId: '1' as PlayerId, betId: '7' as BetId, atMs: 5 };
const STAKE = { ...KEY, accountId: '2' as AccountId, stakeMinor: 100n };
const END = { ...KEY, revision: 1, targetMinor: 100n, reason: '', currency: 'EUR', isVoid: true };

const notAsked = (): never => {
  throw new Error('a stake alone does not ask this');
};
/** What stakes that share a statement ask. */
const NOT_ASKED = {
  settleBets: notAsked,
  recordReturns: notAsked,
  stakesCall: notAsked,
  settlementsCall: notAsked,
  bonusStakesCall: notAsked,
  returnsCall: notAsked,
  stakeRefusal: notAsked,
  countForPerson: notAsked,
  countsTogether: notAsked,
  endsCall: notAsked,
  wantsEnds: notAsked,
};

/** Others that write down what they are asked. */
function others(outcome: SettledBet['outcome'] = 'settled', mayPlay = true) {
  const asked: string[] = [];
  const dependencies: StakesDependencies = {
    wallet: {
      ...NOT_ASKED,
      holdStake: (_tx, { product, betId }) => {
        asked.push(`hold ${product} ${betId}`);
        return Promise.resolve({ betId, currency: 'EUR', funding: [], replayed: false });
      },
      settleBet: (_tx, { targetMinor }) => {
        asked.push(`settle ${targetMinor}`);
        return Promise.resolve({ outcome, paidMinor: 90n });
      },
    },
    limits: {
      ...NOT_ASKED,
      mayPlay: () => Promise.resolve(mayPlay),
      admitStake: (_tx, { currency, stakeMinor }) =>
        Promise.resolve(void asked.push(`admit ${stakeMinor} ${currency}`)),
      recordReturn: (_tx, { paidMinor, isVoid }) =>
        Promise.resolve(void asked.push(`return ${paidMinor} ${isVoid}`)),
    },
    bonuses: {
      ...NOT_ASKED,
      recordEnds: (_tx, ends) =>
        Promise.resolve(void asked.push(`ended ${ends.map(({ product }) => product).join()}`)),
    },
  };
  const write = () => Promise.resolve(void asked.push('its own row'));
  return { asked, stakes: productStakes('dice', dependencies), write };
}

describe('a stake of a product', () => {
  it('is held, admitted by the limits, and written then', async () => {
    const { asked, stakes, write } = others();
    await stakes.take(TX, STAKE, write);
    expect(asked).toEqual(['hold dice 7', 'admit 100 EUR', 'its own row']);
  });

  it('is measured by no limit where the house pays it, and not taken on a break', async () => {
    const { asked, stakes, write } = others();
    await stakes.takeGiven(TX, STAKE, write);
    await stakes.settle(TX, { ...END, isGiven: true }, write);
    expect(asked).toEqual(['hold dice 7', 'its own row', 'settle 100', 'its own row', 'ended dice']);
    const paused = others('settled', false);
    await expect(paused.stakes.takeGiven(TX, STAKE, write)).rejects.toMatchObject({ code: 'PLAY_PAUSED' });
    expect(paused.asked).toEqual([]);
  });

  it('is paid and counted, and written before the bonuses read it', async () => {
    const { asked, stakes, write } = others();
    await stakes.settle(TX, END, write);
    expect(asked).toEqual(['settle 100', 'return 90 true', 'its own row', 'ended dice']);
  });

  it('is not written again by a revision that was posted before', async () => {
    const { asked, stakes, write } = others('ignored');
    await stakes.settle(TX, END, write);
    expect(asked).toEqual(['settle 100']);
  });
});
