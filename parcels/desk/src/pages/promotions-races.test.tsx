import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { PageProps } from '@paddock/contract';
import type { OperatorTournamentView } from '@paddock/contract/schemas';
import {
  answered,
  installFakePage,
  refusal,
  SAMPLE_NOW_MS,
  type FakePage,
} from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import { PARTS } from './promotion-parts.fixture.ts';
import { LEAD } from './promotions-page.fixture.ts';
import { PromotionsPage } from './promotions-page.tsx';

const DAY_MS = 86_400_000;
const RACE: OperatorTournamentView = {
  ...{ id: '4711', code: 'winter', name: { en: 'Winter Race' }, phase: 'running', players: 3 },
  ...{ opensAtMs: SAMPLE_NOW_MS - DAY_MS, closesAtMs: SAMPLE_NOW_MS + DAY_MS },
  ...{ resultsAtMs: SAMPLE_NOW_MS + 2 * DAY_MS, approvedAtMs: null, paidAtMs: null, prizes: [], who: {} },
};
const CURRENCIES = [
  { currency: 'EUR', leastStake: '1.00', turnoverUnit: null, prizes: ['50.00', '30.00', '30.00'] },
  { currency: 'JPY', leastStake: '150', turnoverUnit: null, prizes: ['7500', '4500', '4500'] },
];
const WHO = {
  type: 'object',
  properties: {
    countries: { type: 'array', minItems: 1, items: { type: 'string', pattern: '^[A-Z]{2}$' } },
    newFor: { type: 'integer' },
    fromLevel: { type: 'string' },
  },
};
const LINE = { id: '1', place: 1, who: '47…11', pointsHundredths: 12_345, prize: null };

