import { hashBefore } from '@paddock/games/chain';

import type { SharedParts } from '../shared-rounds-api.ts';
import { chainFor, seedsOf, type SaltedChain } from '../chains/chains.ts';
import { readChain } from '../chains/chain-store.ts';
import { betsOf } from '../bets/bet-store.ts';
import { insertRound, lastRounds, type RoundRecord } from './round-store.ts';
import type { LiveRound, Table } from './table.ts';

type Parts = Pick<SharedParts, 'kernel' | 'chainLength'>;

/** Opens the round after the last one. Undefined while there is no chain with a salt to draw it from. */
export async function openNext(parts: Parts, { rules }: Table): Promise<LiveRound | undefined> {
  const { kernel } = parts;
  const [last] = await lastRounds(kernel.db, rules.code, 1);
  const number = (last?.number ?? 0) + 1;
  const chain = await chainFor(parts, rules.code, number);
  if (chain === undefined) return undefined;
  const record: RoundRecord = {
    game: rules.code,
    number,
    terminalHash: chain.terminalHash,
    openedAtMs: kernel.clock.nowMs(),
    beganAtMs: undefined,
    stopMilli: undefined,
    over: undefined,
  };
  await insertRound(kernel.db, record);
  return liveRound(parts, rules, record, chain);
}

/** A round that was there before this start, with its bets. */
export async function recalled(parts: Parts, { rules }: Table, record: RoundRecord): Promise<LiveRound> {
  const { kernel } = parts;
  const chain = await readChain(kernel.db, record.terminalHash);
  if (chain?.salt === undefined) throw new Error(`round ${record.number} of ${rules.code} has no salt`);
  const live = liveRound(parts, rules, record, { ...chain, salt: chain.salt });
  for (const bet of await betsOf(kernel.db, rules.code, record.number)) {
    live.bets.set(bet.betId, bet);
    live.exposure.add(bet);
  }
  return live;
}

function liveRound(
  { kernel }: Parts,
  rules: Table['rules'],
  record: RoundRecord,
  chain: SaltedChain,
): LiveRound {
  const seeds = seedsOf(kernel, chain, record.number);
  return {
    record,
    chain,
    hash: seeds.hash,
    hashBefore: hashBefore(seeds.hash, 1),
    drawn: rules.draw(seeds),
    bets: new Map(),
    exposure: rules.newExposure(),
  };
}
