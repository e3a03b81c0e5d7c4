import {
  createWalletClient,
  type OwnKey,
  type SendToWallet,
  type WalletAnswer,
} from '../../modules/game-wallet/index.ts';
import type { WalletDialect, WalletReply } from './wallet-call.ts';

export interface PaddockDialectOptions {
  /** The company's code, a dot, the id of its key. */
  readonly keyName: string;
  readonly key: OwnKey;
  /** Another company's, for calls that are signed wrongly on purpose. */
  readonly foreignKey: OwnKey;
  readonly send: SendToWallet;
  readonly nowMs: () => number;
}

const TOO_MANY = 429;
const OURS = 500;

/** Our own wallet API (docs/game-wallet.md). */
export function createPaddockDialect({ foreignKey, ...options }: PaddockDialectOptions): WalletDialect {
  const call = createWalletClient(options);
  const forged = createWalletClient({ ...options, key: foreignKey });
  return {
    send({ kind, ...body }, { isForeignKey = false, aheadMs = 0 } = {}) {
      return replied((isForeignKey ? forged : call)(kind, body, { aheadMs }));
    },
    handIn: (games) => replied(call('catalogue', { games })),
  };
}

async function replied(answered: Promise<WalletAnswer>): Promise<WalletReply> {
  // Whatever goes wrong on the way says nothing of what was done.
  const answer = await answered.catch(() => undefined);
  if (answer === undefined || answer.status === TOO_MANY || answer.status >= OURS) return { kind: 'unknown' };
  const { status, body } = answer;
  const { balance, currency, code } = body;
  if (status !== 200) return { kind: 'refused', code: typeof code === 'string' ? code : `HTTP_${status}` };
  return {
    kind: 'done',
    balance: typeof balance === 'string' ? balance : '0',
    currency: typeof currency === 'string' ? currency : '',
  };
}
