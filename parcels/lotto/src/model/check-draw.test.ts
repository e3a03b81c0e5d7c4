import type { LottoDrawView, LottoTicketView } from '@paddock/contract/schemas';
import { commitmentTo } from '@paddock/games/commitment';
import { drawNumbers, hitsOf, LOTTERIES, lotteryOf, type Lottery } from '@paddock/games/lotto';
import { recompute } from '@paddock/games/reveal';

import { checkDraw, ticketCheckPath } from './check-draw.ts';

const seed = '3e'.repeat(32);
const publicValue = '000000000000abcdef';

function fallen(lottery: Lottery, over: Partial<LottoDrawView> = {}): LottoDrawView {
  const drawn = drawNumbers(lottery, { serverSeed: seed, clientSeed: publicValue, nonce: 5 });
  return {
    lottery: lottery.code,
    version: lottery.version,
    number: 5,
    phase: 'paid',
    commitment: commitmentTo(seed),
    valueSource: 'block 900000',
    publishedAtMs: 0,
    opensAtMs: 1,
    closesAtMs: 2,
    dueByMs: 3,
    beacon: null,
    publicValue,
    seed,
    numbers: [...drawn.numbers],
    bonus: [...drawn.bonus],
    drawnAtMs: 2,
    pool: null,
    ...over,
  };
}

function ticketIn(draw: LottoDrawView, over: Partial<LottoTicketView> = {}): LottoTicketView {
  return {
    id: '1',
    number: '12345678908',
    draw,
    isGift: false,
    currency: 'EUR',
    lineStake: '1.00',
    lines: '1',
    stake: '1.00',
    fields: [{ picks: 6, numbers: draw.numbers.toSorted((a, b) => a - b), bonus: [] }],
    subscriptionId: null,
    boughtAtMs: 1,
    paid: '0.00',
    isVoid: false,
    endedAtMs: 2,
    ...over,
  };
}

/** What the page of fairness makes of a link. */
function writtenIn(path = '') {
  const written = new URLSearchParams(path.split('#')[1]);
  const said = (name: string): string => written.get(name) ?? '';
  return {
    game: said('game'),
    version: Number(said('version')),
    seeds: { serverSeed: said('serverSeed'), clientSeed: said('clientSeed'), nonce: Number(said('nonce')) },
    stakeMinor: BigInt(said('stake').replace('.', '')),
    choice: JSON.parse(said('choice')) as unknown,
    moves: JSON.parse(said('moves')) as readonly unknown[],
  };
}

const NAMED = lotteryOf('6-45') as Lottery;
const POOL = lotteryOf('6-49') as Lottery;

describe('a draw that is computed anew', () => {
  it.each(LOTTERIES.map((lottery) => [lottery.code, lottery] as const))(
    'is the same: %s',
    (_code, lottery) => {
      expect(checkDraw(fallen(lottery))).toMatchObject({ isSealed: true, isSame: true });
    },
  );

  it('is told from one with other numbers, another order or another seal', () => {
    const draw = fallen(NAMED);
    expect(checkDraw({ ...draw, numbers: draw.numbers.toReversed() })).toMatchObject({ isSame: false });
    expect(checkDraw({ ...draw, bonus: [1] })).toMatchObject({ isSame: false });
    expect(checkDraw({ ...draw, commitment: 'f'.repeat(64) })).toMatchObject({
      isSealed: false,
      isSame: true,
    });
  });

  it('is none before its seed is revealed, nor by rules that are no more', () => {
    expect(checkDraw(fallen(NAMED, { seed: null }))).toBeUndefined();
    expect(checkDraw(fallen(NAMED, { version: 99 }))).toBeUndefined();
  });
});

describe('the link to the check of a ticket', () => {
  it('leads to what it was paid, at fixed odds', async () => {
    const draw = fallen(NAMED);
    expect(hitsOf(ticketIn(draw).fields[0] ?? { picks: 6, numbers: [], bonus: [] }, draw).hits).toBe(6);
    const checked = await recompute(writtenIn(ticketCheckPath(ticketIn(draw))));
    expect(checked).toMatchObject({ kind: 'recomputed', round: { paidMinor: 10_000_000n } });
  });

  it('brings what each category of a pool was paid', async () => {
    const categories = ['731.25', '0.00', '4.10', '0.65'].map((prize) => ({ winners: '1', prize }));
    const sums = { staked: '10.00', house: '3.50', jackpot: '700.00', paid: '736.00', carried: '0.00' };
    const draw = fallen(POOL, { pool: { ...sums, currency: 'EUR', categories } });
    const checked = await recompute(writtenIn(ticketCheckPath(ticketIn(draw))));
    expect(checked).toMatchObject({ kind: 'recomputed', round: { paidMinor: 73_125n } });
  });

  it('is none while a draw has not fallen, is not divided, or was given back', () => {
    expect(ticketCheckPath(ticketIn(fallen(NAMED, { seed: null })))).toBeUndefined();
    expect(ticketCheckPath(ticketIn(fallen(POOL)))).toBeUndefined();
    expect(ticketCheckPath(ticketIn(fallen(NAMED), { isVoid: true }))).toBeUndefined();
  });
});
