import { act, fireEvent, render, screen } from '@testing-library/react';
import { chainBackwards } from '@paddock/games/chain';
import { crashPoint } from '@paddock/games/crash';
import { NO_WIDGET, type PageProps, type TableRoundView, type TableTopicView } from '@paddock/contract';
import type { SharedBetView, SharedRoundView } from '@paddock/contract/schemas';
import {
  anAccount,
  answered,
  installFakePage,
  refusal,
  SAMPLE_NOW_MS,
  type FakePage,
} from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { hearTones } from '../play/fake-audio.fixture.ts';
import { CrashPage } from './crash-page.tsx';

const ROOT = '/web-api/shared-rounds/crash';
const BOUNDS = {
  game: 'crash',
  version: 1,
  slots: 2,
  bettingMs: 7_000,
  minStake: '0.10',
  maxStake: '1000.00',
  maxWin: '50000.00',
  maxRoundWin: '1000000.00',
  currency: 'EUR',
  chains: [],
};
const round = (changes: Partial<TableRoundView> = {}): TableRoundView => ({
  number: 7,
  phase: 'open',
  betsOn: 7,
  startsAtMs: SAMPLE_NOW_MS + 4_000,
  beganAtMs: null,
  endedAtMs: null,
  stopMilli: null,
  hashBefore: 'ab'.repeat(32),
  hash: null,
  result: null,
  ...changes,
});
const FLYING = round({ phase: 'running', betsOn: 8, startsAtMs: null, beganAtMs: SAMPLE_NOW_MS - 8_192 });
const bet = (changes: Partial<SharedBetView> = {}): SharedBetView => ({
  id: '1',
  number: '11111111111',
  game: 'crash',
  round: 7,
  slot: 1,
  currency: 'EUR',
  stake: '10.00',
  choice: { targetMilli: null },
  placedAtMs: SAMPLE_NOW_MS,
  collectedMilli: null,
  paid: null,
  isVoid: false,
  isTakenBack: false,
  endedAtMs: null,
  result: null,
  ...changes,
});
const table = (of: TableRoundView): TableTopicView => ({
  round: of,
  bets: [
    { id: '1', who: '12•••34', stake: '10.00', currency: 'EUR', collectedMilli: null, paid: null },
    { id: '2', who: '56•••78', stake: '4.00', currency: 'EUR', collectedMilli: 1_500, paid: '6.00' },
  ],
  totals: { bets: 46, players: 44, byCurrency: [{ currency: 'EUR', staked: '521.80', paid: '368.97' }] },
});

/** Without motion, so that nothing runs by frames here. */
const STILL = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
/** As far as salts need it, whose characters are ASCII. */
class TextEncoder {
  encode(text: string): Uint8Array {
    return Uint8Array.from(text, (character) => character.charCodeAt(0));
  }
}
const settled = () => act(() => Promise.resolve());

const widgets: (readonly [string, unknown])[] = [];
const mountWidget: PageProps['mountWidget'] = (_place, widget, given) => {
  widgets.push([widget, given]);
  return NO_WIDGET;
};

async function show(
  of: TableRoundView,
  {
    bets = [],
    isGuest = false,
    language = 'en',
  }: { bets?: readonly SharedBetView[]; isGuest?: boolean; language?: 'en' | 'ru' } = {},
): Promise<FakePage> {
  Object.assign(globalThis, { matchMedia: () => STILL, TextEncoder });
  Element.prototype.scrollIntoView = () => undefined;
  const page = installFakePage({
    language,
    dictionaries: { originals: { en, ru } },
    ...(isGuest ? {} : { userId: '7', accounts: [anAccount({ id: '3', iso: 'EUR', moneyMinor: 100_000n })] }),
  });
  page.answer('GET', ROOT, answered(BOUNDS));
  page.answer('GET', `${ROOT}/rounds`, answered({ rounds: [], before: null }));
  page.answer('GET', `${ROOT}/bets`, answered({ bets, before: null }));
  render(<CrashPage mountWidget={mountWidget} />);
  act(() => page.setTable('crash', table(of)));
  await settled();
  return page;
}
const asked = (page: FakePage, part: string) => page.requests.filter(({ path }) => path.includes(part));

