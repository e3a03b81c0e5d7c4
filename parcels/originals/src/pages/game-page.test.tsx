import { act, fireEvent, screen, within } from '@testing-library/react';
import type { RoundView } from '@paddock/contract/schemas';
import { answered, refusal } from '@paddock/shared-utils/testing';

import { aFreeGift } from '../model/free-gift.fixture.ts';
import { aRoundView } from '../model/round-view.fixture.ts';
import { hearTones } from '../play/fake-audio.fixture.ts';
import { soundSwitch } from '../play/game-sound.ts';
import { COMMITMENT, NEXT, press, ROUNDS, SEEDS, settled, showGame, stake } from './game-page.fixture.tsx';

const LOST = {
  ok: false,
  status: 'network-error',
  httpStatus: 0,
  problem: { code: 'NETWORK_ERROR', message: 'No answer.' },
} as const;
const result = () => screen.getByTestId('game-result').textContent;

describe('a game of our own', () => {
  let shown: Awaited<ReturnType<typeof showGame>>;
  const show = async (...of: Parameters<typeof showGame>) => {
    shown = await showGame(...of);
    return shown.page;
  };
  const sent = (path = ROUNDS) =>
    shown.page.requests.filter((one) => one.method === 'POST' && one.path === path);
  afterEach(() => {
    shown.unmount();
    shown.page.remove();
  });

  it('is a demo for guests: dealt in the browser, for play money, asking no server for a round', async () => {
    const page = await show('dice', { isGuest: true });
    expect(screen.getByText('Demo, play money')).toBeTruthy();
    stake('5');
    await press('Play €5.00');
    expect(result()).toMatch(/^(€9\.90 paid for €5\.00|No win\. €5\.00 staked)\.$/);
    expect(screen.getByText(/^Play money €(1,004\.90|995\.00)\./)).toBeTruthy();
    expect(page.requests.every(({ method }) => method === 'GET')).toBe(true);
    const check = screen.getByRole('link', { name: 'Check this round' }).getAttribute('href');
    expect(check).toMatch(/\/en\/games\/fairness#game=dice&version=1&.*serverSeed=[0-9a-f]{64}&/);
  });

  it('has stake and button right under the table on a phone, and plays by Enter in the field', async () => {
    await show('dice', { isGuest: true, isPhone: true });
    const field = screen.getByRole('textbox', { name: 'Stake' });
    expect(screen.getByRole('region', { name: 'Your bet' }).contains(field)).toBe(false);
    const { form } = field as HTMLInputElement;
    expect(form).toBe(screen.getByText('Can win up to').closest('form'));
    stake('5');
    expect(screen.getByRole('button', { name: 'Play €5.00' })).toHaveProperty('form', form);
    if (form !== null) fireEvent.submit(form);
    await settled();
    expect(result()).toMatch(/€5\.00/);
  });

  it('keeps stake and button over the table, but never over the buttons of a round that is open', async () => {
    await show('hi-lo', { isGuest: true, isPhone: true });
    const isPinned = () => 'pinned' in screen.getByTestId('game-foot').dataset;
    expect(isPinned()).toBe(true);
    stake('5');
    await press('Play €5.00');
    expect(screen.getByRole('button', { name: 'Play the round on the table' })).toBeTruthy();
    expect(isPinned()).toBe(false);
  });

  it('says nothing of a round before it knows whether one is open', async () => {
    const told = Promise.withResolvers<ReturnType<typeof answered>>();
    await show('mines', { roundsTold: told.promise });
    expect(screen.getByText('Looking for a round that is open…')).toBeTruthy();
    stake('5');
    expect(screen.queryByRole('button', { name: 'Play €5.00' })).toBeNull();
    told.resolve(answered({ rounds: [], before: null }));
    await settled();
    expect(screen.queryByText('Looking for a round that is open…')).toBeNull();
    expect(screen.getByRole('button', { name: 'Play €5.00' })).toBeTruthy();
  });

  it('tells the star what the game is called', async () => {
    await show('dice', { isGuest: true });
    expect(shown.given[0]).toEqual({ own: 'dice', called: 'Even Odds' });
  });

  it('has what the casino has beside each game: star, money and limits, games like it', async () => {
    await show('dice');
    const all = ['casino/star', 'casino/side', 'casino/like'];
    expect(shown.widgets).toEqual(all.map((widget) => [widget, 'dice']));
    shown.unmount();
    shown.page.remove();
    await show('dice', { isGuest: true });
    expect(shown.widgets.map(([widget]) => widget)).toEqual(['casino/star', 'casino/like']);
  });

  it('is silent until its sound is switched on, for all of our games', async () => {
    const tones = hearTones();
    await show('dice', { isGuest: true });
    const button = screen.getByRole('button', { name: 'Sound' });
    expect(button.getAttribute('aria-pressed')).toBe('false');
    stake('5');
    await press('Play €5.00');
    expect(tones()).toBe(0);
    shown.unmount();
    shown.page.remove();
    await show('keno', { isGuest: true });
    await press('Sound');
    expect(soundSwitch().read()).toBe(true);
    stake('5');
    await press('1');
    await press('Play €5.00');
    expect(tones()).toBeGreaterThan(0);
  });

  it('says what the table says and the money in one line for screen readers', async () => {
    await show('video-poker', { isGuest: true });
    const line = screen.getByRole('status');
    expect(line.textContent).toMatch(/Place a stake to be dealt/);
    stake('5');
    await press('Play €5.00');
    expect(line.textContent).toMatch(/€5\.00 on the table/);
  });

  it('keeps the focus in the stake while a round is dealt', async () => {
    const page = await show('dice');
    page.answer('POST', ROUNDS, () => new Promise(() => undefined));
    stake('1');
    const field = screen.getByRole('textbox', { name: 'Stake' });
    field.focus();
    await press('Play €1.00');
    expect(screen.getByTestId('game-busy')).toBeTruthy();
    expect(field).toMatchObject({ disabled: false, readOnly: true });
  });

  it('fills the play money up when it is gone', async () => {
    await show('dice', { isGuest: true, demoMinor: '499' });
    stake('5');
    await press('Fill up the play money');
    expect(screen.getByText(/^Play money €1,000\.00\./)).toBeTruthy();
  });

  it('says what is missing on the account, what it can win, and what the stake returns', async () => {
    await show('dice');
    stake('13.60');
    expect(screen.getByRole('link', { name: 'Deposit €3.60 or more to play' })).toBeTruthy();
    expect(screen.getByText('€26.92')).toBeTruthy();
    // floor(13.60 × 1.98) is 26.92 of 26.928.
    expect(screen.getByText('98.97%')).toBeTruthy();
    stake('0.05');
    expect(screen.getByRole('button', { name: 'The smallest stake is €0.10' })).toBeTruthy();
  });

  it('plays one round of a double press, under the seeds the player saw', async () => {
    const page = await show('dice');
    page.answer('POST', ROUNDS, answered(aRoundView()));
    const clock = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp') ?? {};
    Object.defineProperty(Event.prototype, 'timeStamp', { configurable: true, get: () => 1_000 });
    stake('1');
    const play = screen.getByRole('button', { name: 'Play €1.00' });
    fireEvent.click(play);
    fireEvent.click(play);
    await settled();
    // The first is answered already: the third is still the same press.
    await press('Play €1.00');
    Object.defineProperty(Event.prototype, 'timeStamp', clock);
    expect(sent().map(({ body }) => body)).toEqual([
      {
        game: 'dice',
        accountId: '3',
        stake: '1.00',
        choice: { side: 'under', target: 500_000 },
        commitment: COMMITMENT,
      },
    ]);
    expect(result()).toBe('€1.98 paid for €1.00.');
  });

  it('asks again under the same key where the answer was lost, and lets nothing else be played meanwhile', async () => {
    const page = await show('dice');
    page.answer('POST', ROUNDS, LOST);
    stake('1');
    await press('Play €1.00');
    expect(screen.getByRole('button', { name: 'First ask for the last answer' })).toBeTruthy();
    page.answer('POST', ROUNDS, answered(aRoundView()));
    await press('Ask again');
    const [first, second] = sent();
    expect(second?.options.key).toBe(first?.options.key);
    expect(second?.body).toEqual(first?.body);
    expect(result()).toBe('€1.98 paid for €1.00.');
  });

  it('commits to the first seeds, begins them and plays under them; a refusal is told', async () => {
    const page = await show('dice', { seeds: { nextCommitment: null, active: null, former: [] } });
    page.answer('POST', '/web-api/games/seeds/next', answered({ ...SEEDS, active: null }));
    page.answer('POST', '/web-api/games/seeds', answered(SEEDS));
    page.answer('POST', ROUNDS, refusal('SEEDS_CHANGED'));
    stake('1');
    await press('Play €1.00');
    const [begun] = sent('/web-api/games/seeds');
    expect(begun?.body).toMatchObject({ commitment: NEXT });
    expect(sent()[0]?.body).toMatchObject({ commitment: COMMITMENT });
    expect(screen.getByTestId('game-refusal').dataset['code']).toBe('SEEDS_CHANGED');
  });

  it('tells a refusal by an own limit, with the way to it', async () => {
    const page = await show('dice');
    page.answer('POST', ROUNDS, refusal('LIMIT_REACHED'));
    stake('1');
    await press('Play €1.00');
    const notice = screen.getByRole('alert');
    expect(within(notice).getByRole('link', { name: 'Your limits' })).toBeTruthy();
  });

  it('lists the rounds of the player, and shows one that another tab has played', async () => {
    const round: RoundView = aRoundView({ paid: '0.00' });
    const page = await show('dice', { rounds: [round] });
    expect(within(screen.getByTestId('game-rounds')).getByText('−€1.00')).toBeTruthy();
    page.answer('GET', ROUNDS, answered({ rounds: [aRoundView({ id: '6' }), round], before: null }));
    act(() => page.sendNews({ kind: 'games:round', id: '6' }));
    await settled();
    expect(within(screen.getByTestId('game-rounds')).getByText('+€0.98')).toBeTruthy();
  });

  it('offers free rounds as what pays, and the player’s own money beside them', async () => {
    const page = await show('dice', { free: [aFreeGift()] });
    expect(screen.getByText('Free round (7 left)')).toBeTruthy();
    expect(screen.getByTestId('free-stake').textContent).toBe('Stake €0.50, paid by us');
    expect(screen.queryByRole('textbox', { name: 'Stake' })).toBeNull();
    expect(screen.getByText(/What you win is real money\.$/)).toBeTruthy();
    const played = aRoundView({ firstStake: '0.50', staked: '0.50', paid: '0.99', isFree: true });
    page.answer('POST', ROUNDS, answered(played));
    page.answer('GET', ROUNDS, answered({ rounds: [played], before: null }));
    page.answer('GET', '/web-api/promotions/free-rounds', answered({ gifts: [aFreeGift({ left: 6 })] }));
    await press('Play a free round');
    expect(sent()[0]?.body).toMatchObject({ stake: '0.50', giftId: '77' });
    expect(result()).toBe('Free round: €0.99 won.');
    await act(() => {
      page.sendNews({ kind: 'games:round', id: played.id });
      return Promise.resolve();
    });
    await settled();
    expect(screen.getByText('Free round (6 left)')).toBeTruthy();
    const rows = within(screen.getByTestId('game-rounds'));
    expect(rows.getByText('free')).toBeTruthy();
    expect(rows.getByText('+€0.99')).toBeTruthy();
    fireEvent.click(screen.getByText('My money'));
    stake('5');
    expect(screen.getByRole('button', { name: 'Play €5.00' })).toBeTruthy();
  });
});
