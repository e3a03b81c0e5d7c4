import { act, fireEvent, render, screen } from '@testing-library/react';
import type { GameView } from '@paddock/contract/schemas';
import { dialogs$ } from '@paddock/shared-utils';
import { anAccount, answered, refusal, type FakePage } from '@paddock/shared-utils/testing';

import { CHANNEL } from '../model/game-messages.ts';
import { aGame, openCasinoPage, propsOf, settled } from './casino-page.fixture.ts';
import { GamePage } from './game-page.tsx';

const SESSIONS = '/web-api/game-wallet/sessions';
const URL_OF_GAME = 'https://games.example/play?token=t';
const SESSION = { sessionId: '9', url: URL_OF_GAME, origin: 'https://games.example' };

/** What the page said of itself for its head. */
let said: object[] = [];
let page: FakePage;
afterEach(() => {
  said = [];
  page.remove();
});

function offer(change: Partial<GameView> = {}): void {
  const known = {
    subcategories: [],
    features: ['free-spins'],
    devices: ['desktop'],
    releaseDay: null,
    rtpLeastMillionths: null,
  };
  const company = { code: 'acme', name: 'Acme' };
  const currencies = [{ currency: 'EUR', lowest: '0.10', highest: '100.00' }];
  const game = {
    ...aGame(4),
    ...known,
    company,
    currencies,
    code: 'book',
    ownCode: null,
    sections: ['slots'],
    refusal: null,
    ...change,
  };
  page.answer('GET', '/web-api/casino/games/4', answered(game));
  page.answer('GET', '/web-api/casino/games/4/like', answered({ games: [aGame(5)] }));
  page.answer('POST', SESSIONS, answered(SESSION));
}
const show = async (query = '') => {
  const params = { gameId: '4', name: 'x' };
  const setSeo = (values: object) => said.push(values);
  render(<GamePage {...propsOf('casino.game', { params, path: '/slots/game/4/x', query, setSeo })} />);
  await settled();
};
const frame = () => document.querySelector('iframe');
const asked = () => page.requests.filter(({ path }) => path === SESSIONS).map(({ body }) => body);
const say = async (data: object, origin = SESSION.origin) => {
  const source = frame()?.contentWindow ?? null;
  act(() => {
    dispatchEvent(new MessageEvent('message', { data: { channel: CHANNEL, ...data }, origin, source }));
  });
  await settled();
};
const asPlayer = () => {
  page = openCasinoPage({ userId: '7', accounts: [anAccount()] });
};

describe('a game of a company', () => {
  it('runs in a sandboxed frame, for the money of the account in use [S2-43] [S2-44]', async () => {
    asPlayer();
    offer();
    await show();
    expect(asked()).toEqual([
      { company: 'acme', game: 'book', accountId: anAccount().id, device: 'desktop', language: 'en' },
    ]);
    expect(frame()?.getAttribute('src')).toBe(URL_OF_GAME);
    expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms');
    expect(screen.getByText('€0.10')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Game 5' })).toBeTruthy();
  });

  it('plays its demo without money, for guests too', async () => {
    page = openCasinoPage();
    offer();
    await show('?mode=demo');
    expect(asked()).toEqual([
      { company: 'acme', game: 'book', accountId: null, device: 'desktop', language: 'en' },
    ]);
  });

  it('asks a guest to sign in before it plays for money, and offers the demo', async () => {
    page = openCasinoPage();
    offer();
    await show();
    expect([asked(), frame()]).toEqual([[], null]);
    expect(screen.getByRole('link', { name: 'Try the demo' }).getAttribute('href')).toBe(
      '/en/slots/game/4/x?mode=demo',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(dialogs$.snapshot()).toMatchObject({ dialog: { widget: 'welcome/login' } });
  });

  it('is heard from its own origin alone', async () => {
    asPlayer();
    offer();
    await show();
    await say({ type: 'lobby' }, 'https://evil.example');
    expect(page.navigations).toEqual([]);
    await say({ type: 'lobby' });
    expect(page.navigations.map(({ href }) => href)).toEqual(['/en/casino']);
  });

  it('says when the game stopped, that rounds are kept, and opens it anew', async () => {
    asPlayer();
    offer();
    await show();
    await say({ type: 'failed' });
    expect(screen.getByText('The game stopped')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settled();
    expect(asked()).toHaveLength(2);
    expect(screen.queryByText('The game stopped')).toBeNull();
  });

  it.each([
    ['its own frame', 'frame-src', SESSION.origin, 1],
    ['a frame of another origin', 'frame-src', 'https://games.example.evil.example', 0],
    ['a picture of its origin', 'img-src', SESSION.origin, 0],
    ['what has no address', 'frame-src', 'inline', 0],
  ])(
    'is shown by a new document where the policy of this one bars %s',
    async (_what, directive, uri, stops) => {
      asPlayer();
      offer();
      await show();
      act(() => {
        const violation = { effectiveDirective: directive, blockedURI: uri };
        document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation));
        frame()?.dispatchEvent(new Event('load'));
      });
      expect(screen.queryAllByText('The game stopped')).toHaveLength(stops);
      for (const retry of screen.queryAllByRole('button', { name: 'Try again' })) fireEvent.click(retry);
      expect(page.navigations.map(({ href }) => href)).toEqual(stops === 1 ? ['reload'] : []);
    },
  );

  it('says in words why it cannot be opened', async () => {
    asPlayer();
    offer();
    page.answer('POST', SESSIONS, refusal('PLAY_PAUSED'));
    await show();
    expect(screen.getByText('The game cannot be opened now')).toBeTruthy();
    expect(frame()).toBeNull();
  });

  it.each([
    ['GAME_COUNTRY', 'This game is not offered in your country.'],
    ['GAME_CLOSED', 'This game is closed. Look at others like it.'],
  ] as const)('is not opened where the catalogue says %s', async (code, words) => {
    asPlayer();
    offer({ refusal: code });
    await show();
    expect(screen.getByText(words)).toBeTruthy();
    expect(asked()).toEqual([]);
  });

  it('is named in its head with its studio, after a click as in its document', async () => {
    asPlayer();
    offer();
    await show();
    expect(said.at(-1)).toEqual({ name: 'Game 4', studio: 'Tall Oak' });
  });

  it('is not there where no game has the id', async () => {
    asPlayer();
    page.answer('GET', '/web-api/casino/games/4', refusal('GAME_UNKNOWN', 404));
    await show();
    expect(screen.getByText('There is no such game here')).toBeTruthy();
    expect(said.at(-1)).toEqual({ gone: 'There is no such game here' });
  });
});
