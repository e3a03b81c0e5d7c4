import { randomUUID } from 'node:crypto';
import type {
  LotteriesView,
  LottoDrawView,
  LottoTicketView,
  NewLottoTicket,
  PromotionTerms,
  TicketGiftsView,
  TicketGiftView,
} from '@paddock/contract/schemas';

import type { Kernel } from '../../../kernel/module.ts';
import { query } from '../../../testing/index.ts';
import { call, operatorWith } from '../../operators/operators.fixture.ts';
import type { BonusPlayer } from '../bonuses.fixture.ts';
import { ticketTerms } from '../promotions/promotion-terms.fixture.ts';
import { createPromotionsFixture, type PromotionsFixture } from '../promotions/promotions.fixture.ts';
import type { TicketTerms } from './ticket-terms.ts';

interface BoughtTicket {
  readonly status: number;
  readonly code: string | undefined;
  readonly reason: string | undefined;
  readonly ticket: LottoTicketView;
}

/** Gifts of tickets, whatever product sells them. */
export interface GivenTicketsFixture extends PromotionsFixture {
  /** Runs a promotion of a ticket of 2.00 and lets the player take it. */
  give(
    player: BonusPlayer,
    gives?: Partial<TicketTerms>,
    over?: Partial<PromotionTerms>,
  ): Promise<TicketGiftView>;
  /** The newest of the player's. */
  gift(player: BonusPlayer): Promise<TicketGiftView>;
  /** Lines of the player's accounts, the oldest first. */
  lines(player: BonusPlayer): Promise<readonly string[]>;
}

export interface TicketsFixture extends GivenTicketsFixture {
  /** Keno of one number at 2.00 unless told otherwise: it falls in a quarter of the draws. */
  buy(player: BonusPlayer, over?: Partial<NewLottoTicket>, key?: string): Promise<BoughtTicket>;
  /** The draw that is sold, now or within minutes. */
  sold(lottery: string): Promise<LottoDrawView>;
  ticket(player: BonusPlayer, id: string): Promise<LottoTicketView>;
  /** Until the draw of keno that is sold has fallen and been paid. Answers the player, signed in again. */
  fall(player: BonusPlayer): Promise<BonusPlayer>;
  /** An operator gives that draw back, and the next one is sold. Answers the player, signed in again. */
  giveBack(player: BonusPlayer): Promise<BonusPlayer>;
  /** The word of an operator that gives that draw back; said again it changes nothing. */
  giverBack(): Promise<() => Promise<unknown>>;
}

/** The same of a product that a promotions fixture has. */
export function givenTickets(fixture: PromotionsFixture): GivenTicketsFixture {
  let made = 0;
  const gift: TicketsFixture['gift'] = async (player) => {
    const { json } = await fixture.call(player, 'GET', '/web-api/promotions/tickets');
    const [newest] = (json as TicketGiftsView).gifts;
    if (newest === undefined) throw new Error('nothing was given');
    return newest;
  };
  return {
    ...fixture,
    gift,
    async give(player, gives = {}, over = {}) {
      const code = `ticket-${++made}`;
      await fixture.runTerms(code, ticketTerms(fixture.platform().clock.nowMs(), { gives, over }));
      const taken = await fixture.take(player, code);
      if (taken.status !== 200) throw new Error(JSON.stringify(taken.json));
      return gift(player);
    },
    async lines({ playerId }) {
      const rows = (await query(
        fixture.platform().databaseUrl,
        `select t.kind || ' ' || a.kind || ' ' || p.amount_minor as line from wallet_posting p
          join wallet_transfer t on t.player_id = p.player_id and t.id = p.transfer_id
          join wallet_account a on a.player_id = p.player_id and a.id = p.account_id
          where p.player_id = ${playerId} and a.kind = 'main' and p.seq is not null order by t.at_ms, p.seq`,
      )) as readonly { readonly line: string }[];
      return rows.map(({ line }) => line);
    },
  };
}

/** The whole product with lotteries that the server draws by itself. */
export async function createTicketsFixture(onKernel?: (kernel: Kernel) => Kernel): Promise<TicketsFixture> {
  const fixture = givenTickets(await createPromotionsFixture(onKernel, { lotto: { kind: 'stand-in' } }));
  const platform = () => fixture.platform();
  await platform().advance(1_000);
  let made = 0;
  const sold: TicketsFixture['sold'] = async (lottery) => {
    for (let minute = 0; minute < 10; minute++) {
      const answer = await platform().app.inject('/web-api/lotto/lotteries');
      const { lotteries } = answer.json<LotteriesView>();
      const next = lotteries.find(({ code }) => code === lottery)?.next;
      if (next) return next;
      // After one that was given back the next is sold from the moment it would have closed.
      await platform().leap(60_000);
      await platform().advance(1_000);
    }
    throw new Error(`nothing of ${lottery} is sold`);
  };
  async function giverBack() {
    const { number } = await sold('keno');
    const trader = await operatorWith(platform(), `trader-${++made}`, 'trader');
    const path = `lotto/keno/draws/${number}/void`;
    return () => call(platform(), trader, 'POST', path, { reason: 'for a test' });
  }
  return {
    ...fixture,
    sold,
    async buy(player, over = {}, key = randomUUID()) {
      const body: NewLottoTicket = {
        ...{ lottery: 'keno', draw: over.draw ?? (await sold(over.lottery ?? 'keno')).number },
        ...{ accountId: player.accountId, lineStake: '2.00', draws: 1 },
        fields: [{ picks: 1, numbers: [7], bonus: [] }],
        ...over,
      };
      const answer = await platform().app.inject({
        ...{ method: 'POST', url: '/web-api/lotto/tickets', body },
        headers: { ...player.bearer, 'idempotency-key': key },
      });
      const ticket = answer.json<LottoTicketView & { code?: string; details?: { reason?: string } }>();
      return { status: answer.statusCode, code: ticket.code, reason: ticket.details?.reason, ticket };
    },
    ticket: async (player, id) =>
      (await fixture.call(player, 'GET', `/web-api/lotto/tickets/${id}`)).json as LottoTicketView,
    async fall(player) {
      const { closesAtMs } = await sold('keno');
      await platform().leap(closesAtMs - platform().clock.nowMs() + 1_000);
      await platform().advance(1_000);
      return fixture.signInAgain(player);
    },
    giverBack,
    async giveBack(player) {
      await (
        await giverBack()
      )();
      await platform().advance(1_000);
      await sold('keno');
      return fixture.signInAgain(player);
    },
  };
}
