import { LIMIT_TYPES } from '@paddock/contract';
import type { InboxView, LotteriesView, LottoTicketView, StatementView } from '@paddock/contract/schemas';

import {
  createBonusesFixture,
  TERMS,
  type BonusesFixture,
  type BonusPlayer,
} from './modules/bonuses/bonuses.fixture.ts';
import { PRODUCTS } from './products/products.ts';

/** The whole product: what a ticket of a lottery owes to the other modules. */
describe('a lottery in the product', () => {
  let fixture: BonusesFixture;
  beforeAll(async () => {
    fixture = await createBonusesFixture(TERMS, PRODUCTS, { lotto: { kind: 'stand-in' } });
    await fixture.platform().advance(1_000);
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.close();
  });

  async function look(player: BonusPlayer) {
    const { json } = await fixture.call(player, 'GET', '/web-api/lotto/lotteries');
    return (json as LotteriesView).lotteries.find(({ code }) => code === 'keno')?.next;
  }
  async function buy(player: BonusPlayer, lineStake: string, accountId = player.accountId) {
    const draw = (await look(player))?.number ?? 1;
    // Fourteen of eighty: some of twenty fall in nearly every draw.
    const fields = [{ picks: 1, numbers: Array.from({ length: 14 }, (_, at) => at + 1), bonus: [] }];
    const ticket = { lottery: 'keno', draw, accountId, lineStake, fields, draws: 1 };
    return fixture.call(player, 'POST', '/web-api/lotto/tickets', ticket);
  }
  const fall = async (player: BonusPlayer) => {
    const { clock } = fixture.platform();
    const closesAtMs = (await look(player))?.closesAtMs ?? 0;
    await fixture.platform().leap(closesAtMs - clock.nowMs() + 1_000);
  };

  it('takes no stake above a limit, pays, counts for the bonus and is told in statement and inbox', async () => {
    let player = await fixture.player();
    await fixture.payIn(player, '20.00');
    const limit = { limitType: LIMIT_TYPES.wagering24h, limitValue: 5 };
    await fixture.call(player, 'POST', '/limit-service-api/api/external/web/v3/limit', limit);
    expect(await buy(player, '1.00')).toMatchObject({ json: { code: 'LIMIT_REACHED' } });
    const bought = await buy(player, '0.20');
    expect(bought.status).toBe(201);
    await fall(player);
    player = await fixture.signInAgain(player);
    const ticket = (
      await fixture.call(player, 'GET', `/web-api/lotto/tickets/${(bought.json as LottoTicketView).id}`)
    ).json as LottoTicketView;
    expect(ticket).toMatchObject({ draw: { phase: 'paid' }, stake: '2.80' });
    const [bonus] = (await fixture.bonuses(player)).bonuses;
    // A tenth of what was staked.
    expect(bonus?.wagered).toBe('0.28');
    const statement = (
      await fixture.call(player, 'GET', `/web-api/office/history?accountId=${player.accountId}&group=bets`)
    ).json as StatementView;
    expect(statement.entries.map(({ kind }) => kind)).toContain('bet-hold');
    const inbox = (await fixture.call(player, 'GET', '/web-api/inbox')).json as InboxView;
    const won = inbox.messages.filter(({ content }) => content.kind === 'lotto-ticket');
    expect(won).toHaveLength(Number(ticket.paid) > 0 ? 1 : 0);
  });

  it('is bought in the currency of the account', async () => {
    const player = await fixture.player({ currency_id: 'USD' });
    const bought = await buy(player, '1.00');
    expect(bought).toMatchObject({ json: { code: 'INSUFFICIENT_FUNDS' } });
    const { json } = await fixture.call(player, 'POST', '/web-api/lotto/tickets', {
      ...{ lottery: '6-49', draw: 1, accountId: player.accountId, lineStake: '1.00', draws: 1 },
      fields: [{ picks: 6, numbers: [1, 2, 3, 4, 5, 6], bonus: [] }],
    });
    expect(json).toMatchObject({ code: 'LOTTO_CURRENCY' });
  });
});
