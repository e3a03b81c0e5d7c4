import { isIPv4 } from 'node:net';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { CAPTCHA_LEVELS } from '@paddock/contract';

import { networkOf } from '../../../kernel/http/network-of.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { createTryBudget, type Taken, type TryBudget } from '../abuse/try-budgets.ts';

/** Codes by SMS asked for by strangers, or to numbers that are not proved, from one network of a provider. */
const NETWORK = { burst: 60, refillMs: 60_000 };
/** To the numbers of one operator that are not proved: who is paid for what they receive has many of one prefix. */
const PREFIX = { burst: 60, refillMs: 30_000 };
/** All of the site, by what is known of number and asker. The last two are a reserve that no unknown number touches. */
const SITE = {
  unproved: { burst: 300, refillMs: 10_000 },
  proved: { burst: 300, refillMs: 10_000 },
  own: { burst: 500, refillMs: 5_000 },
} as const;
/** What strangers have worked for lately, decoys too. It refuses nobody: it says how much work the next code costs. */
const CROWD = { burst: 200, refillMs: 5_000 };

/**
 * What a code by SMS is to the site. `unproved`: to a number that its asker has not proved, whoever has it. `proved`: to
 * a player's number, asked for by a stranger. `own`: to the number of the very player who asks.
 */
export type SmsKind = keyof typeof SITE;

/** What all codes by SMS may cost the site, whoever asks. */
export interface SmsCosts {
  /** How much work the next code of a stranger takes: the more are asked for, the more. */
  levelOfWork(): Promise<number>;
  /** @param decoy nothing is sent: it needs room as a code does, and takes none. @returns with the budget that decided */
  take(order: {
    readonly kind: SmsKind;
    readonly to: string;
    readonly address: string;
    readonly decoy: boolean;
  }): Promise<readonly [budget: 'network' | 'prefix' | 'sms', taken: Taken]>;
  forgetFull(): Promise<void>;
}

export function createSmsCosts(kernel: Kernel): SmsCosts {
  const network = createTryBudget(kernel, 'code.sms.network', NETWORK);
  const prefix = createTryBudget(kernel, 'code.sms.prefix', PREFIX);
  const crowd = createTryBudget(kernel, 'code.sms.crowd', CROWD);
  const site = {
    unproved: createTryBudget(kernel, 'code.sms.unproved', SITE.unproved),
    proved: createTryBudget(kernel, 'code.sms.proved', SITE.proved),
    own: createTryBudget(kernel, 'code.sms.own', SITE.own),
  } satisfies Record<SmsKind, TryBudget>;

  async function takeOfSite(kind: SmsKind, decoy: boolean): Promise<Taken> {
    const taken = decoy ? await site[kind].look('all') : await site[kind].takeOne('all');
    if (!taken.taken) kernel.log.error({ kind }, 'the budget of all codes by SMS is spent');
    return taken;
  }

  return {
    async levelOfWork() {
      const asked = await crowd.look('all');
      return levelAt(asked.taken ? asked.left / CROWD.burst : 0);
    },
    async take({ kind, to, address, decoy }) {
      if (kind !== 'own') {
        // Once its work was done: who asks and does none makes it no harder for the others.
        await crowd.takeOne('all');
        const ofNetwork = await network.takeOne(wideNetworkOf(address));
        if (!ofNetwork.taken) return ['network', ofNetwork];
      }
      if (kind === 'unproved') {
        const ofPrefix = await prefix.takeOne(prefixOf(to));
        if (!ofPrefix.taken) return ['prefix', ofPrefix];
      }
      return ['sms', await takeOfSite(kind, decoy)];
    },
    async forgetFull() {
      for (const budget of [network, prefix, crowd, ...Object.values(site)]) await budget.forgetFull();
    },
  };
}

/** The least while half is left, then one more for each time that the half of it is gone. */
function levelAt(share: number): number {
  if (share >= 1 / 2) return CAPTCHA_LEVELS.least;
  if (share >= 1 / 4) return CAPTCHA_LEVELS.usual;
  return share >= 1 / 8 ? CAPTCHA_LEVELS.most - 1 : CAPTCHA_LEVELS.most;
}

/** The country's calling code and the operator's first three digits: `49 151`. */
export function prefixOf(number: string): string {
  const parsed = parsePhoneNumberFromString(number);
  if (parsed === undefined) return number.slice(0, 6);
  return `${parsed.countryCallingCode} ${parsed.nationalNumber.slice(0, 3)}`;
}

/** What one provider's customer can easily change within: 24 bits of an IPv4 address, 48 of an IPv6 one. */
export function wideNetworkOf(ip: string): string {
  const network = networkOf(ip);
  return isIPv4(network)
    ? network.split('.').slice(0, 3).join('.')
    : network.split(':').slice(0, 3).join(':');
}
