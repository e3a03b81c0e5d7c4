import { DAY_MS, MINUTE_MS } from '@paddock/contract';
import type { PlayerId } from '@paddock/contract';

import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { CodePurpose, MessageChannel, SendMessage } from '../../messages/index.ts';
import type { Captcha } from '../abuse/captcha.ts';
import type { Asker } from './askers.ts';
import { createCodeBudgets } from './code-budgets.ts';
import { cancelCodes, forgetCodes, insertCode, tryCode, whyClosed, type CodeContext } from './code-store.ts';

/** How long a code lasts. */
export const CODE_LIFETIME_MS = 10 * MINUTE_MS;
/** Wrong tries after which a code is void. */
export const CODE_TRIES = 5;
/** The next code for the same purpose to the same place may be asked for after this. */
export const RESEND_WAIT_MS = 60_000;

/** Codes that are over are kept this long, so that a late try is told the truth. */
const KEEP_MS = DAY_MS;

export interface CodeOrder {
  readonly purpose: CodePurpose;
  readonly channel: MessageChannel;
  /** Phone number as `+` and digits, or e-mail address. */
  readonly to: string;
  readonly playerId: PlayerId | null;
  readonly language: string;
  /** Who asks, and by what they have shown: whose budget it is. */
  readonly asker: Asker;
  /** What budgets know the place by, where counting it by itself would tell whose it is. */
  readonly budgetedAs?: string;
  /** Given back with the redeemed code. */
  readonly context?: CodeContext;
  /** Sends nothing and can never be redeemed, but answers and takes time like any other: for logins nobody has. */
  readonly decoy?: boolean;
}

export interface SentCode {
  readonly codeId: string;
  readonly resendAtMs: number;
  readonly expiresAtMs: number;
}

export interface RedeemedCode {
  readonly to: string;
  readonly playerId: PlayerId | null;
  readonly context: CodeContext;
}

/** Six-digit codes by SMS and e-mail: stored as keyed hashes, single use, five tries. */
export interface OneTimeCodes {
  /**
   * @throws TOO_MANY_REQUESTS when one was sent a moment ago or a budget is spent (details: `retryAtMs`);
   * CAPTCHA_REQUIRED before an SMS to a number the asker has not proved; INVALID_INPUT when `to` is no number or address.
   */
  send(order: CodeOrder): Promise<SentCode>;
  /**
   * Spends a code. Counts and spends on a connection of its own, whatever becomes of the caller's transaction: call it
   * before one. @throws WRONG_CODE (details: `triesLeft`), CODE_EXPIRED, CODE_SPENT.
   */
  redeem(given: {
    readonly codeId: string;
    readonly purpose: CodePurpose;
    readonly code: string;
  }): Promise<RedeemedCode>;
  /** Ends the codes a player was sent for a purpose. */
  cancel(tx: Tx, playerId: PlayerId, purpose: CodePurpose): Promise<void>;
  /** Forgets what is over. */
  forget(): Promise<void>;
}

export function createOneTimeCodes(
  kernel: Kernel,
  { sendMessage, captcha }: { readonly sendMessage: SendMessage; readonly captcha: Captcha },
): OneTimeCodes {
  const { db, clock, hosts, randomBytes, secrets } = kernel;
  const budgets = createCodeBudgets(kernel, captcha);
  const hashOf = (codeId: string, code: string) => secrets.lasting.sign('identity.code', `${codeId}:${code}`);

  return {
    async send(order) {
      const nowMs = clock.nowMs();
      const sent: SentCode = {
        codeId: Buffer.from(randomBytes(16)).toString('base64url'),
        resendAtMs: nowMs + RESEND_WAIT_MS,
        expiresAtMs: nowMs + CODE_LIFETIME_MS,
      };
      const { purpose, channel, to, asker, playerId, language, context = {} } = order;
      const place = order.budgetedAs ?? to;
      const { isSent } = await budgets.take(
        { purpose, channel, to: place, asker, playerId, decoy: order.decoy ?? false },
        sent.resendAtMs,
      );
      const decoy = !isSent;
      const code = sixDigits(randomBytes);
      await inTransaction(db, async (tx) => {
        // A decoy's hash belongs to no six digits.
        const codeHash = hashOf(sent.codeId, decoy ? 'decoy' : code);
        await insertCode(tx, { ...sent, purpose, to, playerId, codeHash, context });
        await sendMessage(tx, {
          channel,
          to,
          language,
          playerId,
          brand: hosts.brandAt(asker.host),
          template: 'code',
          params: { purpose, code, minutes: CODE_LIFETIME_MS / MINUTE_MS },
          notAfterMs: sent.expiresAtMs,
          decoy,
        });
      });
      return sent;
    },
    async redeem({ codeId, purpose, code }) {
      const tried = await tryCode(db, {
        codeId,
        purpose,
        codeHash: hashOf(codeId, code),
        maxTries: CODE_TRIES,
        nowMs: clock.nowMs(),
      });
      if (tried === undefined) {
        const why = await whyClosed(db, { codeId, purpose }, CODE_TRIES);
        throw new PlatformError(why === 'spent' ? 'CODE_SPENT' : 'CODE_EXPIRED');
      }
      if (!tried.matches) throw new PlatformError('WRONG_CODE', { triesLeft: CODE_TRIES - tried.tries });
      return { to: tried.to, playerId: tried.playerId, context: tried.context };
    },
    cancel: cancelCodes,
    async forget() {
      await forgetCodes(db, { beforeMs: clock.nowMs() - KEEP_MS, nowMs: clock.nowMs() });
      await budgets.forgetFull();
    },
  };
}

const DIGITS = 1_000_000;
/** Largest multiple of a million below 2³²: a draw above it would make some codes likelier. */
const FAIR_BELOW = 2 ** 32 - (2 ** 32 % DIGITS);

function sixDigits(randomBytes: Kernel['randomBytes']): string {
  for (;;) {
    const drawn = Buffer.from(randomBytes(4)).readUInt32BE();
    if (drawn < FAIR_BELOW) return String(drawn % DIGITS).padStart(6, '0');
  }
}
