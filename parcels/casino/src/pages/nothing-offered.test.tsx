import { render, screen } from '@testing-library/react';
import { BREAK_BAN_LEVEL } from '@paddock/contract';
import type { PromotionView, TournamentCard } from '@paddock/contract/schemas';
import { anAccount, answered, type FakePage } from '@paddock/shared-utils/testing';

import { GameTournaments } from '../parts/game/game-tournaments.tsx';
import { JoinPanel } from '../parts/tournaments/join-panel.tsx';
import { Races } from '../parts/tournaments/races.tsx';
import { TournamentStrip } from '../parts/tournaments/tournament-strip.tsx';
import { openCasinoPage, propsOf, settled } from './casino-page.fixture.ts';
import { FurtherPage } from './further-page.tsx';
import { MINE, PROMOTION } from './promotion.fixture.ts';

const card = (id: string, name: string, isJoined: boolean): TournamentCard => ({
  id,
  name: { en: name, ru: name },
  phase: 'running',
  opensAtMs: 0,
  closesAtMs: 3_600_000,
  resultsAtMs: 3_600_000,
  points: 'turnover',
  players: 3,
  isRace: true,
  currencies: [{ currency: 'EUR', prizeFund: '200.00', places: 3 }],
  games: [],
  isJoined,
});
const PAUSED = /You have paused play/;
const TOURNAMENTS = {
  running: [card('7', 'Race of the Week', false), card('8', 'Race of the Day', true)],
  coming: [card('9', 'Race to Come', false)],
  finished: [card('6', 'Race that Was', false)],
};

let page: FakePage;
afterEach(() => page.remove());
function onABreak(): void {
  page = openCasinoPage({ userId: '7', accounts: [anAccount()] });
  page.signIn('7', BREAK_BAN_LEVEL);
  page.answer('GET', '/web-api/tournaments', answered(TOURNAMENTS));
}

describe('a player on a break', () => {
  beforeEach(onABreak);

  async function showOne(change: Partial<PromotionView> = {}): Promise<void> {
    page.answer('GET', '/web-api/promotions/second', answered({ ...PROMOTION, ...change }));
    const params = { promotionId: 'second' };
    render(<FurtherPage {...propsOf('casino.promotion', { params, path: '/promotions/second' })} />);
    await settled();
  }

  it('is invited to no promotion on its page, by an offer neither', async () => {
    await showOne();
    expect(screen.getByText(PAUSED)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Take part' })).toBeNull();
  });

  it('is not invited to take an offer', async () => {
    await showOne({ mine: { ...MINE, state: 'offered' } });
    expect(screen.getByText(PAUSED)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Take part' })).toBeNull();
  });

  it('leaves what they take part in', async () => {
    await showOne({ mine: { ...MINE, state: 'joined' } });
    expect(screen.getByRole('button', { name: 'Leave' })).toBeTruthy();
  });

  it('is shown the races they take part in, and no other', async () => {
    render(<Races waits={false} />);
    await settled();
    expect(screen.getByText('Race of the Day')).toBeTruthy();
    expect(screen.queryByText('Race of the Week')).toBeNull();
    expect(screen.queryByText('Race to Come')).toBeNull();
  });

  it('is shown the tournaments they take part in and those that are over', async () => {
    render(<FurtherPage {...propsOf('casino.tournaments', { params: {}, path: '/tournaments' })} />);
    await settled();
    expect(screen.getByText(PAUSED)).toBeTruthy();
    expect(screen.getByText('Race of the Day')).toBeTruthy();
    expect(screen.getByText('Race that Was')).toBeTruthy();
    expect(screen.queryByText('Race of the Week')).toBeNull();
  });

  it('has no way into a tournament, and none to them beside games', async () => {
    const board = { phase: 'running' as const, players: 0, lines: [] };
    const tournament = {
      ...{ id: '7', name: { en: 'Race', ru: 'Гонка' }, opensAtMs: 0, closesAtMs: 1, resultsAtMs: 1 },
      ...{ points: 'turnover' as const, games: [], gamesTotal: 0, isOfAllGames: false, products: null },
      isForYou: true,
      who: {},
      currencies: [{ currency: 'EUR', leastStake: '0.20', turnoverUnit: '1.00', prizes: ['100.00'] }],
      ...{ board, mine: null },
    };
    render(<JoinPanel tournament={tournament} onJoined={() => undefined} />);
    render(<TournamentStrip />);
    render(<GameTournaments gameId="4" />);
    await settled();
    expect(screen.getByText(PAUSED)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
