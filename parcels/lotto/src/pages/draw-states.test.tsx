import { act, cleanup, render, screen } from '@testing-library/react';
import { answered, type FakePage } from '@paddock/shared-utils/testing';

import { ticketCheckPath } from '../model/check-draw.ts';
import {
  aDraw,
  aFallenDraw,
  aTicket,
  NOW_MS,
  openLottoPage,
  propsOf,
  viewOf,
} from '../parts/lotto.fixture.ts';
import { LottoPage } from './lotto-page.tsx';

describe('pages of the lotteries, by what a draw is at', () => {
  let page: FakePage;
  async function open(section?: string, lottery?: string): Promise<void> {
    const params = { ...(section !== undefined && { section }), ...(lottery !== undefined && { lottery }) };
    await act(async () => {
      render(<LottoPage {...propsOf(params)} />);
      await Promise.resolve();
    });
  }
  async function pass(ms: number): Promise<void> {
    await act(async () => {
      page.timing.advance(ms);
      await Promise.resolve();
    });
  }
  afterEach(() => page.remove());

  it('show the draw of a lottery between closing and drawing, and the round of those to come', async () => {
    page = openLottoPage();
    await open('numbers', '6-45');
    const named = (round: number) => ({
      ...{ url: `https://beacon.example/${round}`, round, fetchedAtMs: null },
      atMs: NOW_MS + (round - 40) * 3_600_000,
    });
    const waiting = [aDraw({ number: 11, phase: 'closed', beacon: named(40), valueSource: 'a beacon, 40' })];
    const next = aDraw({ beacon: named(41), valueSource: 'a beacon, 41' });
    const coming = aDraw({ number: 13, phase: 'coming', beacon: named(42), valueSource: 'a beacon, 42' });
    act(() => page.setLotteries({ lotteries: [viewOf('6-45', { next, coming, waiting })] }));
    const held = document.querySelector('[data-waiting="11"]')?.textContent;
    expect(held).toMatch(
      /^Draw 11Sales closed, waiting for the public value of round 40, due Nov 21, 12:00 UTC\. Without it by Nov 22, 13:00 UTC every stake goes back\./,
    );
    expect(screen.getByText(/^It is published Nov 21, 13:00 UTC, after sales close/)).toBeTruthy();
    expect(document.querySelector('[data-coming="13"]')?.textContent).toMatch(
      /^Sales of draw 13 open .*a beacon, 42.*It is published Nov 21, 14:00 UTC/,
    );
    const links = screen.getAllByRole('link', { name: /^Open round \d+ at the source$/, hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [40, 41, 42].map((round) => `https://beacon.example/${round}`),
    );
  });

  it('fold up what seals the draw that is sold, above the ticket', async () => {
    page = openLottoPage();
    await open('numbers', '6-45');
    const seal = document.querySelector('[data-seal]');
    expect(seal?.hasAttribute('open')).toBe(false);
    expect(seal?.querySelector('summary')?.textContent).toMatch(/^What seals draw \d+$/);
    expect(seal?.querySelector('code')?.textContent).toMatch(/^\w{64}$/);
  });

  it('speak of a jackpot only where there is one', async () => {
    page = openLottoPage();
    const none = viewOf('6-49', { jackpot: { amount: '0.00', currency: 'EUR' } });
    page.answer('GET', '/web-api/lotto/lotteries', answered({ lotteries: [none] }));
    await open();
    expect(screen.getByRole('link', { name: '6 of 49' })).toBeTruthy();
    expect(screen.queryByText('Jackpot')).toBeNull();
  });

  it('say plainly of draws with a stand-in that they prove nothing', async () => {
    page = openLottoPage();
    const draw = aFallenDraw({ lottery: 'keno', valueSource: 'stand-in: proves nothing' });
    const draws = [draw, aFallenDraw({ lottery: 'keno', number: 10 })];
    page.answer('GET', '/web-api/lotto/lotteries/keno/draws', answered({ draws, before: null }));
    await open('results', 'keno');
    expect(await screen.findByText('These draws prove nothing')).toBeTruthy();
    expect(
      screen.getAllByText('Drawn with a stand-in for the public value, which proves nothing.'),
    ).toHaveLength(1);
    expect(ticketCheckPath(aTicket({ draw }))).toContain('standIn=yes');
    expect(ticketCheckPath(aTicket())).not.toContain('standIn');
    cleanup();
    page.answer('GET', '/web-api/lotto/lotteries', answered({ lotteries: [viewOf('keno', { next: draw })] }));
    await open('rules', 'keno');
    expect(await screen.findByText('These draws prove nothing')).toBeTruthy();
    cleanup();
    page.answer('GET', '/web-api/lotto/lotteries', answered({ lotteries: [viewOf('keno')] }));
    await open('rules', 'keno');
    expect(screen.queryByText('These draws prove nothing')).toBeNull();
  });

  it('show the player’s ticket between closing and drawing what it waits for', async () => {
    page = openLottoPage({ userId: '11' });
    const beacon = {
      url: 'https://beacon.example/41',
      round: 41,
      atMs: NOW_MS + 3_610_000,
      fetchedAtMs: null,
    };
    const draw = aDraw({ valueSource: 'a beacon, 41', beacon });
    const ticket = aTicket({ draw, paid: null, endedAtMs: null });
    page.answer('GET', '/web-api/lotto/tickets', answered({ tickets: [ticket], before: null }));
    await open('tickets');
    expect(await screen.findByText(/^It is published Nov 21, 13:00/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open round 41 at the source' }).getAttribute('href')).toBe(
      beacon.url,
    );
    await pass(3_600_000);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(
      screen.getByText(/^Sales closed, waiting for the public value of round 41, due Nov 21, 13:00 UTC\./),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open round 41 at the source' })).toBeTruthy();
  });
});
