import { screen, within } from '@testing-library/react';
import type { SiteKeysView } from '@paddock/contract/schemas';
import { answered, refusal, SAMPLE_NOW_MS } from '@paddock/shared-utils/testing';

import { A_SITE, CHANGES, openSitePage, type OpenSite } from './site-page.fixture.tsx';

const SITE: SiteKeysView = {
  ...A_SITE,
  keys: { closedParcels: ['lotto'] },
  unsaid: {
    features: [217, 39],
    isRegistrationAllowed: true,
    widgets: { header: 'header/main', floating: 'support/button' },
  },
};

describe('features of the site, at the desk', () => {
  let desk: OpenSite;
  afterEach(() => desk.leave());

  async function open({ site = SITE, permissions = ['site:configure'] } = {}) {
    desk = openSitePage('features', site, permissions);
    await screen.findByText('Statistics of matches (217)', {}, { timeout: 5_000 });
    desk.page.answer('POST', CHANGES, answered(null, 204));
  }
  const rowOf = (list: string, name: string | RegExp) => {
    const row = within(screen.getByTestId(list)).getByText(name).closest('li');
    if (row === null) throw new Error(`${String(name)} has no row`);
    return within(row);
  };
  const publish = async () => {
    desk.type('Why', 'the law');
    await desk.press(desk.button('Publish'));
  };

  it('are turned off and on by their names, over what holds by default', async () => {
    await open();
    expect(rowOf('features', 'Quick coupon (39)').getByText('On')).toBeTruthy();
    await desk.press(desk.button('Turn off: Statistics of matches (217)'));
    expect(screen.getAllByText(/the pages of statistics answer 404/)).toHaveLength(2);
    expect(within(screen.getByTestId('site-changes')).getByText('Statistics of matches (217)')).toBeTruthy();
    await publish();
    expect(desk.sent(CHANGES)).toEqual([{ change: { features: [39] }, seen: 5, reason: 'the law' }]);
    await desk.press(desk.button(/^Turn on: Deposit limit locked/));
    await publish();
    expect(desk.sent(CHANGES).at(-1)).toMatchObject({ change: { features: [217, 39, 512] } });
  });

  it('name those of pages elsewhere, and numbers no page asks for', async () => {
    const entry = { name: 'shop', path: '/shop', origin: 'https://shop.example', featureId: 12 };
    await open({ site: { ...SITE, keys: { features: [7], remoteEntries: [entry] } } });
    expect(rowOf('features', 'Feature 12').getByText(/other servers belong to it: shop/)).toBeTruthy();
    expect(rowOf('features', 'Feature 7').getByText('No page of the product asks for it.')).toBeTruthy();
  });

  it('close a part of the site at a time and open it again, each with what disappears', async () => {
    await open();
    expect(rowOf('parcels', 'Lotteries').getByText('Closed')).toBeTruthy();
    expect(rowOf('parcels', 'Support').getByText(/stands in the frame \(floating\)/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Close: Support' })).toBeNull();
    await desk.press(desk.button('Open: Lotteries'));
    await publish();
    expect(desk.sent(CHANGES)).toMatchObject([{ change: { closedParcels: null } }]);
    await desk.press(desk.button('Close: Casino'));
    expect(screen.getByText(/Planned, players are told a day before/)).toBeTruthy();
    await desk.press(screen.getByRole('radio', { name: 'At a time' }));
    desk.type('Day', '2030-01-02');
    desk.type(/^Time/, '08:30');
    desk.type('Why', 'the law');
    await desk.press(desk.button('Plan it'));
    expect(desk.sent(CHANGES).at(-1)).toMatchObject({
      change: { closedParcels: ['lotto', 'casino'] },
      fromMs: expect.any(Number) as number,
    });
  });

  it('close a part of another team by its name, and none that has to stay', async () => {
    await open();
    await desk.press(desk.button('Close another parcel'));
    expect(desk.button(/^Enter a name/)).toBeTruthy();
    desk.type('Name of the parcel', 'desk');
    expect(desk.button('No site can be without it')).toBeTruthy();
    desk.type('Name of the parcel', 'greyhounds');
    await publish();
    expect(desk.sent(CHANGES)).toMatchObject([{ change: { closedParcels: ['lotto', 'greyhounds'] } }]);
  });

  it('close registration, and keep what was typed while somebody else does the same', async () => {
    await open();
    await desk.press(desk.button('Close registration'));
    desk.type('Why', 'the law');
    const meanwhile = { keys: ['isRegistrationAllowed'], version: 6 };
    desk.page.answer('POST', CHANGES, refusal('SITE_CHANGED', meanwhile));
    await desk.press(desk.button('Publish'));
    await desk.again({ ...SITE, version: 6, keys: { isRegistrationAllowed: false } });
    expect(screen.getByText(/^Version 6 changed this key meanwhile/)).toBeTruthy();
    expect(desk.button('It is so already')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Why').value).toBe('the law');
    await desk.again({ ...SITE, version: 7, keys: { isRegistrationAllowed: true, refId: 3 } });
    await desk.press(desk.button('Put mine over theirs'));
    desk.page.answer('POST', CHANGES, answered(null, 204));
    await desk.press(desk.button('Publish'));
    expect(desk.sent(CHANGES).at(-1)).toEqual({
      change: { isRegistrationAllowed: false },
      seen: 7,
      reason: 'the law',
    });
  });

  it('tell of plans in words', async () => {
    const plan = {
      ...{ id: '9', author: 'olga', reason: 'a new law', fault: null, state: 'waiting' as const },
      fromMs: SAMPLE_NOW_MS + 3_600_000,
      change: { closedParcels: ['lotto', 'toto'], isRegistrationAllowed: false, features: null },
    };
    await open({ site: { ...SITE, plans: [plan] } });
    const row = within(screen.getByText(/^olga/).closest('li') as HTMLElement);
    expect(row.getByText('Pools')).toBeTruthy();
    expect(row.getByText('Registration')).toBeTruthy();
    expect(row.getAllByText('Closed')).toHaveLength(2);
    expect(row.queryByText(/lotto/)).toBeNull();
  });

  it('are looked at by everybody, and changed by nobody who may only look', async () => {
    await open({ permissions: ['site:maintain'] });
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Sign out']);
  });
});
