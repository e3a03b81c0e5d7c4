import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { PageProps } from '@paddock/contract';
import { answered, installFakePage, refusal, SAMPLE_NOW_MS } from '@paddock/shared-utils/testing';
import type { FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { LEAD, PROMOTION, PROMOTIONS, TERMS } from './promotions-page.fixture.ts';
import { PromotionsPage } from './promotions-page.tsx';

describe('promotions at the desk', () => {
  let page: FakePage;
  afterEach(() => {
    page.remove();
    sessionStorage.clear();
  });

  function open({ query = '', language = 'en', permissions = LEAD.permissions, one = PROMOTION } = {}) {
    page = installFakePage({ dictionaries: { desk: { en, ru } }, language });
    const session = { ...LEAD, permissions };
    page.answer(
      'POST',
      '/operator-api/session/resume',
      answered({ signedIn: { token: 'a.token', session } }),
    );
    page.answer('GET', '/operator-api/promotions', answered(PROMOTIONS));
    page.answer('GET', '/operator-api/promotions/good-week', answered(one));
    render(<PromotionsPage {...({ params: {}, query } as unknown as PageProps)} />);
  }
  const asked = (path: string) => page.requests.filter((one) => one.path === path);
  const button = (name: string | RegExp) => screen.getByRole('button', { name });
  const press = (element: HTMLElement) =>
    act(() => {
      fireEvent.click(element);
      return Promise.resolve();
    });

  it('lists promotions by how they stand, with who took part and what they cost', async () => {
    open();
    await screen.findByText('A Good Week', {}, { timeout: 5_000 });
    const rows = () => screen.getAllByRole('row').slice(1);
    expect(rows()).toHaveLength(3);
    for (const words of ['good-week', 'Running', 'A deposit', 'Bonus money', '3', '€12.50'])
      expect(rows()[0]?.textContent).toContain(words);
    expect(rows()[1]?.textContent).toContain('nothing');
    expect(screen.getByRole('radio', { name: 'All given' })).toBeTruthy();
    const over = PROMOTIONS.promotions.slice(2);
    page.answer('GET', '/operator-api/promotions', answered({ promotions: over, next: null }));
    await press(screen.getByRole('radio', { name: 'Over' }));
    expect(rows().map((row) => row.textContent)).toEqual([expect.stringContaining('Long over')]);
    expect(asked('/operator-api/promotions').at(-1)?.options.query).toMatchObject({ standing: 'over' });
    page.answer('GET', '/operator-api/promotions', answered({ promotions: [], next: null }));
    await press(screen.getByRole('radio', { name: 'Stopped' }));
    expect(screen.getByText('No promotion stands so.')).toBeTruthy();
  });

  it('goes from page to page, and calls promotions in the language of whoever looks', async () => {
    open({ language: 'ru' });
    page.answer('GET', '/operator-api/promotions', answered({ ...PROMOTIONS, next: 'gone' }));
    await screen.findByText('Хорошая неделя', {}, { timeout: 5_000 });
    expect(button('Предыдущая страница').getAttribute('disabled')).not.toBeNull();
    const last = { promotions: PROMOTIONS.promotions.slice(1, 2), next: null };
    page.answer('GET', '/operator-api/promotions', answered(last));
    await press(button('Следующая страница'));
    expect(asked('/operator-api/promotions').at(-1)?.options.query).toMatchObject({ before: 'gone' });
    expect(await screen.findByText('Страница 2')).toBeTruthy();
    expect(button('Следующая страница').getAttribute('disabled')).not.toBeNull();
    page.answer('GET', '/operator-api/promotions', answered({ ...PROMOTIONS, next: 'gone' }));
    await press(button('Предыдущая страница'));
    expect(await screen.findByText('Страница 1')).toBeTruthy();
  });

  it('says the terms in plain words beside the start, and of each version', async () => {
    const terms = { ...TERMS, limits: { budget: { EUR: '10000.00' } } };
    open({ query: '?code=good-week', one: { ...PROMOTION, state: 'draft', version: null, terms } });
    await screen.findByRole('button', { name: 'Start version 1' }, { timeout: 5_000 });
    const words = screen.getByTestId('promotion-terms').textContent;
    expect(words).toContain('Everybody');
    expect(words).toMatch(/Staked so many times.*5/);
    expect(words).toMatch(/How much of a stake counts.*Sportsbook.*100%/);
    expect(words).toMatch(/Budget by currency.*€10,000\.00/);
    const version = screen.getAllByText('Terms of version 1').at(-1)?.closest('details');
    if (!version) throw new Error('a version has its terms');
    version.open = true;
    fireEvent(version, new Event('toggle'));
    await act(() => Promise.resolve());
    expect(asked('/operator-api/promotions/good-week').at(-1)?.options.query).toEqual({ version: '1' });
    expect(version.textContent).toContain('Everybody');
  });

  it('says shares of sports and of games of ours in percent, as shares of products', async () => {
    const wants = { ...TERMS.wants, sports: { tennis: 40 }, ownGames: { dice: 50 } };
    const terms = { ...TERMS, wants } as typeof TERMS;
    open({ query: '?code=good-week', one: { ...PROMOTION, state: 'draft', version: null, terms } });
    await screen.findByRole('button', { name: 'Start version 1' }, { timeout: 5_000 });
    const words = screen.getByTestId('promotion-terms').textContent;
    expect(words).toMatch(/Tennis\s*40%/);
    expect(words).toMatch(/dice\s*50%/);
  });

  it('says that there is none, and what could not be read', async () => {
    open({ language: 'ru' });
    page.answer('GET', '/operator-api/promotions', answered({ promotions: [], next: null }));
    expect(await screen.findByText('Акций пока нет.')).toBeTruthy();
    page.remove();
    document.body.replaceChildren();
    open();
    page.answer('GET', '/operator-api/promotions', refusal('INTERNAL', {}));
    expect(await screen.findByRole('button', { name: /again/i })).toBeTruthy();
  });

  it('shows what became of one, and what it would cost at most', async () => {
    open({ query: '?code=good-week' });
    const [figures] = await screen.findAllByRole('table');
    expect(figures?.textContent).toMatch(/Bonus money.*3.*€30\.00.*€20\.00.*€0\.00.*€12\.50/);
    expect(screen.getByText('Took part so far: 3')).toBeTruthy();
    expect(screen.getByText('in force')).toBeTruthy();
    const view = {
      ...{ seen: 90, players: 40, given: [{ currency: 'EUR', amount: '400.00' }], points: 0 },
      ...{ late: 17, beside: 3 },
      bounds: [
        { by: 'grants', currency: null, limit: '500', used: '40', reachedAtMs: null },
        { by: 'budget', currency: 'EUR', limit: '405.00', used: '400.00', reachedAtMs: SAMPLE_NOW_MS },
      ],
      worst: [
        { currency: 'EUR', each: '10.00', most: '5000.00', by: 'grants' },
        { currency: 'JPY', each: '900', most: null, by: null },
      ],
    };
    page.answer('POST', '/operator-api/promotions/preview', answered(view));
    await press(button('Preview'));
    expect((await screen.findByRole('status')).textContent).toContain('40');
    expect(screen.getByRole('status').textContent).toContain('€400.00');
    expect(screen.getByRole('status').textContent).toMatch(
      /€10\.00.*€5,000\.00.*bounded by gifts in all.*¥900.*no limit: set/,
    );
    expect(screen.getByRole('status').textContent).toMatch(
      /gifts in all40 of 500, not reached.*budget in EUR€400\.00 of €405\.00, reached on .+too late17.*nothing3/,
    );
    page.answer(
      'POST',
      '/operator-api/promotions/preview',
      answered({ ...view, seen: 0, players: 0, given: [] }),
    );
    await press(button('Preview'));
    expect(screen.getByRole('status').textContent).toContain('the past says nothing of it');
    expect(screen.getByRole('status').textContent).toContain('€5,000.00');
    expect(asked('/operator-api/promotions/preview')[0]?.body).toEqual({ terms: PROMOTION.terms, days: 30 });
  });

  it('stops it once, with why, asked before', async () => {
    open({ query: '?code=good-week' });
    await press(await screen.findByRole('button', { name: 'Stop it' }));
    const dialog = within(await screen.findByRole('dialog'));
    const doIt = () => dialog.getByRole('button', { name: /Say why|Stop it/ });
    expect(doIt().textContent).toBe('Say why, in 3 characters or more');
    fireEvent.change(dialog.getByLabelText('Why'), { target: { value: 'it costs too much' } });
    page.answer('POST', '/operator-api/promotions/good-week/stop', refusal('PROMOTION_STATE', {}));
    await press(doIt());
    expect(await dialog.findByRole('alert')).toBeTruthy();
    const stopped = { ...PROMOTION, state: 'stopped' as const };
    page.answer('GET', '/operator-api/promotions/good-week', answered(stopped));
    page.answer('POST', '/operator-api/promotions/good-week/stop', answered(stopped));
    act(() => {
      fireEvent.click(doIt());
      fireEvent.click(doIt());
    });
    expect(await screen.findByText('Stopped')).toBeTruthy();
    expect(asked('/operator-api/promotions/good-week/stop').map(({ body }) => body)).toEqual([
      { reason: 'it costs too much' },
      { reason: 'it costs too much' },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('in force')).toBeNull();
  });

  it('starts the newest version, which only who moves money may', async () => {
    const one = { ...PROMOTION, state: 'draft' as const, version: null };
    open({ query: '?code=good-week', one, permissions: ['site:configure'] });
    expect(await screen.findByText(/cashier:adjust/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Start version/ })).toBeNull();
    page.remove();
    document.body.replaceChildren();
    open({ query: '?code=good-week', one });
    await press(await screen.findByRole('button', { name: 'Start version 1' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Why'), { target: { value: 'the plan' } });
    page.answer('POST', '/operator-api/promotions/good-week/start', answered(PROMOTION));
    await press(dialog.getByRole('button', { name: 'Start it' }));
    expect(asked('/operator-api/promotions/good-week/start')[0]?.body).toEqual({
      ...{ version: 1, reason: 'the plan' },
    });
  });

  it('offers it to a list, pasted or of a file, with why, and tells each line that was refused', async () => {
    open({ query: '?code=good-week' });
    await press(await screen.findByRole('button', { name: 'Offer it to players' }));
    const list = () => screen.getByLabelText<HTMLTextAreaElement>(/one a line/);
    expect(button('Name a player')).toBeTruthy();
    const file = new File(['10000000146\n1000\n10000000238\n10000000320'], 'players.csv');
    await act(async () => {
      fireEvent.change(screen.getByTestId('players-file'), { target: { files: [file] } });
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    expect(list().value).toContain('10000000146');
    fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'the plan' } });
    const refused = [{ player: '1000', code: 'NUMBER_MISTYPED' }];
    page.answer('POST', '/operator-api/promotions/good-week/offer', answered({ offered: 2, refused }));
    await press(button('Offer it: 4'));
    expect(asked('/operator-api/promotions/good-week/offer')[0]?.body).toEqual({
      ...{ players: ['10000000146', '1000', '10000000238', '10000000320'], reason: 'the plan' },
    });
    const told = (await screen.findByRole('status')).textContent;
    for (const words of [
      'Offered anew: 2',
      'Had it before: 1',
      'Refused: 1',
      'Line 2',
      '1000',
      'has a mistake',
    ])
      expect(told).toContain(words);
    expect(screen.queryByLabelText(/one a line/)).toBeNull();
  });

  it('says that all of one is given, what and when, and offers it to nobody', async () => {
    const spent = { by: 'grants' as const, gifts: 30, given: [], lastAtMs: SAMPLE_NOW_MS };
    open({ query: '?code=good-week', one: { ...PROMOTION, spent } });
    expect(await screen.findByText('All given')).toBeTruthy();
    expect(screen.queryByText('Running')).toBeNull();
    expect(
      screen.getByText(/All its gifts are given: 30\. The last gift was given on .+\. It is offered/),
    ).toBeTruthy();
    expect(button('Stop it')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Offer it to players' })).toBeNull();
    page.remove();
    document.body.replaceChildren();
    const given = [{ currency: 'EUR', amount: '995.00' }];
    const one = { ...PROMOTION, spent: { ...spent, by: 'budget' as const, given } };
    open({ query: '?code=good-week', language: 'ru', one });
    expect(await screen.findByText(/Бюджет выдан: 995,00\s€\. Последний подарок/)).toBeTruthy();
  });

  it('lets nobody offer it who may not move money', async () => {
    open({ query: '?code=good-week', permissions: ['site:configure'] });
    expect(await screen.findByRole('button', { name: 'Stop it' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Offer it to players' })).toBeNull();
  });
});
