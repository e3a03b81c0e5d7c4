import type { WalletCall, WalletDialect, WalletReply } from './wallet-call.ts';

/** Waits between one try and the next; the last is for all that follow. */
const WAITS_MS = [250, 1_000, 3_000, 5_000] as const;
const LAST_WAIT_MS = 10_000;
/** How often a stake is tried: who plays is waiting. */
export const BET_TRIES = 4;

export type Answered = Exclude<WalletReply, { kind: 'unknown' }>;

export interface Delivery {
  readonly dialect: Pick<WalletDialect, 'send'>;
  readonly wait: (ms: number) => Promise<void>;
}

/** Sends a call until it is answered. @param tries at most; undefined is returned where none was answered */
export function deliver(
  { dialect, wait }: Delivery,
  call: WalletCall,
  tries?: number,
): Promise<Answered | undefined> {
  return untilAnswered(() => dialect.send(call), wait, tries);
}

/** Says something to an operator until that has answered. @param tries as above */
export async function untilAnswered(
  say: () => Promise<WalletReply>,
  wait: Delivery['wait'],
  tries = Infinity,
): Promise<Answered | undefined> {
  for (let tried = 0; tried < tries; tried++) {
    if (tried > 0) await wait(WAITS_MS[tried - 1] ?? LAST_WAIT_MS);
    const reply = await say();
    if (reply.kind !== 'unknown') return reply;
  }
  return undefined;
}