describe('races at the desk', () => {
  let page: FakePage;
  afterEach(() => {
    page.remove();
    sessionStorage.clear();
  });

  function open(
    query: string,
    permissions: readonly string[] = ['games:manage', 'cashier:adjust'],
    race: OperatorTournamentView = RACE,
  ) {
    page = installFakePage({ dictionaries: { desk: { en } } });
    const session = { ...LEAD, permissions: [...permissions] };
    page.answer(
      'POST',
      '/operator-api/session/resume',
      answered({ signedIn: { token: 'a.token', session } }),
    );
    page.answer(
      'GET',
      '/operator-api/tournaments',
      answered({ tournaments: [race], products: ['sportsbook', 'games'], whoSchema: WHO }),
    );
    page.answer('GET', '/operator-api/promotion-parts', answered(PARTS));
    page.answer(
      'GET',
      '/web-api/tournaments/4711',
      answered({ board: { phase: 'running', players: 3, lines: [LINE] }, currencies: CURRENCIES }),
    );
    return render(<PromotionsPage {...({ params: {}, query } as unknown as PageProps)} />);
  }
  const posted = () =>
    page.requests.filter(({ method, path }) => method === 'POST' && /tournaments/.test(path));
  const button = (name: string | RegExp) => screen.getByRole('button', { name });
  const press = (element: HTMLElement) =>
    act(async () => {
      fireEvent.click(element);
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    });
  const type = (label: string | RegExp, value: string, inside: HTMLElement = document.body) =>
    fireEvent.change(within(inside).getByLabelText(label), { target: { value } });
  const part = (name: string) => screen.getByRole('group', { name });

  async function fillIn(): Promise<void> {
    await screen.findByLabelText('Code of the race', {}, { timeout: 5_000 });
    type('Code of the race', 'spring');
    type('English', 'Spring Race');
    type('Opens, day', '2026-12-01');
    type('Opens, time', '18:00');
    type('Closes, day', '2026-12-08');
    type('Closes, time', '18:00');
    type('Minutes for late results', '60');
    type('How points are counted', 'rounds');
    type(/^Add: How much of a stake counts/, 'games', part('What counts'));
    type('Percent', '50', part('What counts'));
    type(/^Add: By currency/, 'EUR');
    type('Least stake', '0.20', part('By currency'));
    type('Prize 1', '50.00');
    await press(button('Add: Prize'));
    type('Prize 2', '30.00');
    type('Why', 'the plan');
  }

  it('are made by a form that adds up the prizes', async () => {
    open('?races=new');
    await fillIn();
    expect(screen.getByTestId('prizes-EUR').textContent).toBe('Prizes come to €80.00 for 2 places');
    page.answer('POST', '/operator-api/tournaments', answered(RACE, 201));
    await press(button('Make the race'));
    const opensAtMs = Date.UTC(2026, 11, 1, 18);
    expect(posted()).toHaveLength(1);
    expect(posted()[0]?.body).toEqual({
      ...{ code: 'spring', name: { en: 'Spring Race' }, points: 'rounds', lateMinutes: 60 },
      ...{ opensAtMs, closesAtMs: opensAtMs + 7 * DAY_MS, reason: 'the plan' },
      games: { of: 'products', products: [{ product: 'games', percent: 50, leastOddsMilli: null }] },
      currencies: [{ currency: 'EUR', leastStake: '0.20', turnoverUnit: null, prizes: ['50.00', '30.00'] }],
      who: {},
    });
  });

  it('are made for whom their form says, and a level there is not is refused beside its field', async () => {
    open('?races=new');
    await fillIn();
    const who = part('Whom it is for');
    type(/^Countries/, 'NO, SE', who);
    type('Level of loyalty, or one above it', 'copper', who);
    const refused = { at: '/who/fromLevel', rule: 'level', message: 'to a command' };
    page.answer('POST', '/operator-api/tournaments', refusal('INVALID_INPUT', [refused]));
    await press(button('Make the race'));
    expect(posted()[0]?.body).toMatchObject({ who: { countries: ['NO', 'SE'], fromLevel: 'copper' } });
    expect(within(who).getByText('is no level of loyalty')).toBeTruthy();
  });

  it('say whom each is for', async () => {
    const list = open('?races=4711');
    expect((await screen.findByRole('region', { name: 'Whom it is for' })).textContent).toContain(
      'Everybody',
    );
    list.unmount();
    page.remove();
    open('?races=4711', undefined, { ...RACE, who: { newFor: 7, fromLevel: 'copper' } });
    const said = await screen.findByRole('region', { name: 'Whom it is for' });
    expect(said.textContent).toContain('Level of loyalty, or one above it');
    expect(said.textContent).toContain('copper');
  });

  it('say what is refused beside its field, until that is typed anew', async () => {
    open('?races=new');
    await fillIn();
    page.answer(
      'POST',
      '/operator-api/tournaments',
      refusal('INVALID_INPUT', [{ at: '/currencies/0/prizes', rule: 'prizesGrow', message: 'to a command' }]),
    );
    await press(button('Make the race'));
    const told = 'a lower place may not have a higher prize';
    expect(within(part('By currency')).getByText(told)).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('EUR · Prize: a lower place');
    type('Prize 2', '20.00');
    expect(within(part('By currency')).queryByText(told)).toBeNull();
  });

  it('are listed, and one shows its board and is closed with a reason', async () => {
    const list = open('?races=');
    expect((await screen.findByRole('link', { name: 'Winter Race' })).getAttribute('href')).toContain(
      'races=4711',
    );
    list.unmount();
    page.remove();
    open('?races=4711');
    expect(await screen.findByText('123.45')).toBeTruthy();
    await press(button('Close it now'));
    type('Why', 'a mistake');
    page.answer('POST', '/operator-api/tournaments/4711/close', answered({ ...RACE, phase: 'settling' }));
    const [, submit] = screen.getAllByRole('button', { name: 'Close it now' });
    await press(submit!);
    expect(posted().map(({ path, body }) => [path, body])).toEqual([
      ['/operator-api/tournaments/4711/close', { reason: 'a mistake' }],
    ]);
  });

  it('show what each place wins, and who approves what is to be paid at most', async () => {
    open('?races=4711');
    const rows = within(await screen.findByRole('table', { name: 'What each place wins' })).getAllByRole(
      'row',
    );
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      'Place1EUR€50.00JPY¥7,500',
      'Place2–3EUR€30.00JPY¥4,500',
      'PlaceAll placesEUR€110.00JPY¥16,500',
    ]);
    await press(button('Approve the prizes'));
    expect(screen.getByTestId('to-be-paid').textContent).toBe('To be paid at most: €110.00, ¥16,500');
  });

  it('say what is to be paid exactly once places are fixed', async () => {
    const prizes = [{ currency: 'EUR', won: '80.00', paid: '0.00', winners: 2 }];
    open('?races=4711', undefined, { ...RACE, phase: 'finished', prizes });
    await screen.findByRole('table', { name: 'What each place wins' });
    await press(button('Approve the prizes'));
    expect(screen.getByTestId('to-be-paid').textContent).toBe('To be paid: €80.00');
  });

  it('have no field red before it was left, and all that are missing once the button is pressed', async () => {
    open('?races=new');
    const red = () => [...document.querySelectorAll('[aria-invalid="true"]')];
    const code = await screen.findByLabelText('Code of the race', {}, { timeout: 5_000 });
    expect(red()).toEqual([]);
    expect(screen.queryByText('not filled in yet')).toBeNull();
    fireEvent.blur(code);
    fireEvent.blur(screen.getByLabelText('Opens, day'), {
      relatedTarget: screen.getByLabelText('Opens, time'),
    });
    expect(red()).toEqual([code]);
    type('Code of the race', 'Spring Race');
    expect(code.closest('div')?.parentElement?.textContent).toContain('characters that may not stand here');
    await press(button(/Fill in what is missing/));
    expect(red()).toContain(screen.getByLabelText('Opens, day'));
    expect(red()).toContain(screen.getByLabelText('English'));
  });

  it('say of a code that is taken so at its field, and nothing more once all that was refused is typed anew', async () => {
    open('?races=new');
    await fillIn();
    page.answer('POST', '/operator-api/tournaments', refusal('TOURNAMENT_EXISTS'));
    await press(button('Make the race'));
    const code = screen.getByLabelText('Code of the race');
    expect(code.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toContain('Code of the race: another race has this code');
    type('Code of the race', 'spring-2');
    expect(code.getAttribute('aria-invalid')).not.toBe('true');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are made by who may manage games, and nobody else', async () => {
    open('?races=new', ['site:configure']);
    expect(await screen.findByText(/games:manage/)).toBeTruthy();
  });
});
