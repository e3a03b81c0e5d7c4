import { HOUR_MS } from '@paddock/contract';
import type { PlayerId } from '@paddock/contract';

import { networkOf } from '../../../kernel/http/network-of.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { recordedNetwork } from '../../../kernel/security/recorded-network.ts';
import type { CodePurpose, MessageChannel } from '../../messages/index.ts';
import type { Captcha } from '../abuse/captcha.ts';
import { createTryBudget, type Taken } from '../abuse/try-budgets.ts';
import { createAskBudget } from './ask-budgets.ts';
import type { Asker } from './askers.ts';
import { takeTurn } from './code-store.ts';
import { createSmsCosts, type SmsKind } from './sms-costs.ts';

/**
 * Codes for one purpose to one number or mailbox. With five tries each, guessing all day long takes years to find one
 * code, also where strangers ask from very many networks.
 */
const TO_ONE = {
  own: { burst: 5, refillMs: HOUR_MS },
  together: { burst: 10, refillMs: HOUR_MS },
};
/** Codes that the strangers of one address (of the network) may have sent: many people share one behind a provider's. */
const ADDRESS = { email: { burst: 30, refillMs: 120_000 }, sms: { burst: 20, refillMs: 180_000 } } as const;
/** All mails with codes, so that an attack with addresses without end has one. Players' own are counted by themselves. */
const MAILS = { burst: 5_000, refillMs: 500 };

/** Where these go to was proved by the player they are for; all others go to what somebody typed. */
const TO_THE_PLAYER: readonly CodePurpose[] = [
  'sign-in',
  'reset-password',
  'two-step',
  'change-security',
  'confirm-sign-in',
];

/** What the budgets look at in an order. */
export interface BudgetedOrder {
  readonly purpose: CodePurpose;
  readonly channel: MessageChannel;
  readonly to: string;
  readonly asker: Asker;
  readonly playerId: PlayerId | null;
  readonly decoy: boolean;
}

/** Who may have how many codes sent where. */
export interface CodeBudgets {
  /**
   * Takes what one code costs, from what is the asker's alone to what is everybody's: a refusal costs the others nothing.
   * @throws CAPTCHA_REQUIRED before a code by SMS to a number that the asker has not proved; TOO_MANY_REQUESTS (details:
   * `retryAtMs`).
   */
  take(order: BudgetedOrder, resendAtMs: number): Promise<{ readonly isSent: boolean }>;
  forgetFull(): Promise<void>;
}

export function createCodeBudgets(kernel: Kernel, captcha: Captcha): CodeBudgets {
  const { db, clock, secrets } = kernel;
  const toOne = createAskBudget(kernel, 'code.to', TO_ONE);
  const addresses = {
    email: createTryBudget(kernel, 'code.email.address', ADDRESS.email),
    sms: createTryBudget(kernel, 'code.sms.address', ADDRESS.sms),
  };
  const mails = {
    own: createTryBudget(kernel, 'code.email.own', MAILS),
    others: createTryBudget(kernel, 'code.email.others', MAILS),
  };
  const sms = createSmsCosts(kernel);

  /** @throws TOO_MANY_REQUESTS, and records it, where nothing was taken. */
  function allow(name: string, taken: Taken, { asker, playerId }: BudgetedOrder): void {
    if (taken.taken) return;
    const account = playerId === null ? {} : { account: { playerId } };
    const network = recordedNetwork(asker.address);
    kernel.security.record({ ...account, kind: 'codes-drained', network, code: name });
    throw new PlatformError('TOO_MANY_REQUESTS', { retryAtMs: clock.nowMs() + taken.retryAfterMs });
  }

  function takeMail(kind: SmsKind, decoy: boolean): Promise<Taken> {
    const budget = mails[kind === 'own' ? 'own' : 'others'];
    return decoy ? budget.look('all') : budget.takeOne('all');
  }

  /**
   * Takes the asker's part and that of all together. Of confirmations the latter is not told: it is used up by right
   * passwords alone, and a refusal would show that one is.
   */
  async function hasRoom(order: BudgetedOrder, destination: string): Promise<boolean> {
    const { purpose, asker, decoy } = order;
    if (purpose !== 'confirm-sign-in') {
      allow('destination', await toOne.take(asker, destination), order);
      return true;
    }
    allow('destination', await toOne.takeOwn(asker, destination), order);
    return !decoy && (await toOne.takeTogether(asker, destination)).taken;
  }

  return {
    async take(order, resendAtMs) {
      const { purpose, channel, to, asker, decoy } = order;
      const kind = kindOf(purpose, asker);
      if (channel === 'sms' && kind !== 'own') await captcha.requirePass(asker.pass, await sms.levelOfWork());

      const destination = `${purpose} ${channel}:${to.trim().normalize('NFKC').toLowerCase()}`;
      const wait = secrets.lasting.sign('identity.code-wait', `${asker.kind} ${asker.key} ${destination}`);
      const retryAtMs = await takeTurn(db, wait, { nowMs: clock.nowMs(), untilMs: resendAtMs });
      if (retryAtMs !== undefined) throw new PlatformError('TOO_MANY_REQUESTS', { retryAtMs });

      if (kind !== 'own') allow('address', await addresses[channel].takeOne(networkOf(asker.address)), order);
      const isSent = (await hasRoom(order, destination)) && !decoy;
      if (channel === 'sms') {
        const [budget, taken] = await sms.take({ kind, to, address: asker.address, decoy });
        allow(budget, taken, order);
      } else allow(channel, await takeMail(kind, decoy), order);
      return { isSent };
    },
    async forgetFull() {
      const budgets = [toOne, ...Object.values(addresses), ...Object.values(mails), sms];
      for (const budget of budgets) await budget.forgetFull();
    },
  };
}

function kindOf(purpose: CodePurpose, asker: Asker): SmsKind {
  if (!TO_THE_PLAYER.includes(purpose)) return 'unproved';
  return asker.kind === 'stranger' ? 'proved' : 'own';
}
