import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { OperatorSessionView, SiteKeysView, SitePlanView } from '@paddock/contract/schemas';
import {
  answered,
  installFakePage,
  refusal,
  SAMPLE_NOW_MS,
  type FakePage,
} from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { SitePage } from './site-page.tsx';

const SESSION: OperatorSessionView = {
  operatorId: '4',
  name: 'ada',
  roles: ['admin'],
  permissions: ['site:configure'],
  passwordChangeNeeded: false,
  expiresAtMs: SAMPLE_NOW_MS + 28_800_000,
};
const PLAN: SitePlanView = {
  id: '9',
  fromMs: SAMPLE_NOW_MS + 3_600_000,
  author: 'olga',
  reason: 'a quiet night',
  change: { isPwa: false },
  state: 'waiting',
  fault: null,
};
const REFUSED: SitePlanView = {
  ...PLAN,
  id: '8',
  state: 'refused',
  fault: JSON.stringify({ code: 'SITE_CHANGED', message: '', details: { keys: ['amountTemplate'] } }),
};
const LANGUAGES = { all: ['en', 'ru'], hiddenFromGuests: [], fallback: 'en' };
const SITE: SiteKeysView = {
  version: 5,
  keys: { languages: LANGUAGES, refId: 7 },
  unsaid: { timeZone: 3, blocks: null },
  plans: [PLAN, REFUSED],
};
const CHANGES = '/operator-api/site/changes';

