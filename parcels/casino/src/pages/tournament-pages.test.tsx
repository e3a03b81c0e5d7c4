import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type {
  TournamentBoard,
  TournamentCard,
  TournamentStanding,
  TournamentView,
} from '@paddock/contract/schemas';
import { dialogs$ } from '@paddock/shared-utils';
import { anAccount, answered, refusal, type FakePage } from '@paddock/shared-utils/testing';

import { GameTournaments } from '../parts/game/game-tournaments.tsx';
import { aGame, openCasinoPage, propsOf, settled } from './casino-page.fixture.ts';
import { FurtherPage } from './further-page.tsx';

const OPENS_MS = Date.UTC(2026, 10, 26);
const CLOSES_MS = OPENS_MS + 86_400_000;

const BOARD: TournamentBoard = {
  phase: 'running',
  players: 3,
  lines: [
    { id: '11', place: 1, who: '12•••34', pointsHundredths: 1_250, prize: null },
    { id: '12', place: 2, who: '56•••78', pointsHundredths: 300, prize: null },
  ],
};
const MINE: TournamentStanding = {
  id: '12',
  currency: 'EUR',
  joinedAtMs: OPENS_MS,
  rounds: 4,
  pointsHundredths: 300,
  place: 2,
  prize: null,
  paidAtMs: null,
};
const TOURNAMENT: TournamentView = {
  id: '7',
  name: { en: 'Highest of the Day', ru: 'Рекорд дня' },
  opensAtMs: OPENS_MS,
  closesAtMs: CLOSES_MS,
  resultsAtMs: CLOSES_MS + 300_000,
  points: 'best-multiplier',
  currencies: [
    { currency: 'EUR', leastStake: '0.20', turnoverUnit: null, prizes: ['100.00', '50.00', '50.00'] },
  ],
  games: [aGame(1), aGame(2)],
  gamesTotal: 21,
  isOfAllGames: false,
  products: null,
  isForYou: true,
  who: {},
  board: BOARD,
  mine: null,
};
const CARD: TournamentCard = {
  id: '7',
  name: TOURNAMENT.name,
  phase: 'running',
  opensAtMs: OPENS_MS,
  closesAtMs: CLOSES_MS,
  resultsAtMs: CLOSES_MS + 300_000,
  points: 'best-multiplier',
  players: 3,
  isRace: false,
  currencies: [{ currency: 'EUR', prizeFund: '200.00', places: 3 }],
  games: [aGame(1)],
  isJoined: true,
};

let page: FakePage;
afterEach(() => page.remove());
async function show(tournament: Partial<TournamentView> = {}) {
  page.answer('GET', '/web-api/tournaments/7', answered({ ...TOURNAMENT, ...tournament }));
  render(
    <FurtherPage
      {...propsOf('casino.tournament', { params: { tournamentId: '7' }, path: '/tournaments/7' })}
    />,
  );
  await settled();
}
function asPlayer(): void {
  page.remove();
  page = openCasinoPage({ userId: '7', accounts: [anAccount()] });
}
const button = (name: string) => screen.getByRole('button', { name });

