import { render, screen } from '@testing-library/react';
import type { TournamentCard } from '@paddock/contract/schemas';
import { answered } from '@paddock/shared-utils/testing';

import { openCasinoPage, settled } from '../../pages/casino-page.fixture.ts';
import { Races } from './races.tsx';

const card = (id: string, name: string, isRace: boolean): TournamentCard => ({
  id,
  name: { en: name, ru: name },
  phase: 'running',
  opensAtMs: 0,
  closesAtMs: 3_600_000,
  resultsAtMs: 3_600_000,
  points: 'best-multiplier',
  players: 3,
  isRace,
  currencies: [{ currency: 'EUR', prizeFund: '200.00', places: 3 }],
  games: [],
  isJoined: false,
});

it('races wait for what stands above them, and tournaments of games are not among them', async () => {
  const page = openCasinoPage();
  const running = [card('7', 'Race of the Week', true), card('8', 'Highest of the Day', false)];
  page.answer('GET', '/web-api/tournaments', answered({ running, coming: [], finished: [] }));
  const shown = render(<Races waits />);
  await settled();
  expect(screen.queryByTestId('races')).toBeNull();
  shown.rerender(<Races waits={false} />);
  expect(screen.getByText('Race of the Week')).toBeTruthy();
  expect(screen.queryByText('Highest of the Day')).toBeNull();
  page.remove();
});