describe('the configuration at the desk', () => {
  let page: FakePage;
  afterEach(() => {
    page.remove();
    sessionStorage.clear();
  });

  async function open({ permissions = SESSION.permissions } = {}) {
    page = installFakePage({ dictionaries: { desk: { en, ru } } });
    const signedIn = { token: 'an.operators.token', session: { ...SESSION, permissions } };
    page.answer('POST', '/operator-api/session/resume', answered({ signedIn }));
    page.answer('GET', '/operator-api/site', answered(SITE));
    const version = { number: 5, atMs: SAMPLE_NOW_MS, author: 'ada', reason: 'a new season' };
    page.answer('GET', '/operator-api/site/versions', answered({ versions: [version] }));
    const { unmount } = render(<SitePage query="?tab=keys" />);
    await screen.findAllByText('refId', {}, { timeout: 5_000 });
    return unmount;
  }
  const bodies = () => page.requests.filter(({ path }) => path === CHANGES).map(({ body }) => body);
  const rowOf = (key: string) => {
    const row = within(screen.getByTestId('site-keys')).getByText(key).closest('li');
    if (row === null) throw new Error(`${key} has no row`);
    return within(row);
  };
  const press = (button: HTMLElement) =>
    act(() => {
      fireEvent.click(button);
      return Promise.resolve();
    });
  const type = (label: string | RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const again = (site: SiteKeysView) => {
    page.answer('GET', '/operator-api/site', answered(site));
    return act(() => page.timing.advanceAsync(11_000));
  };

  it('is every key with what holds, said or not, found by its name', async () => {
    await open();
    expect(rowOf('refId').getByText('7')).toBeTruthy();
    expect(rowOf('timeZone').getByText('Default')).toBeTruthy();
    expect(rowOf('blocks').getByText('Nothing')).toBeTruthy();
    type('Key', 'zone');
    expect(within(screen.getByTestId('site-keys')).getAllByRole('listitem')).toHaveLength(1);
    type('Key', 'brand:meadow');
    expect(rowOf('brand:meadow').getByText('Nothing')).toBeTruthy();
  });

  it('says in words what each key sets, and finds it by them', async () => {
    await open();
    expect(rowOf('refId').getByText('The number of the partner the site belongs to')).toBeTruthy();
    type('Key', 'whom the site keeps out');
    expect(rowOf('blocks').getByText(/by country \(tab Countries\)$/)).toBeTruthy();
    expect(within(screen.getByTestId('site-keys')).getAllByRole('listitem')).toHaveLength(1);
  });

  it('is one of the tabs of the site, which are in the address', async () => {
    await open();
    await press(screen.getByRole('tab', { name: 'Maintenance' }));
    await press(screen.getByRole('tab', { name: 'Countries' }));
    expect(page.navigations).toEqual([
      { href: '/en/desk/site?tab=maintenance', replace: true },
      { href: '/en/desk/site', replace: true },
    ]);
  });

  it('is changed as JSON, whose refusal names the place, over what the operator saw', async () => {
    await open();
    await press(rowOf('languages').getByRole('button', { name: 'Change' }));
    type('Value, as JSON', '{"all": ["en"], ');
    expect(screen.getByRole('button', { name: /^This is no JSON/ })).toBeTruthy();
    type('Value, as JSON', JSON.stringify({ ...LANGUAGES, fallback: 'de' }));
    expect(within(screen.getByTestId('site-changes')).getByText('/languages/fallback')).toBeTruthy();
    type('Why', 'for Berlin');
    const problem = '/languages/fallback de is not a language guests may see';
    page.answer('POST', CHANGES, refusal('SITE_KEYS_INVALID', { problems: [problem] }));
    await press(screen.getByRole('button', { name: 'Publish' }));
    expect((await screen.findByRole('alert')).textContent).toContain(problem);
    page.answer('POST', CHANGES, answered(null, 204));
    await press(screen.getByRole('button', { name: 'Publish' }));
    expect(bodies().at(-1)).toEqual({
      change: { languages: { ...LANGUAGES, fallback: 'de' } },
      seen: 5,
      reason: 'for Berlin',
    });
    expect(await rowOf('languages').findByRole('button', { name: 'Change' })).toBeTruthy();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is planned for a time, and goes back to its default', async () => {
    await open();
    await press(rowOf('refId').getByRole('button', { name: 'Back to the default' }));
    await press(screen.getByRole('radio', { name: 'At a time' }));
    type('Day', '2030-01-02');
    type(/^Time/, '08:30');
    expect(screen.getByText(/^It holds from Jan 2, 2030, 08:30 UTC/)).toBeTruthy();
    type('Why', 'the partner leaves');
    page.answer('POST', CHANGES, answered(null, 204));
    await press(screen.getByRole('button', { name: 'Plan it' }));
    expect(bodies().at(-1)).toMatchObject({ change: { refId: null }, fromMs: expect.any(Number) as number });
  });

  it('keeps what was typed beside what somebody else changed meanwhile, and puts it over that', async () => {
    const unmount = await open();
    await press(rowOf('refId').getByRole('button', { name: 'Change' }));
    type('Value, as JSON', '12');
    await again({ ...SITE, version: 6, keys: { ...SITE.keys, companyName: 'Oaks' } });
    expect(screen.queryByText(/^Version 6 changed this key meanwhile/)).toBeNull();
    await again({ ...SITE, version: 7, keys: { ...SITE.keys, refId: 9 } });
    expect(screen.getByText(/^Version 7 changed this key meanwhile/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Value, as JSON').value).toBe('12');
    await press(screen.getByRole('button', { name: 'Put mine over theirs' }));
    expect(screen.queryByText(/changed this key meanwhile/)).toBeNull();
    type('Why', 'ours counts');
    page.answer('POST', CHANGES, answered(null, 204));
    await press(screen.getByRole('button', { name: 'Publish' }));
    expect(bodies().at(-1)).toMatchObject({ change: { refId: 12 }, seen: 7 });
    unmount();
  });

  it('has what was typed again after another page', async () => {
    const unmount = await open();
    await press(rowOf('refId').getByRole('button', { name: 'Change' }));
    type('Value, as JSON', '12');
    unmount();
    page.remove();
    await open();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Value, as JSON').value).toBe('12');
  });

  it('has its plans, which are withdrawn, and says why one was refused', async () => {
    await open();
    expect(screen.getByText('Changed meanwhile: amountTemplate')).toBeTruthy();
    expect(screen.getAllByText('From Nov 21, 2026, 13:00 UTC')).toHaveLength(2);
    await press(screen.getByRole('button', { name: 'Withdraw the plan' }));
    type('Why', 'not now');
    page.answer('POST', '/operator-api/site/plans/9/withdraw', answered(null, 204));
    await press(screen.getByRole('button', { name: 'Withdraw the plan' }));
    const sent = page.requests.filter(({ path }) => path === '/operator-api/site/plans/9/withdraw');
    expect(sent.map(({ body }) => body)).toEqual([{ reason: 'not now' }]);
  });

  it('has its versions, each with what it changed and the way to take it back', async () => {
    await open();
    const differences = [{ key: 'languages', before: { ...LANGUAGES, fallback: 'ru' }, after: LANGUAGES }];
    page.answer('GET', '/operator-api/site/differences', answered({ differences }));
    const details = (await screen.findByText('What it changed')).closest('details');
    if (details === null) throw new Error('what it changed cannot be opened');
    details.open = true;
    fireEvent(details, new Event('toggle'));
    expect(await screen.findByText('/languages/fallback')).toBeTruthy();
    await press(screen.getByRole('button', { name: 'Take back version 5' }));
    type('Why', 'a mistake');
    page.answer('POST', '/operator-api/site/versions/5/take-back', answered(null, 204));
    await press(screen.getByRole('button', { name: 'Take it back' }));
    const taken = page.requests.filter(({ path }) => path === '/operator-api/site/versions/5/take-back');
    expect(taken.map(({ body }) => body)).toEqual([{ reason: 'a mistake' }]);
  });

  it('is changed by nobody who may only look', async () => {
    await open({ permissions: ['reports:read'] });
    expect(screen.queryByRole('button', { name: /Change|Back|Withdraw|Take/ })).toBeNull();
  });
});
