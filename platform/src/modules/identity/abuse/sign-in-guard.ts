import type { FastifyRequest } from 'fastify';
import type { PauseDetails } from '@paddock/contract';

import { networkOf } from '../../../kernel/http/network-of.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { Captcha } from './captcha.ts';
import { createTryBudget, type BudgetRules, type Taken, type TryBudget } from './try-budgets.ts';

interface GuardRules extends BudgetRules {
  /** With fewer tries left than this a captcha is asked for. */
  readonly captchaBelow: number;
}

/**
 * Failed tries, after which a captcha is asked for and then a pause: an account's owner mistypes a few times, a device is
 * one browser, and many people share an address behind a provider's network.
 */
const GUARD_RULES = {
  account: { burst: 15, captchaBelow: 10, refillMs: 60_000 },
  device: { burst: 20, captchaBelow: 14, refillMs: 60_000 },
  address: { burst: 100, captchaBelow: 60, refillMs: 2_000 },
} as const satisfies Record<string, GuardRules>;

/** While more strangers than this are being looked at, each further one solves a captcha first. */
const CROWD = 8;

/** Who tries: each is counted by itself. */
export interface Trier {
  /**
   * The account that is tried, the same for a known and an unknown one. A device the player has signed in from before
   * has a count of its own, so that a stranger's guesses do not keep the owner out.
   */
  readonly account: string;
  /** The device's cookie or the facts of the browser; undefined for a first visit. */
  readonly device: string | undefined;
  /** A captcha is asked for however few tries there were: there is a crowd at the door. */
  readonly isCrowded?: boolean;
}

export interface SignInGuard {
  /**
   * Counts a try before it is looked at. @returns what to call when it was honest: the tries are given back.
   * @throws CAPTCHA_REQUIRED (details: `captchaCode`), SIGN_IN_PAUSED (details: `retryAfterMs`).
   */
  admit(request: FastifyRequest, trier: Trier): Promise<() => Promise<void>>;
  /** A stranger comes to the door, before anything is asked of the database; call `leave` when they have gone. */
  enter(): { readonly isCrowded: boolean; leave(): void };
  /** Forgets budgets that are full again. */
  forgetFull(): Promise<void>;
}

export function createSignInGuard(kernel: Kernel, captcha: Pick<Captcha, 'require'>): SignInGuard {
  const budgets = {
    account: createTryBudget(kernel, 'sign-in.account', GUARD_RULES.account),
    device: createTryBudget(kernel, 'sign-in.device', GUARD_RULES.device),
    address: createTryBudget(kernel, 'sign-in.address', GUARD_RULES.address),
  } satisfies Record<string, TryBudget>;
  type Kind = keyof typeof budgets;

  let atTheDoor = 0;

  return {
    enter() {
      atTheDoor += 1;
      return { isCrowded: atTheDoor > CROWD, leave: () => void (atTheDoor -= 1) };
    },
    async admit(request, { account, device, isCrowded = false }) {
      const keys: (readonly [Kind, string])[] = [
        ['address', networkOf(request.ip)],
        ['account', account],
        ...(device === undefined ? [] : [['device', device] as const]),
      ];
      const taken: { readonly kind: Kind; readonly key: string; readonly result: Taken }[] = [];
      const giveBack = async (): Promise<void> => {
        for (const { kind, key, result } of taken) if (result.taken) await budgets[kind].giveBack(key);
      };
      for (const [kind, key] of keys) taken.push({ kind, key, result: await budgets[kind].takeOne(key) });

      const waits = taken.flatMap(({ result }) => (result.taken ? [] : [result.retryAfterMs]));
      if (waits.length > 0) {
        // Nothing was tried: what the other budgets gave goes back.
        await giveBack();
        throw new PlatformError('SIGN_IN_PAUSED', {
          retryAfterMs: Math.max(...waits),
        } satisfies PauseDetails);
      }
      const needsCaptcha =
        isCrowded ||
        taken.some(({ kind, result }) => result.taken && result.left < GUARD_RULES[kind].captchaBelow);
      if (needsCaptcha) {
        try {
          await captcha.require(request);
        } catch (error) {
          await giveBack();
          throw error;
        }
      }
      return giveBack;
    },
    async forgetFull() {
      for (const budget of Object.values(budgets)) await budget.forgetFull();
    },
  };
}
