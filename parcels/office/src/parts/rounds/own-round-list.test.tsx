import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { PageProps } from '@paddock/contract';
import type { RoundView } from '@paddock/contract/schemas';
import { anAccount, answered, installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../../locales/en.json' with { type: 'json' };
import ru from '../../../locales/ru.json' with { type: 'json' };
import { HistoryPage } from '../../pages/history-page.tsx';

const round = (over: Partial<RoundView> = {}): RoundView => ({
  ...{ id: '5', number: '65934354207', game: 'plinko', version: 1, currency: 'EUR' },
  ...{ choice: {}, made: [], moves: [], face: {}, firstStake: '1.00', staked: '1.00', paid: '1.00' },
  isVoid: false,
  seeds: { commitment: 'ab'.repeat(32), clientSeed: 'me', nonce: 0, serverSeed: null },
  ...{ beganAtMs: Date.UTC(2026, 10, 21, 12), endedAtMs: null, endsByItselfAtMs: null },
  ...over,
});

describe('rounds of our own games', () => {
  let page: FakePage;
  const install = (language: string) => {
    page = installFakePage({
      ...{ language, dictionaries: { office: { en, ru } }, userId: '7' },
      accounts: [anAccount({ id: '71' })],
    });
  };
  afterEach(() => page.remove());
  async function show(query: string): Promise<void> {
    render(<HistoryPage {...({ query } as PageProps)} />);
    await act(() => Promise.resolve());
  }
  const links = () =>
    within(screen.getByRole('table'))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  it('are chosen beside those of other companies', async () => {
    install('en');
    page.answer('GET', '/web-api/game-wallet/rounds', answered({ rounds: [], before: null }));
    await show('?view=rounds');
    fireEvent.click(screen.getByRole('radio', { name: 'Our games' }));
    expect(page.navigations.at(-1)?.href).toBe('/en/office/history?view=rounds&of=own');
  });

  it.each([
    ['en', 'Peg Drop', 'Check the round', 'Mines', 'Finish it', 'Given back'],
    ['ru', 'Колышки', 'Проверить раунд', 'Мины', 'Доиграть', 'Возврат'],
  ])('lead to their check, and an open one to its end, in %s', async (language, ...words) => {
    install(language);
    const rounds = [round(), round({ id: '4', game: 'mines', paid: null })];
    page.answer('GET', '/web-api/games/rounds', answered({ rounds, before: null }));
    await show('?view=rounds&of=own');
    const [plinko, check, mines, finish, back] = words;
    expect(links()).toEqual([
      [plinko, `/${language}/games/plinko`],
      [check, `/${language}/games/fairness#round=5`],
      [mines, `/${language}/games/mines`],
      [finish, `/${language}/games/mines`],
    ]);
    expect(screen.getAllByText(back)).toHaveLength(1);
  });

  it('say that there are none yet', async () => {
    install('en');
    page.answer('GET', '/web-api/games/rounds', answered({ rounds: [], before: null }));
    await show('?view=rounds&of=own');
    expect(screen.getByText('Every round of a game of ours will stand here.')).toBeTruthy();
  });
});
