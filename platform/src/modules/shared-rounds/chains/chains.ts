import type { SharedSeeds } from '@paddock/games/chain';
import type { RoundChain } from '@paddock/contract/schemas';

import { inTransaction, type Database, type Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { hashOfRound, makeChain } from './chain-hashes.ts';
import { chainsOf, insertChain, saveSalt, type ChainRecord } from './chain-store.ts';

/** What chains are sealed for, each for its own terminal hash. */
export const CHAIN = 'shared-rounds.chain';

/** Rounds of a chain: three weeks of a table that never sleeps. */
export const CHAIN_LENGTH = 100_000;

/**
 * In development, where no operator names a public value: the salt is drawn by the server itself, in a transaction after
 * the one that published the chain. It proves nothing to a stranger, and says so where the chain is shown.
 */
const DEVELOPMENT_SALT = 'development: drawn by this server after the chain was published, proves nothing';

export interface ChainSetup {
  readonly kernel: Kernel;
  readonly chainLength: number;
}

/** A chain with a salt, which rounds may be drawn from. */
export type SaltedChain = ChainRecord & { readonly salt: string };

/** Done by the server itself: there is no operator to write down. */
const byNobody = (): Promise<void> => Promise.resolve();

const isSalted = (chain: ChainRecord): chain is SaltedChain => chain.salt !== undefined;

/** Publishes the chain after the last one. Its secret is drawn here and seen by nobody. */
export async function publishChain(
  { kernel, chainLength }: ChainSetup,
  game: string,
  saltSource: string,
  record: (tx: Tx, chain: ChainRecord) => Promise<void>,
): Promise<ChainRecord> {
  const secret = Buffer.from(kernel.randomBytes(32)).toString('hex');
  const { terminalHash, kept } = await makeChain(secret, chainLength);
  return inTransaction(kernel.db, async (tx) => {
    const [last] = await chainsOf(tx, game);
    if (last !== undefined && !isSalted(last)) throw new PlatformError('CHAIN_STATE');
    const chain: ChainRecord = {
      game,
      terminalHash,
      length: chainLength,
      firstRound: last === undefined ? 1 : last.firstRound + last.length,
      sealed: kernel.secrets.seal(CHAIN, terminalHash, kept),
      madeAtMs: kernel.clock.nowMs(),
      saltSource,
      salt: undefined,
      saltedAtMs: undefined,
    };
    await insertChain(tx, chain);
    await record(tx, chain);
    return chain;
  });
}

/** The chain a round is drawn from; undefined while it is not there or has no salt: then the table waits for its operator. */
export async function chainFor(
  setup: ChainSetup,
  game: string,
  round: number,
): Promise<SaltedChain | undefined> {
  const { kernel } = setup;
  const isOf = ({ firstRound, length }: ChainRecord): boolean =>
    firstRound <= round && round < firstRound + length;
  let chain = (await chainsOf(kernel.db, game)).find(isOf);
  if (kernel.config.mode !== 'production') {
    chain ??= await publishChain(setup, game, DEVELOPMENT_SALT, byNobody);
    if (!isSalted(chain) && chain.saltSource === DEVELOPMENT_SALT) {
      const salt = Buffer.from(kernel.randomBytes(32)).toString('hex');
      await fixSalt(kernel, { game, terminalHash: chain.terminalHash, salt }, byNobody);
      chain = { ...chain, salt };
    }
  }
  return chain !== undefined && isSalted(chain) ? chain : undefined;
}

/** @throws CHAIN_STATE where there is no such chain, or its salt is fixed. */
export async function fixSalt(
  kernel: Kernel,
  salted: Readonly<Record<'game' | 'terminalHash' | 'salt', string>>,
  record: (tx: Tx) => Promise<void>,
): Promise<void> {
  await inTransaction(kernel.db, async (tx) => {
    if (!(await saveSalt(tx, { ...salted, atMs: kernel.clock.nowMs() })))
      throw new PlatformError('CHAIN_STATE');
    await record(tx);
  });
}

/** What a round is drawn from. Nobody but the house may see it before the round has ended. */
export function seedsOf(
  { secrets }: Pick<Kernel, 'secrets'>,
  chain: SaltedChain,
  round: number,
): SharedSeeds {
  const kept = secrets.open(CHAIN, chain.terminalHash, chain.sealed);
  return { hash: hashOfRound(kept, chain.length, placeIn(chain, round)), salt: chain.salt };
}

/** The place of a round in its chain, from 1. */
export const placeIn = ({ firstRound }: Pick<ChainRecord, 'firstRound'>, round: number): number =>
  round - firstRound + 1;

/** Every chain there is; nothing of what is sealed. */
export async function chainViews(db: Database, game: string): Promise<RoundChain[]> {
  return (await chainsOf(db, game)).map(chainView);
}

export const chainView = ({ sealed: _sealed, salt, saltedAtMs, ...shown }: ChainRecord): RoundChain => ({
  ...shown,
  salt: salt ?? null,
  saltedAtMs: saltedAtMs ?? null,
});