describe('a tournament', () => {
  beforeEach(() => {
    page = openCasinoPage();
  });

  it('tells a guest what is won and how, who leads, and the way in [S2-48]', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Highest of the Day');
    expect(screen.getByText('€200.00')).toBeTruthy();
    const rows = within(screen.getByTestId('tournament-board')).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Place1Player12•••34Points12.50Prize as it stands€100.00',
      'Place2Player56•••78Points3.00Prize as it stands€50.00',
    ]);
    expect(screen.getByText('Places 2–3')).toBeTruthy();
    expect(screen.getByText('A round counts from a stake of €0.20.')).toBeTruthy();
    expect(screen.getByText('21 games count; you find them below.')).toBeTruthy();
    fireEvent.click(button('Sign in to take part'));
    expect(JSON.stringify(dialogs$.snapshot())).toContain('welcome/login');
  });

  it('takes a player in by the account in use, once for a double press, and shows their place [S2-48]', async () => {
    asPlayer();
    await show();
    page.answer('POST', '/web-api/tournaments/7/join', answered(MINE));
    page.answer('GET', '/web-api/tournaments/7', answered({ ...TOURNAMENT, mine: MINE }));
    const join = button('Take part with EUR');
    fireEvent.click(join);
    fireEvent.click(join);
    await settled();
    expect(page.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(screen.getByText('You take part with EUR.')).toBeTruthy();
    expect(screen.getByTestId('tournament-mine').textContent).toContain('Place 2');
    expect(within(screen.getByTestId('tournament-board')).getByRole('row', { name: /You/ })).toBeTruthy();
  });

  it('says why somebody is not taken in', async () => {
    asPlayer();
    await show();
    page.answer('POST', '/web-api/tournaments/7/join', refusal('PLAY_PAUSED', 403));
    fireEvent.click(button('Take part with EUR'));
    await settled();
    expect(screen.getByRole('alert').textContent).not.toBe('');
    expect(button('Take part with EUR')).toBeTruthy();
  });

  it('names the currencies to who has no account in one', async () => {
    asPlayer();
    await show({ currencies: [{ currency: 'JPY', leastStake: '30', turnoverUnit: null, prizes: ['100'] }] });
    expect(screen.getByText(/It is played in JPY/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Your accounts' })).toBeTruthy();
  });

  it('follows the board, and reads itself again when places are fixed', async () => {
    asPlayer();
    await show({ mine: MINE });
    const [first] = BOARD.lines;
    const lines = [
      { id: '12', place: 1, who: '56•••78', pointsHundredths: 2_000, prize: null },
      ...(first ? [{ ...first, place: 2 }] : []),
    ];
    act(() => page.setTournament('7', { ...BOARD, lines }));
    await settled();
    expect(screen.getByTestId('tournament-mine').textContent).toContain('Place 1');
    expect(screen.getByTestId('tournament-mine').textContent).toContain('20.00');
    const paid = { ...MINE, place: 1, prize: '100.00', paidAtMs: CLOSES_MS };
    page.answer(
      'GET',
      '/web-api/tournaments/7',
      answered({ ...TOURNAMENT, board: { ...BOARD, phase: 'finished' }, mine: paid }),
    );
    act(() => page.setTournament('7', { ...BOARD, phase: 'finished', lines }));
    await settled();
    expect(screen.getByText('Won and paid: €100.00')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Results' })).toBeTruthy();
  });

  it('says whom it is for, and offers nothing to who is not of them', async () => {
    const forGold = { who: { countries: ['NO'], fromLevel: { en: 'Gold', ru: 'Золото' } } };
    await show(forGold);
    expect(screen.getByText('Players with the level Gold or one above it')).toBeTruthy();
    expect(screen.getByText('Players from: Norway')).toBeTruthy();
    expect(button('Sign in to take part')).toBeTruthy();
    cleanup();
    asPlayer();
    await show({ ...forGold, isForYou: false });
    expect(screen.getByText(/^This race or tournament is not for this account/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Take part/ })).toBeNull();
  });

  it('keeps its own words for who takes part though it would not be for them now', async () => {
    asPlayer();
    await show({ isForYou: false, mine: MINE });
    expect(screen.getByText('You take part with EUR.')).toBeTruthy();
    expect(screen.queryByText(/not for this account/)).toBeNull();
  });

  it('is one nobody knows, with a way on', async () => {
    page.answer('GET', '/web-api/tournaments/9', refusal('TOURNAMENT_UNKNOWN', 404));
    render(<FurtherPage {...propsOf('casino.tournament', { params: { tournamentId: '9' } })} />);
    await settled();
    expect(screen.getByText('There is no such tournament')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Tournaments' }).getAttribute('href')).toBe('/en/tournaments');
  });
});

describe('the list of tournaments', () => {
  beforeEach(() => {
    page = openCasinoPage();
  });
  async function list(running: TournamentCard[], finished: TournamentCard[] = []) {
    page.answer('GET', '/web-api/tournaments', answered({ running, coming: [], finished }));
    render(<FurtherPage {...propsOf('casino.tournaments', { path: '/tournaments' })} />);
    await settled();
  }

  it('shows those that run and that are over, and leads to each [S2-48]', async () => {
    await list([CARD], [{ ...CARD, id: '6', phase: 'finished', isJoined: false }]);
    const links = screen.getAllByRole('link', { name: 'Highest of the Day' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/en/tournaments/7',
      '/en/tournaments/6',
    ]);
    expect(screen.getAllByText('You take part')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Running' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Coming' })).toBeNull();
  });

  it('says that there are none', async () => {
    await list([]);
    expect(screen.getByText('No tournaments now')).toBeTruthy();
  });
});

describe('the page of a game', () => {
  it('leads to a tournament that it counts for', async () => {
    page = openCasinoPage();
    page.answer('GET', '/web-api/tournaments', ({ options }) =>
      options.query?.['game'] === '1'
        ? answered({ running: [CARD], coming: [], finished: [] })
        : refusal('NOT_FOUND', 404),
    );
    render(<GameTournaments gameId="1" />);
    await settled();
    expect(screen.getByRole('link', { name: 'Highest of the Day' }).getAttribute('href')).toBe(
      '/en/tournaments/7',
    );
  });
});
