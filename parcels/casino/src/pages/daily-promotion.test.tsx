import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { jest } from '@jest/globals';
import type { GrantView, PromotionDaysView, PromotionView } from '@paddock/contract/schemas';
import { commitmentTo, drawsOf, pickWeighted } from '@paddock/games';
import { anAccount, answered, refusal, type FakePage } from '@paddock/shared-utils/testing';

import { TURN_MS } from '../parts/days/use-turn.ts';
import { openCasinoPage, propsOf, settled } from './casino-page.fixture.ts';
import { FurtherPage } from './further-page.tsx';

/** jsdom has no encoder of its own; what is drawn here is ASCII. */
class TextEncoder {
  encode(text: string): Uint8Array {
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  }
}
Object.assign(globalThis, { TextEncoder });

const OPENS_MS = Date.UTC(2026, 10, 26);
const DAY = 20_783;
const ONE = '/web-api/promotions/daily';
const serverSeed = 'ab'.repeat(32);
const commitment = commitmentTo(serverSeed);

const MINE: GrantView = {
  ...{ id: '12', code: 'daily', state: 'running', isDaily: true },
  title: { en: 'Wheel', ru: 'Колесо' },
  ...{ given: null, points: null, progress: null, bonusId: null },
  ...{ joinedAtMs: OPENS_MS, endedAtMs: null },
};
const money = (amount: string) => ({ kind: 'money' as const, currencies: { EUR: { amount } } });
const WHEEL: PromotionView = {
  ...{ code: 'daily', section: 'casino', picture: null, who: {}, mine: MINE },
  text: {
    en: { title: 'Wheel', summary: 'One turn a day.', paragraphs: [] },
    ru: { title: 'Колесо', summary: 'Раз в день.', paragraphs: [] },
  },
  ...{ opensAtMs: OPENS_MS, closesAtMs: OPENS_MS + 86_400_000 },
  starts: { on: 'joining' },
  gives: {
    kind: 'wheel',
    prizes: [
      { weight: 3, gift: null },
      { weight: 1, gift: money('2.00') },
    ],
  },
};
const OPEN: PromotionDaysView = {
  ...{ day: DAY, endsAtMs: OPENS_MS + 86_400_000, state: 'open', place: null, commitment, turns: [] },
};
const place = pickWeighted(drawsOf({ serverSeed, clientSeed: 'mine', nonce: 0 })(0), [3, 1]);
const TAKEN: PromotionDaysView = {
  ...OPEN,
  ...{ state: 'taken', commitment: commitmentTo('cd'.repeat(32)) },
  turns: [{ day: DAY, place, atMs: OPENS_MS, draw: { commitment, serverSeed, clientSeed: 'mine' } }],
};

let page: FakePage;
beforeEach(() => {
  jest.useFakeTimers();
  page = openCasinoPage({ userId: '7', accounts: [anAccount()] });
});
afterEach(() => {
  page.remove();
  jest.useRealTimers();
});

async function show(promotion: PromotionView, view: PromotionDaysView = OPEN): Promise<void> {
  page.answer('GET', ONE, answered(promotion));
  page.answer('GET', `${ONE}/days`, answered(view));
  const params = { promotionId: 'daily' };
  render(<FurtherPage {...propsOf('casino.promotion', { params, path: '/promotions/daily' })} />);
  await settled();
}
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settled();
};
const posts = () => page.requests.filter(({ method }) => method === 'POST');

