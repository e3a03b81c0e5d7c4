import { fireEvent, screen, within } from '@testing-library/react';
import type { SiteKeysView } from '@paddock/contract/schemas';
import { answered, refusal } from '@paddock/shared-utils/testing';

import MADE from './made-brand.json' with { type: 'json' };
import { A_SITE, CHANGES, openSitePage, type OpenSite } from './site-page.fixture.tsx';

const { hours } = MADE.support;
const SITE: SiteKeysView = {
  ...A_SITE,
  keys: { companyName: 'Hippodrome', 'brand:meadow': { hosts: ['meadow.example'], companyName: 'Meadow' } },
  unsaid: {
    ...{ groupId: 1, refId: 1, geoCurrencies: null, pwaManifest: null },
    languages: { all: ['en', 'ru', 'de'], hiddenFromGuests: ['ru'], fallback: 'en' },
    ...{ currencies: ['EUR', 'USD', 'RUB'], defaultCurrency: 'EUR' },
    support: { email: 'support@paddock.example', hours },
  },
};

describe('a new brand, at the desk', () => {
  let desk: OpenSite;
  afterEach(() => {
    desk.leave();
    sessionStorage.clear();
  });

  async function open(site = SITE, permissions: readonly string[] = ['site:configure']) {
    desk = openSitePage('brands', site, permissions);
    await screen.findByText('Meadow', {}, { timeout: 5_000 });
  }
  async function begin() {
    await open();
    await desk.press(desk.button('New brand'));
  }
  const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
  const part = (name: string) => within(screen.getByRole('group', { name }));
  const leave = (label: string) => fireEvent.blur(field(label));
  /** As little as a brand needs. */
  function fillIn(code = 'orchard') {
    desk.type('Code of the brand', code);
    desk.type('Name of the site', 'Orchard');
    desk.type('Hosts', MADE.hosts.join(', '));
    desk.type('Why', 'a second name');
  }
  const errorAt = (label: string) => {
    const ids = field(label).getAttribute('aria-describedby') ?? '';
    return ids
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
  };

  it('is made by a form that begins with the installation, and says what differs from it', async () => {
    await begin();
    expect(field('Language where a visitor’s is not there').value).toBe('en');
    expect(field('E-mail of support').value).toBe('support@paddock.example');
    expect(field('E-mail of support')).toBeInstanceOf(HTMLInputElement);
    expect(part('Currencies').getByLabelText<HTMLInputElement>('RUB').checked).toBe(true);
    fillIn();
    desk.type('Language where a visitor’s is not there', 'de');
    desk.type('Currency that is offered first', 'USD');
    desk.type('E-mail of support', 'help@orchard.example');
    desk.type('Number of the partner', '2');
    desk.type(/^Colour of the icons/, '#2b2150');
    await desk.press(part('Languages of the site').getByLabelText('Русский'));
    await desk.press(part('Currencies').getByLabelText('RUB'));
    await desk.press(desk.button('Add: Colour'));
    desk.type('What it colours', '--focus');
    desk.type(/^In the light theme/, 'oklch(0.5 0.18 285)');
    desk.type(/^In the dark theme/, 'oklch(0.78 0.13 285)');
    expect(within(screen.getByTestId('site-changes')).getByText('/brand:orchard')).toBeTruthy();
    desk.page.answer('POST', CHANGES, answered(null, 204));
    await desk.press(desk.button('Publish'));
    expect(desk.sent(CHANGES)).toEqual([
      { change: { 'brand:orchard': MADE }, seen: 5, reason: 'a second name' },
    ]);
    await desk.again({ ...SITE, version: 6, keys: { ...SITE.keys, 'brand:orchard': MADE } });
    const brands = within(screen.getByTestId('brands'));
    expect(brands.getByText('orchard.localhost, www.orchard.localhost')).toBeTruthy();
    expect(desk.button('New brand')).toBeTruthy();
  });

  it('follows the installation in all that is left as it stands', async () => {
    await begin();
    fillIn();
    desk.page.answer('POST', CHANGES, answered(null, 204));
    await desk.press(desk.button('Publish'));
    expect(desk.sent(CHANGES)).toMatchObject([{ change: { 'brand:orchard': {} } }]);
    const [{ change }] = desk.sent(CHANGES) as [{ change: Record<string, object> }];
    expect(change['brand:orchard']).toEqual({ hosts: MADE.hosts, companyName: 'Orchard' });
  });

  it('says at a field what is wrong there once it was left, and all of it once it was to be sent', async () => {
    await begin();
    expect(screen.queryByText('not filled in yet')).toBeNull();
    leave('Hosts');
    expect(errorAt('Hosts')).toContain('not filled in yet');
    expect(screen.getAllByText('not filled in yet')).toHaveLength(1);
    await desk.press(desk.button('Fill in what is missing: 3'));
    expect(screen.getAllByText('not filled in yet')).toHaveLength(3);
    fillIn('meadow');
    desk.type('Hosts', 'meadow.example');
    expect(errorAt('Hosts')).toContain('meadow.example is a host of brand:meadow');
    desk.type('Hosts', 'orchard.example, https://orchard.example');
    expect(errorAt('Code of the brand')).toContain('meadow is taken');
    expect(errorAt('Hosts')).toContain('https://orchard.example is no host that a browser asks for');
    desk.type('Code of the brand', 'Big Orchard');
    expect(errorAt('Code of the brand')).toContain('has characters that may not stand here');
    expect(desk.sent(CHANGES)).toEqual([]);
  });

  it('says at its field what the server refuses, until that is typed anew', async () => {
    await begin();
    fillIn();
    const problems = [
      '/brand:orchard/hosts orchard.localhost is that of the installation itself',
      '/brand:orchard/languages/fallback en is not a language guests may see',
      '/brand:orchard/support/email must match pattern "^x$"',
    ];
    desk.page.answer('POST', CHANGES, refusal('SITE_KEYS_INVALID', { problems }));
    await desk.press(desk.button('Publish'));
    expect(errorAt('Hosts')).toContain('orchard.localhost is the host of the installation itself');
    expect(errorAt('Language where a visitor’s is not there')).toContain('en is not a language guests');
    expect(errorAt('E-mail of support')).toContain('must have the form');
    expect(screen.getByRole('alert').textContent).toContain('/brand:orchard/hosts orchard.localhost');
    desk.type('Hosts', 'hill.localhost');
    expect(errorAt('Hosts')).not.toContain('is the host of');
    expect(errorAt('E-mail of support')).toContain('must have the form');
  });

  it('is told that somebody else made one of this code meanwhile, and keeps what was typed', async () => {
    await begin();
    fillIn();
    desk.page.answer('POST', CHANGES, refusal('SITE_CHANGED', { keys: ['brand:orchard'], version: 6 }));
    const theirs = { hosts: ['orchard.example'] };
    const next = { ...SITE, version: 6, keys: { ...SITE.keys, 'brand:orchard': theirs } };
    desk.page.answer('GET', '/operator-api/site', answered(next));
    await desk.press(desk.button('Publish'));
    expect(screen.getByRole('alert').textContent).toContain('Changed meanwhile: brand:orchard');
    expect(errorAt('Code of the brand')).toContain('orchard is taken');
    expect(field('Hosts').value).toBe(MADE.hosts.join(', '));
    desk.type('Code of the brand', 'orchard-two');
    desk.page.answer('POST', CHANGES, answered(null, 204));
    await desk.press(desk.button('Publish'));
    expect(desk.sent(CHANGES)[1]).toMatchObject({ change: { 'brand:orchard-two': {} }, seen: 6 });
  });

  it('is found again as it was left, and thrown away', async () => {
    await begin();
    fillIn();
    desk.leave();
    await open();
    expect(field('Name of the site').value).toBe('Orchard');
    await desk.press(desk.button('Cancel'));
    expect(screen.queryByLabelText('Name of the site')).toBeNull();
    desk.leave();
    await open();
    expect(desk.button('New brand')).toBeTruthy();
  });

  it('is made by nobody who may only look', async () => {
    await open(SITE, ['site:maintain']);
    expect(screen.getByText('meadow.example')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'New brand' })).toBeNull();
  });
});
