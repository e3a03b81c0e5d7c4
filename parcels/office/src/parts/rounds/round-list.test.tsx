import { act, render, screen, within } from '@testing-library/react';
import type { PageProps } from '@paddock/contract';
import type { CompanyRoundView } from '@paddock/contract/schemas';
import { anAccount, answered, installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../../locales/en.json' with { type: 'json' };
import ru from '../../../locales/ru.json' with { type: 'json' };
import { HistoryPage } from '../../pages/history-page.tsx';

const ROUNDS = '/web-api/game-wallet/rounds';
const NUMBER = '65934354207';
const round = (over: Partial<CompanyRoundView> = {}): CompanyRoundView => ({
  number: NUMBER,
  round: 'comet-round-4711',
  ...{ currency: 'EUR', state: 'won', staked: '10.00', won: '25.00', returned: '0.00' },
  ...{ beganAtMs: Date.UTC(2026, 10, 21, 12), endedAtMs: Date.UTC(2026, 10, 21, 12) },
  game: { company: 'Orbit Games', name: { en: 'Comet', ru: 'Комета' }, address: '/slots/game/1042/comet' },
  ...over,
});

describe('rounds of companies’ games', () => {
  let page: FakePage;
  const install = (language: string) => {
    page = installFakePage({
      ...{ language, dictionaries: { office: { en, ru } }, userId: '7' },
      accounts: [anAccount({ id: '71' })],
    });
  };
  afterEach(() => page.remove());

  const settled = () => act(() => Promise.resolve());
  async function show(query: string, rounds: readonly CompanyRoundView[]): Promise<void> {
    page.answer('GET', ROUNDS, answered({ rounds, before: null }));
    render(<HistoryPage {...({ query } as PageProps)} />);
    await settled();
  }
  const asked = () => page.requests.filter(({ path }) => path === ROUNDS).at(-1)?.options.query;
  const row = () => within(screen.getAllByRole('row').at(1) ?? document.body);

  it('are chosen beside the bets', async () => {
    install('en');
    page.answer('GET', '/web-api/sportsbook/bets', answered({ bets: [], nextCursor: null, hiddenBy: [] }));
    render(<HistoryPage {...({ query: '' } as PageProps)} />);
    await settled();
    const games = screen.getByRole('link', { name: 'Games' });
    expect(games.getAttribute('href')).toBe('/en/office/history?view=rounds');
  });

  it.each([
    ['en', 'Comet', /^Paid out€25.00/, 'At the company: comet-round-4711'],
    ['ru', 'Комета', /^Выплачено25,00/, 'У компании: comet-round-4711'],
  ])('say game, company, money and both names of the round, in %s', async (language, name, won, theirs) => {
    install(language);
    await show('?view=rounds', [round()]);
    expect(asked()).toMatchObject({ number: undefined });
    const game = row().getByRole('link', { name });
    expect(game.getAttribute('href')).toBe(`/${language}/slots/game/1042/comet`);
    expect(row().getByText('Orbit Games')).toBeTruthy();
    expect(row().getByText(theirs)).toBeTruthy();
    expect(row().getByText(/^65\s934\s354\s207$/)).toBeTruthy();
    expect(row().getAllByRole('cell').at(-1)?.textContent).toMatch(won);
  });

  it('say what went back, and of an open one no win', async () => {
    install('en');
    await show('?view=rounds', [
      round({
        state: 'open',
        won: '0.00',
        endedAtMs: null,
        game: { company: 'orbit', name: { en: 'gone' }, address: null },
      }),
      round({ number: '65934354215', state: 'returned', won: '0.00', returned: '10.00' }),
    ]);
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows[1]).toMatch(/Open.*Paid out–$/);
    expect(rows[2]).toMatch(/Given back.*Returned €10\.00$/);
    expect(row().queryByRole('link')).toBeNull();
  });

  it('are the one that a statement leads to, with the way to all of them', async () => {
    install('en');
    await show(`?view=rounds&number=${NUMBER}`, [round()]);
    expect(asked()).toMatchObject({ number: NUMBER });
    expect(screen.getByRole('link', { name: 'All rounds' }).getAttribute('href')).toBe(
      '/en/office/history?view=rounds',
    );
  });

  it('say of a number that is no round of the player’s that there is none', async () => {
    install('en');
    await show(`?view=rounds&number=${NUMBER}`, []);
    expect(screen.getByText('No such round of yours')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'All rounds' })).toHaveLength(1);
  });
});
