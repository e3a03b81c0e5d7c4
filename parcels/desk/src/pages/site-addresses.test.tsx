import { act, fireEvent, screen, within } from '@testing-library/react';
import type { RedirectRuleView } from '@paddock/contract/schemas';
import { answered, refusal, SAMPLE_NOW_MS, type FakePage } from '@paddock/shared-utils/testing';

import { A_SITE, openSitePage, type OpenSite } from './site-page.fixture.tsx';

const REDIRECTS = '/operator-api/redirects';
const CHANGES = '/operator-api/redirects/changes';
const RULES: RedirectRuleView[] = [
  { kind: 'exact', from: '/old', to: '/line', status: 301 },
  { kind: 'prefix', from: '/promo', to: '/bonus', status: 302 },
];
const VERSION = { number: 3, atMs: SAMPLE_NOW_MS, author: 'ada', reason: 'the old site' };

describe('moved addresses at the desk', () => {
  let desk: OpenSite;
  afterEach(() => desk.leave());

  const stands = (page: FakePage, rules: readonly RedirectRuleView[], number: number) => {
    page.answer(
      'GET',
      REDIRECTS,
      answered({ version: number, rules: [...rules], total: rules.length, next: null }),
    );
    page.answer(
      'GET',
      `${REDIRECTS}/versions`,
      answered({ versions: number === 0 ? [] : [{ ...VERSION, number }] }),
    );
  };

  const lineStands = (page: FakePage) =>
    page.answer('GET', '/web-api/seo/page', ({ options: { query } }) =>
      query?.['path'] === '/en/line' ? answered({ name: 'Line' }) : refusal('NOT_FOUND'),
    );

  async function open({ rules = RULES, number = 3, permissions = ['site:configure'] } = {}) {
    desk = openSitePage('addresses', A_SITE, permissions, (page) => stands(page, rules, number));
    await screen.findByLabelText('Try an address', {}, { timeout: 5_000 });
  }
  const list = () => within(screen.getByTestId('moved-addresses'));
  const rowOf = (from: string) => {
    const row = list().getByText(from).closest('li');
    if (row === null) throw new Error(`${from} has no row`);
    return within(row);
  };

  it('are listed by fifties, and found by their beginning', async () => {
    const many = Array.from({ length: 60 }, (_, at): RedirectRuleView => ({
      kind: 'exact',
      from: `/shop/${String(at).padStart(2, '0')}`,
      to: '/live',
      status: 301,
    }));
    await open({ rules: [...RULES, ...many] });
    expect(list().getAllByRole('listitem')).toHaveLength(50);
    await desk.press(desk.button('Page 2'));
    expect(list().getAllByRole('listitem')).toHaveLength(12);
    desk.type('Address', '/shop/0');
    expect(screen.getByText('10 of 62')).toBeTruthy();
    expect(list().getAllByRole('listitem')).toHaveLength(10);
    desk.type('Address', 'bonus');
    expect(rowOf('/promo').getByText('It and all below · 302')).toBeTruthy();
  });

  it('are all read, page by page of one version', async () => {
    desk = openSitePage('addresses', A_SITE, [], (page) => {
      stands(page, RULES, 3);
      page.answer('GET', REDIRECTS, ({ options: { query } }) =>
        answered(
          query?.['after'] === undefined
            ? { version: 3, rules: RULES.slice(0, 1), total: 2, next: '7' }
            : { version: Number(query['version']), rules: RULES.slice(1), total: 2, next: null },
        ),
      );
    });
    expect(await screen.findByText('2 of 2', {}, { timeout: 5_000 })).toBeTruthy();
  });

  it('move one more: of a kind said in words, for good or for now', async () => {
    await open();
    await desk.press(desk.button('Move an address'));
    desk.type('What it takes', 'pattern');
    expect(screen.getByText(/^A name stands for one whole part/)).toBeTruthy();
    desk.type('Old address', '/m/:id/odds');
    desk.type('New address', '/match/:game');
    expect(desk.button('The target has a name the address lacks: /match/:game')).toBeTruthy();
    desk.type('New address', '/match/:id');
    await desk.press(screen.getByRole('radio', { name: 'For now (302)' }));
    expect(screen.getByText(/Search engines keep the old address/)).toBeTruthy();
    desk.type('Why', 'the old site');
    desk.page.answer(
      'POST',
      CHANGES,
      refusal('REDIRECTS_INVALID', {
        problems: [
          'pattern /m/:id/odds leads in a circle: pattern /m/:id/odds, exact /old',
          'exact /old is odd',
        ],
      }),
    );
    await desk.press(desk.button('Publish the rule'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(
      'It leads in a circle: /m/:id/odds · A pattern with names, /old · This address alone',
    );
    expect(alert.textContent).toContain('/old · This address alone: is odd');
    desk.page.answer('POST', CHANGES, answered(null, 204));
    await desk.press(desk.button('Publish the rule'));
    expect(desk.sent(CHANGES).at(-1)).toEqual({
      put: [{ kind: 'pattern', from: '/m/:id/odds', to: '/match/:id', status: 302 }],
      remove: [],
      seen: 3,
      reason: 'the old site',
    });
  });

  it('change one, over what somebody else changed meanwhile, and lose nothing', async () => {
    await open();
    await desk.press(rowOf('/old').getByRole('button', { name: 'Change this rule' }));
    expect(desk.button('Change something first')).toBeTruthy();
    desk.type('New address', '/live');
    desk.type('Why', 'a better place');
    desk.page.answer('POST', CHANGES, refusal('SITE_CHANGED', { keys: ['exact /old'], version: 4 }));
    stands(desk.page, [{ kind: 'exact', from: '/old', to: '/champs', status: 301 }], 4);
    await desk.press(desk.button('Publish the rule'));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Changed meanwhile: /old · This address alone',
    );
    expect(await screen.findByText(/^Version 4 changed this meanwhile/)).toBeTruthy();
    expect(screen.getAllByText('/champs')).not.toHaveLength(0);
    expect(screen.getByLabelText<HTMLInputElement>('New address').value).toBe('/live');
    await desk.press(desk.button('Put mine over theirs'));
    desk.page.answer('POST', CHANGES, answered(null, 204));
    await desk.press(desk.button('Publish the rule'));
    expect(desk.sent(CHANGES).at(-1)).toMatchObject({ put: [{ from: '/old', to: '/live' }], seen: 4 });
  });

  it('keep what was typed about one that somebody else took away', async () => {
    await open();
    await desk.press(rowOf('/old').getByRole('button', { name: 'Change this rule' }));
    desk.type('Old address', '/older');
    desk.type('Why', 'a better name');
    stands(desk.page, RULES.slice(1), 4);
    await act(() => desk.page.timing.advanceAsync(11_000));
    expect(screen.getByLabelText<HTMLInputElement>('Old address').value).toBe('/older');
    desk.page.answer('POST', CHANGES, refusal('SITE_CHANGED', { keys: ['exact /old'], version: 4 }));
    await desk.press(desk.button('Publish the rule'));
    expect(desk.sent(CHANGES)).toMatchObject([{ remove: [{ from: '/old' }], seen: 3 }]);
    expect(await screen.findByText('No rule is there any more.')).toBeTruthy();
    await desk.press(desk.button('Put mine over theirs'));
    desk.page.answer('POST', CHANGES, answered(null, 204));
    await desk.press(desk.button('Publish the rule'));
    expect(desk.sent(CHANGES).at(-1)).toMatchObject({
      put: [{ from: '/older', to: '/line' }],
      remove: [],
      seen: 4,
    });
  });

  it('take one away', async () => {
    await open();
    await desk.press(rowOf('/promo').getByRole('button', { name: 'Remove this rule' }));
    desk.type('Why', 'it came back');
    desk.page.answer('POST', CHANGES, answered(null, 204));
    await desk.press(rowOf('/promo').getByRole('button', { name: 'Remove this rule' }));
    expect(desk.sent(CHANGES)).toEqual([
      { put: [], remove: [{ kind: 'prefix', from: '/promo' }], seen: 3, reason: 'it came back' },
    ]);
  });

  it('warn of a new address where no page stands, once it is typed', async () => {
    await open();
    lineStands(desk.page);
    await desk.press(desk.button('Move an address'));
    desk.type('Old address', '/older');
    desk.type('New address', '/lime');
    fireEvent.blur(screen.getByLabelText('New address'));
    expect(await screen.findByText(/^A guest finds no page of its own there/)).toBeTruthy();
    desk.type('New address', '/line');
    expect(screen.queryByText(/^A guest finds no page/)).toBeNull();
    fireEvent.blur(screen.getByLabelText('New address'));
    expect(await screen.findByText('There stands: Line')).toBeTruthy();
  });

  it('say of an address where it leads, or that it stays', async () => {
    await open();
    const data = {
      redirect: true,
      code: 301,
      url: '/en/line',
      reasons: ['exact /older', 'exact /old'],
      breadcrumbs: ['/en/older', '/en/old', '/en/line'],
    };
    desk.page.answer('POST', '/redirects-api/api/v1/redirect-light', answered({ data }));
    lineStands(desk.page);
    desk.type('Try an address', '/en/older');
    await desk.press(desk.button('Where does it lead?'));
    expect((await screen.findByText(/^It leads \(301\) to/)).textContent).toContain('/en/line');
    expect(screen.getByText('/en/older › /en/old › /en/line')).toBeTruthy();
    expect(await screen.findByText('There stands: Line')).toBeTruthy();
    const stays = { redirect: false, code: null, url: null, reasons: [], breadcrumbs: [] };
    desk.page.answer('POST', '/redirects-api/api/v1/redirect-light', answered({ data: stays }));
    desk.type('Try an address', '/live');
    await desk.press(desk.button('Where does it lead?'));
    expect(await screen.findByText('It stays: no rule moves it.')).toBeTruthy();
    expect(await screen.findByText(/^A guest finds no page of its own there/)).toBeTruthy();
    desk.type('Try an address', 'live?sport=1');
    expect(desk.button('Enter an address that begins with /')).toBeTruthy();
  });

  it('have their versions, with what each changed and the way back', async () => {
    await open();
    desk.page.answer(
      'GET',
      `${REDIRECTS}/differences`,
      answered({ added: [RULES[0]], removed: [{ ...RULES[0], to: '/results' }] }),
    );
    const versions = within(screen.getByTestId('versions'));
    expect(versions.getByText(/^ada, .*: the old site$/)).toBeTruthy();
    const details = versions.getByText('What it changed').closest('details');
    if (details === null) throw new Error('what it changed cannot be opened');
    details.open = true;
    fireEvent(details, new Event('toggle'));
    expect(await versions.findByText('/results')).toBeTruthy();
    await desk.press(desk.button('Take back version 3'));
    desk.type('Why', 'a mistake');
    desk.page.answer('POST', `${REDIRECTS}/versions/3/take-back`, answered(null, 204));
    await desk.press(desk.button('Take it back'));
    expect(desk.sent(`${REDIRECTS}/versions/3/take-back`)).toEqual([{ reason: 'a mistake' }]);
  });

  it('are read again once somebody else changed them', async () => {
    await open();
    stands(desk.page, RULES.slice(1), 4);
    await act(() => desk.page.timing.advanceAsync(11_000));
    expect(list().queryByText('/old')).toBeNull();
  });

  it('are none yet, and changed by nobody who may only look', async () => {
    await open({ rules: [], number: 0, permissions: ['reports:read'] });
    expect(screen.getByText('No address has moved.')).toBeTruthy();
    expect(screen.getByText('Nobody moved an address yet.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Move|Change|Remove|Take/ })).toBeNull();
  });
});