describe('a wheel', () => {
  it('says each chance, and is turned once for a double press by words of the player’s own [S2-58]', async () => {
    await show(WHEEL);
    const rows = within(screen.getByTestId('wheel'))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows).toEqual(['PrizeChance', 'Nothing75%', '€2.00 of real money25%']);
    fireEvent.change(screen.getByLabelText('Your words in it'), { target: { value: 'mi ne' } });
    page.answer('POST', `${ONE}/days`, answered(TAKEN));
    fireEvent.click(screen.getByRole('button', { name: 'Turn the wheel' }));
    await press('Turn the wheel');
    expect(posts().map(({ body }) => body)).toEqual([{ day: DAY, clientSeed: 'mine' }]);
    const said = () => within(screen.getByTestId('wheel')).getByRole('status').textContent;
    expect(said()).toBe('The wheel turns…');
    act(() => {
      jest.advanceTimersByTime(TURN_MS);
    });
    expect(said()).toBe(place === 0 ? 'Today brought nothing.' : 'Today brought: €2.00 of real money.');
    expect(screen.getByText('the prize is the one it brings', { exact: false })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Turn the wheel' })).toBeNull();
  });

  it('finds out where the seed is not the one that was promised', async () => {
    await show(WHEEL, { ...OPEN, commitment: 'ef'.repeat(32) });
    page.answer('POST', `${ONE}/days`, answered(TAKEN));
    await press('Turn the wheel');
    act(() => {
      jest.advanceTimersByTime(TURN_MS);
    });
    expect(screen.getByText('do not agree', { exact: false })).toBeTruthy();
  });

  it('says why it does not turn, and looks again as its day is over', async () => {
    await show(WHEEL);
    page.answer('POST', `${ONE}/days`, refusal('PROMOTION_DAY_OVER'));
    page.answer('GET', `${ONE}/days`, answered({ ...OPEN, state: 'held' }));
    await press('Turn the wheel');
    expect(screen.getByText('This day is over', { exact: false })).toBeTruthy();
    await press('Look again');
    expect(screen.getByText('The wheel does not turn for you now', { exact: false })).toBeTruthy();
  });

  const FREE = { kind: 'free-bet' as const, days: 3, minOddsMilli: 1_500, stakeReturned: false };
  const FULL: PromotionView = {
    ...WHEEL,
    mine: null,
    gives: {
      kind: 'wheel',
      prizes: [
        { weight: 1, gift: null },
        { weight: 1, gift: { ...FREE, currencies: { EUR: { amount: '0.50' } } } },
        { weight: 1, gift: { ...FREE, currencies: { EUR: { amount: '5.00' } } } },
        { weight: 1, gift: { kind: 'bonus', currencies: { EUR: { amount: '1.00' } } } },
        { weight: 1, gift: money('0.50') },
      ],
    },
    wants: { multiple: 5, days: 7, minOddsMilli: 1_000, products: { games: 100, lotto: 0, toto: 0 } },
  };
  const termsOf = (name: string) => within(screen.getByRole('region', { name }));

  it('says before anybody takes part what each kind of its gifts asks and pays, once', async () => {
    await show(FULL);
    const free = termsOf('A free bet of €0.50, A free bet of €5.00');
    expect(free.getByText('A win above the stake, in real money')).toBeTruthy();
    expect(free.getByText('3 days')).toBeTruthy();
    expect(free.getByText('1.50')).toBeTruthy();
    expect(free.getByText(/neither cashed out nor edited/)).toBeTruthy();
    const bonus = termsOf('€1.00 of bonus money');
    expect(bonus.getByText('5 times the bonus')).toBeTruthy();
    expect(bonus.getByText('our games 100%')).toBeTruthy();
    expect(bonus.getByText('What does not count').parentElement?.textContent).toContain('lotteries, pools');
    expect(termsOf('€0.50 of real money').getByText(/nothing to stake for it/)).toBeTruthy();
    expect(screen.getAllByText('5 times the bonus')).toHaveLength(1);
  });

  it('says that its gifts come by a turn a day, and in its fields of what kind they are', async () => {
    await show(FULL);
    expect(screen.getByText('How it comes').parentElement?.textContent).toContain('once a day');
    expect(screen.queryByText('At once, as you take part')).toBeNull();
    const fields = [...screen.getByTestId('wheel').querySelectorAll('text')].map((text) =>
      [...text.children].map(({ textContent }) => textContent).join(' '),
    );
    expect(fields).toEqual(['Nothing', '€0.50 free bet', '€5.00 free bet', '€1.00 bonus', '€0.50 money']);
    // Words end at the rim also on a page from right to left.
    const directions = [...document.querySelectorAll('[data-gift] text')].map((one) =>
      one.getAttribute('direction'),
    );
    expect(new Set(directions)).toEqual(new Set(['ltr']));
  });

  it('is left with what its days brought, and for good', async () => {
    await show(WHEEL);
    await press('Leave');
    expect(screen.getByText(/No further day brings you anything/).textContent).toBe(
      'No further day brings you anything. What its days brought is yours. ' +
        'You cannot take part again. Your real money stays as it is.',
    );
  });

  it('is shown with its chances to who takes no part', async () => {
    await show({ ...WHEEL, mine: null });
    expect(screen.getByText('75%')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Take part' })).toBeTruthy();
    expect(page.requests.some(({ path }) => path === `${ONE}/days`)).toBe(false);
  });
});

describe('a calendar', () => {
  const gives = (by: 'dates' | 'row'): PromotionView['gives'] => ({
    kind: 'calendar',
    by,
    gifts: [money('1.00'), null, money('3.00')],
  });
  const turns = [{ day: DAY - 1, place: 0, atMs: OPENS_MS, draw: null }];
  const doors = () =>
    within(screen.getByTestId('calendar'))
      .getAllByRole('listitem')
      .map(({ dataset }) => dataset['door']);

  it('shows what was taken, what today brings and what is to come, and takes today’s', async () => {
    const open = { ...OPEN, commitment: null, place: 1, turns };
    await show({ ...WHEEL, gives: gives('row') }, open);
    expect(doors()).toEqual(['taken', 'today', 'coming']);
    page.answer('POST', `${ONE}/days`, answered(open));
    const today = { day: DAY, place: 1, atMs: OPENS_MS, draw: null };
    page.answer('GET', `${ONE}/days`, answered({ ...open, state: 'taken', turns: [today, ...turns] }));
    await press('Take the gift of today');
    expect(posts().map(({ body }) => body)).toEqual([{ day: DAY }]);
    expect(doors()).toEqual(['taken', 'taken', 'coming']);
  });

  it('shows what was missed by dates, and a row that begins anew', async () => {
    const late = { ...OPEN, commitment: null, place: 2, turns: [] };
    await show({ ...WHEEL, gives: gives('dates') }, late);
    expect(doors()).toEqual(['missed', 'missed', 'today']);
    page.remove();
    page = openCasinoPage({ userId: '7', accounts: [anAccount()] });
    document.body.replaceChildren();
    await show(
      { ...WHEEL, gives: gives('row') },
      { ...late, place: 0, turns: [{ ...turns[0], day: DAY - 3, place: 0, atMs: 0, draw: null }] },
    );
    expect(doors()).toEqual(['today', 'coming', 'coming']);
  });
});