describe('the page of crash', () => {
  it('is heard once its sound is on: a round that begins, and its end as the bets in it ended', async () => {
    const tones = hearTones();
    const page = await show(round(), { bets: [bet({ id: '9', round: 8 })] });
    const go = async (of: TableRoundView) => {
      act(() => page.setTable('crash', table(of)));
      await settled();
    };
    await go(FLYING);
    expect(tones()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Sound' }));
    await go(round({ number: 8, betsOn: 8 }));
    await go({ ...FLYING, number: 8, betsOn: 9 });
    expect(tones()).toBe(1);
    const won = bet({ id: '9', round: 8, paid: '15.00', endedAtMs: SAMPLE_NOW_MS });
    page.answer('GET', `${ROOT}/bets`, answered({ bets: [won], before: null }));
    await go(round({ number: 8, phase: 'ended', betsOn: 9, endedAtMs: SAMPLE_NOW_MS }));
    // Won sounds by three tones, and once.
    expect(tones()).toBe(4);
  });

  it('lets guests look on, and says who is in the round by shortened names', async () => {
    await show(FLYING, { isGuest: true });
    expect(screen.getByTestId('crash-multiplier').textContent).toBe('×2.00');
    expect(screen.getByTestId('crash-round').textContent).toContain('12•••34');
    expect(screen.getByTestId('crash-round').textContent).toContain('and 44 more');
    expect(screen.queryByTestId('crash-slot-1')).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign in' })).not.toBeNull();
  });

  it('has the head of all our games, and writes figures as they do, in each language', async () => {
    await show(FLYING, { isGuest: true, language: 'ru' });
    expect(screen.getByTestId('crash-multiplier').textContent).toBe('×2,00');
    expect(screen.getByTestId('crash-round').textContent).toContain('×1,50');
    expect(screen.getByText(/ababab…abab/).parentElement?.textContent).toMatch(/ababab…abab\. [А-Я]/);
    expect(screen.getByText('Paddock Originals')).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Во весь экран' })).not.toBeNull();
    expect(widgets.at(-1)).toEqual(['casino/star', { own: 'crash', called: 'Краш' }]);
    expect(screen.getByText(/Демо здесь нет/)).not.toBeNull();
  });

  it('bets what was typed on the round that is seen, and fills in nothing', async () => {
    const page = await show(round());
    const press = screen.getByTestId('crash-act-1');
    expect(press.textContent).toContain('Enter a stake');
    fireEvent.change(screen.getByTestId('crash-stake-1'), { target: { value: '10' } });
    expect(press.textContent).toContain('Bet €10.00');
    const [automatic] = screen.getAllByRole('switch', { name: 'Automatic' });
    if (automatic === undefined) throw new Error('no switch');
    fireEvent.click(automatic);
    expect(press.textContent).toContain('Enter where to collect');
    fireEvent.change(screen.getByTestId('crash-target-1'), { target: { value: '5001' } });
    expect(screen.getByText('With this stake up to ×5000.00')).not.toBeNull();
    fireEvent.change(screen.getByTestId('crash-target-1'), { target: { value: '3' } });
    page.answer('POST', `${ROOT}/bets`, answered(bet({ choice: { targetMilli: 3_000 } })));
    page.answer(
      'GET',
      `${ROOT}/bets`,
      answered({ bets: [bet({ choice: { targetMilli: 3_000 } })], before: null }),
    );
    fireEvent.click(press);
    fireEvent.click(press);
    await settled();
    const posts = asked(page, '/bets').filter(({ method }) => method === 'POST');
    expect(posts.map(({ body }) => body)).toEqual([
      { round: 7, slot: 1, accountId: '3', stake: '10', choice: { targetMilli: 3_000 } },
    ]);
    expect(await screen.findByText('Take back €10.00')).not.toBeNull();
  });

  it('names what counts in the button that collects, and asks once however often it is pressed', async () => {
    const page = await show(FLYING, { bets: [bet()] });
    const press = screen.getByTestId('crash-act-1');
    expect(press.textContent).toContain('Collect €20.00');
    const paid = bet({ collectedMilli: 2_000, paid: '20.00' });
    page.answer('POST', `${ROOT}/bets/1/collect`, answered(paid));
    page.answer('GET', `${ROOT}/bets`, answered({ bets: [paid], before: null }));
    fireEvent.click(press);
    fireEvent.click(press);
    await settled();
    expect(asked(page, '/collect')).toHaveLength(1);
    expect(await screen.findByText('€20.00 collected at ×2.00, stake €10.00')).not.toBeNull();
    expect(screen.getByTestId('crash-act-1').textContent).toContain('Enter a stake');
  });

  it('says why a press did not count', async () => {
    const page = await show(FLYING, { bets: [bet()] });
    page.answer('POST', `${ROOT}/bets/1/collect`, refusal('ROUND_OVER', 409));
    fireEvent.click(screen.getByTestId('crash-act-1'));
    await settled();
    expect(screen.getByTestId('crash-refusal-1').textContent).toContain('over when your press reached us');
  });

  it('says that what is seen is old, and still collects', async () => {
    const page = await show(FLYING, { bets: [bet()] });
    act(() => page.setLive('stale'));
    expect(screen.getByText(/Automatic still collects. Your press counts/)).not.toBeNull();
    expect(screen.getByTestId('crash-act-1').textContent).toContain('Collect');
  });

  it('recomputes a round in the browser, and follows its hash to the terminal one', async () => {
    const page = await show(round());
    const chain = [...chainBackwards('cd'.repeat(32), 5)];
    const hashOf = (number: number) => chain.find((link) => link.round === number)?.hash ?? '';
    const salt = 'salt-of-a-test';
    const over: SharedRoundView = {
      game: 'crash',
      number: 4,
      chainRound: 4,
      terminalHash: hashOf(0),
      salt,
      hash: hashOf(4),
      result: { pointMilli: crashPoint({ hash: hashOf(4), salt }) },
      stopMilli: null,
      beganAtMs: 1,
      endedAtMs: 2,
      wasAway: false,
    };
    const check = async (view: SharedRoundView) => {
      page.answer('GET', `${ROOT}/rounds/4`, answered(view));
      fireEvent.change(screen.getByLabelText('Number of the round'), { target: { value: '4' } });
      fireEvent.click(screen.getByRole('button', { name: 'Check' }));
      await settled();
    };
    await check(over);
    expect(screen.getByTestId('crash-check').textContent).toContain('as its hash says');
    await check({ ...over, chainRound: 3 });
    expect(screen.getByTestId('crash-check').textContent).toContain('does not agree with its hash');
  });
});
