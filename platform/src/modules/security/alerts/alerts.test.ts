import { DAY_MS, HOUR_MS } from '@paddock/contract';
import type { SecurityAlertsView } from '@paddock/contract/schemas';

import type { SecurityEvent } from '../../../kernel/security/security-record.ts';
import { createOperatorsFixture, call, operatorWith } from '../../operators/operators.fixture.ts';
import type { OperatorsPlatform, TestOperator } from '../../operators/operators.fixture.ts';
import { signUp } from '../../identity/identity.fixture.ts';
import { tryPassword } from '../../identity/sign-in/password-try.fixture.ts';
import { LOOK_EVERY_MS } from '../security.ts';

/** Said here once more, so that rules which no attack meets are noticed. */
const [SPREAD_NETWORKS, SWEPT_ACCOUNTS, DRAINED_TIMES, DEVICE_ACCOUNTS] = [8, 20, 50, 5];
const ALERTS_MAX = { atOnce: 20 };

let platform: OperatorsPlatform;
let ann: TestOperator;
beforeAll(async () => {
  platform = await createOperatorsFixture();
});
// Sessions of operators end while time moves, and what was recorded lies behind.
beforeEach(async () => {
  await platform.leap(2 * DAY_MS);
  ann = await operatorWith(platform, `ann${platform.clock.nowMs()}`, 'compliance');
});
afterAll(() => platform.close());

const alerts = async (query = '') =>
  (await call(platform, ann, 'GET', `security-alerts${query}`)).json<SecurityAlertsView>();
/** What is raised by what the test does. */
async function raisedBy(act: () => Promise<unknown>) {
  const newest = (await alerts()).alerts[0]?.id ?? '0';
  await act();
  await platform.advance(LOOK_EVERY_MS + 5_000);
  const found = (await alerts()).alerts.filter(({ id }) => BigInt(id) > BigInt(newest));
  return found.map(({ rule, subject, figure }) => ({ rule, subject, figure }));
}
const record = (event: Partial<SecurityEvent>) =>
  platform.kernel.security.record({ kind: 'sign-in-failed', network: null, code: 'x', ...event });
const times = (count: number, act: (n: number) => unknown) =>
  Promise.all(Array.from({ length: count }, (_, n) => act(n)));

const signIn = (login: string, address: string) => tryPassword(platform.app, { login, address });

describe('operators are told', () => {
  it('of guesses at one account from many networks, by the account’s number', async () => {
    const { playerId } = await signUp(platform.app);
    const raised = await raisedBy(() => times(SPREAD_NETWORKS, (n) => signIn(playerId, `20.0.${n}.1`)));
    expect(raised).toEqual([
      { rule: 'spread-guessing', subject: `player:${playerId}`, figure: SPREAD_NETWORKS },
    ]);
    const shown = await alerts();
    expect(shown.alerts[0]).toMatchObject({ webhook: 'none', playerNumber: expect.any(String) as string });
    expect(platform.logged).toContainEqual(
      expect.objectContaining({ level: 'warn', message: 'the security record shows an attack' }),
    );
  });

  it('not of one network less', async () => {
    const raised = await raisedBy(() =>
      times(SPREAD_NETWORKS - 1, (n) => record({ account: { login: 'a' }, network: `30.0.${n}.0/24` })),
    );
    expect(raised).toEqual([]);
  });

  it('of one network that guesses at many accounts', async () => {
    const raised = await raisedBy(() =>
      times(SWEPT_ACCOUNTS, (n) => record({ account: { login: `a${n}` }, network: '40.0.0.0/24' })),
    );
    expect(raised).toEqual([
      { rule: 'account-sweep', subject: 'network:40.0.0.0/24', figure: SWEPT_ACCOUNTS },
    ]);
  });

  it('of budgets that one network drains, and of the site’s own at once', async () => {
    const raised = await raisedBy(async () => {
      await times(DRAINED_TIMES, () => record({ kind: 'budget-drained', network: '50.0.0.0/24' }));
      record({ kind: 'codes-drained', network: '51.0.0.0/24', code: 'sms' });
    });
    expect(raised.map(({ subject }) => subject).toSorted()).toEqual(['codes:sms', 'network:50.0.0.0/24']);
  });

  it('of many accounts that sign in on one device within a day', async () => {
    const enter = (n: number) =>
      record({ kind: 'sign-in', account: { login: `own ${n}` }, device: 'shared', network: '60.0.0.0/24' });
    const early = await raisedBy(() => times(DEVICE_ACCOUNTS - 1, enter));
    await platform.leap(20 * HOUR_MS);
    ann = await operatorWith(platform, `bea${platform.clock.nowMs()}`, 'admin');
    const late = await raisedBy(() => times(1, () => enter(99)));
    expect(early).toEqual([]);
    expect(late).toMatchObject([{ rule: 'device-accounts', figure: DEVICE_ACCOUNTS }]);
    expect(late[0]?.subject).toMatch(/^device:[\w-]{16}$/);
  });

  it('once of one attack, and again when it goes on an hour later', async () => {
    const attack = () =>
      times(SPREAD_NETWORKS, (n) => record({ account: { login: 'b' }, network: `70.0.${n}.0/24` }));
    expect(await raisedBy(attack)).toHaveLength(1);
    expect(await raisedBy(attack)).toHaveLength(0);
    await platform.leap(HOUR_MS);
    ann = await operatorWith(platform, `cid${platform.clock.nowMs()}`, 'admin');
    expect(await raisedBy(attack)).toHaveLength(1);
  });

  it('of an attack on thousands in a bounded number, which hides no other rule’s', async () => {
    const raised = await raisedBy(async () => {
      for (let account = 0; account < 30; account++)
        await times(SPREAD_NETWORKS, (n) =>
          record({ account: { login: `c${account}` }, network: `80.${account}.${n}.0/24` }),
        );
      record({ kind: 'codes-drained', network: '81.0.0.0/24', code: 'email' });
    });
    expect(raised.filter(({ rule }) => rule === 'spread-guessing')).toHaveLength(ALERTS_MAX.atOnce);
    expect(raised.filter(({ rule }) => rule === 'drained-budgets')).toHaveLength(1);
  });

  it.each([
    ['held-wins', 'win-held'],
    ['spent-promotions', 'promotion-spent'],
  ] as const)('of money that a game company asks for beyond what was agreed: %s', async (rule, kind) => {
    const raised = await raisedBy(() => times(2, () => record({ kind, account: { provider: 'orbit' } })));
    expect(raised).toEqual([{ rule, subject: 'provider:orbit', figure: 2 }]);
  });

  it('in pages, where they may', async () => {
    await raisedBy(async () => {
      for (let minute = 0; minute < 3; minute++) {
        for (let account = 0; account < ALERTS_MAX.atOnce; account++)
          await times(SPREAD_NETWORKS, (n) =>
            record({ account: { login: `d${minute} ${account}` }, network: `90.${account}.${n}.0/24` }),
          );
        await platform.advance(LOOK_EVERY_MS);
      }
    });
    const first = await alerts();
    const second = await alerts(`?before=${first.next ?? ''}`);
    expect(first.alerts).toHaveLength(50);
    expect(second.alerts[0]?.id).not.toBe(first.alerts.at(-1)?.id);
    const eve = await operatorWith(platform, 'eve', 'cashier');
    expect((await call(platform, eve, 'GET', 'security-alerts')).json()).toMatchObject({ code: 'FORBIDDEN' });
  });
});
