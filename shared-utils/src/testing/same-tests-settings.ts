import type { EventDetail } from '@paddock/contract/schemas';

import type { SharedUtils } from '../page/shared-utils.ts';
import { answered, refusal } from './answers.ts';
import { installFakePage } from './fake-page.ts';
import { TOLD_TYPES } from './sample-types.ts';
import { anAccount } from './samples.ts';
import { ok, problem } from './test-server.ts';
import { createTestWorld } from './test-world.ts';
import type { VirtualTiming } from './virtual-timing.ts';

/** What both kinds of page need from the world around them. */
export interface Setting {
  readonly shared: SharedUtils;
  readonly timing: VirtualTiming;
  refuseNextSignIn(): void;
  giveAccount(): void;
  answerGet(path: string, data: unknown): void;
  showEvent(event: EventDetail): void;
  loseLive(): Promise<void>;
  regainLive(): Promise<void>;
  rejectBets(): void;
  close(): void;
}

export function realSetting(): Setting {
  const world = createTestWorld();
  const shared = world.open();
  // What lists and events bring along.
  shared.odds.seedEvents({ events: [], types: TOLD_TYPES }, 'row');
  const { server, live, timing } = world;
  let beating = true;
  const beat = (): void => {
    if (beating) live.beat();
    timing.after(5_000, beat);
  };
  timing.after(5_000, beat);
  return {
    shared,
    timing,
    refuseNextSignIn() {
      server.on('POST /web-api/auth/login', () => problem('WRONG_CREDENTIALS'));
    },
    giveAccount() {
      const { moneyMinor: _money, heldMinor: _held, kind: _main, ...rest } = anAccount();
      const account = { ...rest, type: 0, money: '100.00', held: '0.00' };
      server.on('GET /web-api/user/accounts', () =>
        ok({
          balance: '100.00',
          bonus: [],
          all_accounts: [account],
          is_available_first_deposit_bonus: false,
          is_frozen: false,
        }),
      );
    },
    answerGet: (path, data) => server.on(`GET ${path}`, () => ok(data)),
    showEvent(event) {
      live.publish(`row:${event.id}`, event);
      for (const market of event.markets) {
        live.publish(`market:${market.id}`, { eventId: event.id, state: event.state, market });
      }
    },
    async loseLive() {
      beating = false;
      live.isSilent = true;
      await timing.advanceAsync(15_100);
    },
    async regainLive() {
      beating = true;
      live.isSilent = false;
      await timing.advanceAsync(60_000);
    },
    rejectBets() {
      server.on('POST /web-api/sportsbook/bets', () => problem('PRICE_MOVED', { legs: [] }));
    },
    close: world.close,
  };
}

export function fakeSetting(): Setting {
  const page = installFakePage();
  return {
    shared: page.shared,
    timing: page.timing,
    refuseNextSignIn: () => page.refuseSignIn(refusal('WRONG_CREDENTIALS').problem),
    giveAccount: () => page.setAccounts([anAccount()]),
    answerGet: (path, data) => page.answer('GET', path, answered(data)),
    showEvent: page.setEvent,
    loseLive() {
      page.setLive('stale');
      return Promise.resolve();
    },
    regainLive() {
      page.setLive('open');
      return Promise.resolve();
    },
    rejectBets() {
      const { problem: moved } = refusal('PRICE_MOVED', { legs: [] });
      page.onPlaceBet((_request, key) =>
        Promise.resolve({ status: 'rejected', key, stage: 'at-once', problem: moved }),
      );
    },
    close: page.remove,
  };
}
