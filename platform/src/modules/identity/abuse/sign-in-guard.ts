import type { FastifyRequest } from 'fastify';
import { CAPTCHA_LEVELS, type PauseDetails } from '@paddock/contract';

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
 * one browser, and many people share an address behind a provider's network. `together` counts all strangers at one
 * account, wherever they are; it pauses nobody.
 */
export const GUARD_RULES = {
  account: { burst: 15, captchaBelow: 10, refillMs: 60_000 },
  together: { burst: 15, captchaBelow: 10, refillMs: 60_000 },
  device: { burst: 20, captchaBelow: 14, refillMs: 60_000 },
  facts: { burst: 20, captchaBelow: 14, refillMs: 60_000 },
  address: { burst: 100, captchaBelow: 60, refillMs: 2_000 },
} as const satisfies Record<string, GuardRules>;

type Kind = keyof typeof GUARD_RULES;

/** Who uses these up may be somebody else: they ask for more, and shut nobody out. */
const SHARED: readonly Kind[] = ['together', 'facts'];
/** The work of who comes while strangers guess at the account. */
const WHILE_GUESSED_AT = CAPTCHA_LEVELS.most - 1;

/** While more strangers than this are being looked at, each further one solves a captcha first. */
const CROWD = 8;

/** Who tries: each is counted by itself. */
export interface Trier {
  /** The account that is tried, the same for a known and an unknown one. */
  readonly account: string;
  /** The device's cookie; undefined for a first visit. */
  readonly device: string | undefined;
  /**
   * The player has signed in from this device before: it has a count of its own for the account and no other, so that
   * no stranger's guesses keep the owner out.
   */
  readonly isKnownDevice?: boolean;
  /** The facts of the browser, which many people share. */
  readonly facts?: string | undefined;
  /** A captcha is asked for however few tries there were: there is a crowd at the door. */
  readonly isCrowded?: boolean;
}

export interface Admitted {
  /** Strangers guess at this account: the password alone is not enough, and must not be told right or wrong. */
  readonly isGuessedAt: boolean;
  /** To be called when the try was honest: it is given back. */
  giveBack(): Promise<void>;
}

export interface SignInGuard {
  /**
   * Counts a try before it is looked at. @throws CAPTCHA_REQUIRED (details: `captchaCode`), SIGN_IN_PAUSED (details:
   * `retryAfterMs`).
   */
  admit(request: FastifyRequest, trier: Trier): Promise<Admitted>;
  /** A stranger comes to the door, before anything is asked of the database; call `leave` when they have gone. */
  enter(): { readonly isCrowded: boolean; leave(): void };
  /** Forgets budgets that are full again. */
  forgetFull(): Promise<void>;
}

export function createSignInGuard(kernel: Kernel, captcha: Pick<Captcha, 'require'>): SignInGuard {
  const budgetOf = (kind: Kind) => createTryBudget(kernel, `sign-in.${kind}`, GUARD_RULES[kind]);
  const budgets: Readonly<Record<Kind, TryBudget>> = {
    account: budgetOf('account'),
    together: budgetOf('together'),
    device: budgetOf('device'),
    facts: budgetOf('facts'),
    address: budgetOf('address'),
  };

  let atTheDoor = 0;

  return {
    enter() {
      atTheDoor += 1;
      return { isCrowded: atTheDoor > CROWD, leave: () => void (atTheDoor -= 1) };
    },
    async admit(request, trier) {
      // Before anything is counted: that costs the database more than a pass does, and those who are known wait for it.
      const done = trier.isCrowded === true ? await captcha.require(request) : 0;
      const taken: { readonly kind: Kind; readonly key: string; readonly result: Taken }[] = [];
      const giveBack = async (): Promise<void> => {
        for (const { kind, key, result } of taken) if (result.taken) await budgets[kind].giveBack(key);
      };
      for (const [kind, key] of countsOf(request, trier))
        taken.push({ kind, key, result: await budgets[kind].takeOne(key) });

      const waits = taken.flatMap(({ kind, result }) =>
        result.taken || SHARED.includes(kind) ? [] : [result.retryAfterMs],
      );
      if (waits.length > 0) {
        // Nothing was tried: what the other budgets gave goes back.
        await giveBack();
        throw new PlatformError('SIGN_IN_PAUSED', {
          retryAfterMs: Math.max(...waits),
        } satisfies PauseDetails);
      }
      const isGuessedAt = taken.some(({ kind, result }) => kind === 'together' && !result.taken);
      const level = isGuessedAt ? WHILE_GUESSED_AT : CAPTCHA_LEVELS.usual;
      const needsCaptcha = taken.some(
        ({ kind, result }) => !result.taken || result.left < GUARD_RULES[kind].captchaBelow,
      );
      if (needsCaptcha && done < level) {
        try {
          await captcha.require(request, level);
        } catch (error) {
          await giveBack();
          throw error;
        }
      }
      return { isGuessedAt, giveBack };
    },
    async forgetFull() {
      for (const budget of Object.values(budgets)) await budget.forgetFull();
    },
  };
}

/** What a try is counted by. A known device is counted by nothing that others can use up. */
function countsOf(
  request: FastifyRequest,
  { account, device, facts, isKnownDevice = false }: Trier,
): readonly (readonly [Kind, string])[] {
  const ofDevice = device === undefined ? [] : [['device', device] as const];
  if (isKnownDevice) return [['account', `${account} ${device ?? ''}`], ...ofDevice];
  const network = networkOf(request.ip);
  return [
    ['address', network],
    ['account', `${account} at ${network}`],
    ['together', account],
    ...ofDevice,
    ...(device === undefined && facts !== undefined ? [['facts', facts] as const] : []),
  ];
}
