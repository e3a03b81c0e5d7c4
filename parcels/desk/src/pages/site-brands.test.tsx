import { screen, within } from '@testing-library/react';
import type { SiteKeysView } from '@paddock/contract/schemas';
import { answered, refusal, SAMPLE_NOW_MS } from '@paddock/shared-utils/testing';

import type { SiteTab } from '../model/site/site-tab.ts';
import { A_SITE, CHANGES, openSitePage, type OpenSite } from './site-page.fixture.tsx';

const RULE = { displayTypeId: 1, templateTypeId: 1, reason: 1 } as const;
const BLOCKS = { rules: [{ ...RULE, countries: ['UA'] }] };
const MEADOW = { hosts: ['meadow.example'], companyName: 'Meadow' };
const said = (meadow: object): SiteKeysView => ({
  ...A_SITE,
  keys: { blocks: BLOCKS, closedParcels: ['toto'], 'brand:meadow': { ...MEADOW, ...meadow } },
});

describe('another site of the installation, at the desk', () => {
  let desk: OpenSite;
  afterEach(() => {
    desk.leave();
    sessionStorage.clear();
  });

  async function open(tab: SiteTab, site: SiteKeysView) {
    desk = openSitePage(tab, site, ['site:configure']);
    await screen.findByLabelText('Site', {}, { timeout: 5_000 });
    desk.type('Site', 'meadow');
  }
  const publish = async () => {
    desk.type('Why', 'their own law');
    desk.page.answer('POST', CHANGES, answered(null, 204));
    await desk.press(desk.button('Publish'));
  };

  it('closes a country for itself over what holds there, and keeps all else that it says', async () => {
    await open('countries', said({}));
    expect(screen.getByText(/^meadow says nothing of this for itself/)).toBeTruthy();
    expect(within(screen.getByTestId('block-rules')).getByText('Rule 1: Ukraine')).toBeTruthy();
    desk.type('What holds for a country', 'Germany');
    await desk.press(desk.button('Germany'));
    await desk.press(desk.button('Close Germany'));
    const changes = within(screen.getByTestId('site-changes'));
    expect(changes.getAllByText(/kept out/)).toHaveLength(1);
    await publish();
    const blocks = { rules: [{ ...RULE, countries: ['DE'] }, ...BLOCKS.rules] };
    expect(desk.sent(CHANGES)).toEqual([
      { change: { 'brand:meadow': { ...MEADOW, blocks } }, seen: 5, reason: 'their own law' },
    ]);
  });

  it('lets everybody in where the installation does not, and goes back to the installation', async () => {
    await open('countries', said({ blocks: BLOCKS }));
    desk.type('What holds for a country', 'Ukraine');
    await desk.press(desk.button('Ukraine'));
    await desk.press(desk.button('Let Ukraine in again'));
    await publish();
    expect(desk.sent(CHANGES)).toMatchObject([
      { change: { 'brand:meadow': { ...MEADOW, blocks: { rules: [] } } } },
    ]);
    await desk.again(said({ blocks: { rules: [] } }));
    expect(screen.getByText('Nobody is kept out by a rule.')).toBeTruthy();
    await desk.press(desk.button("Let the installation's hold again"));
    expect(within(screen.getByTestId('site-changes')).getByText(/^Ukraine: /)).toBeTruthy();
    await publish();
    expect(desk.sent(CHANGES)[1]).toMatchObject({ change: { 'brand:meadow': MEADOW } });
  });

  it('opens a part that is closed elsewhere, after somebody changed another key of it', async () => {
    await open('features', said({}));
    await desk.press(desk.button('Open: Pools'));
    await desk.again({ ...said({ companyName: 'Grass' }), version: 6 });
    await publish();
    expect(desk.sent(CHANGES)).toEqual([
      {
        change: { 'brand:meadow': { ...MEADOW, companyName: 'Grass', closedParcels: [] } },
        seen: 6,
        reason: 'their own law',
      },
    ]);
  });

  it('tells of a plan of it, which a change before its time makes be refused', async () => {
    const plan = {
      ...{ id: '9', fromMs: SAMPLE_NOW_MS + 3_600_000, author: 'olga', reason: 'spring', fault: null },
      change: { 'brand:meadow': { ...MEADOW, blocks: { rules: [] } } },
      state: 'waiting',
    } as const;
    await open('countries', { ...said({ blocks: BLOCKS }), plans: [plan, { ...plan, id: '8', change: {} }] });
    expect(screen.getAllByRole('button', { name: 'Withdraw the plan' })).toHaveLength(1);
    await desk.press(desk.button('Change the rules'));
    expect(screen.getByText(/^A plan of olga for .* changes this too/)).toBeTruthy();
    desk.type('Visitors whose country nobody knows', 'closed');
    desk.type('Why', 'ours counts');
    desk.page.answer('POST', CHANGES, refusal('SITE_CHANGED', { keys: ['brand:meadow'], version: 6 }));
    await desk.press(desk.button('Publish'));
    expect((await screen.findByRole('alert')).textContent).toContain('Changed meanwhile: brand:meadow');
  });
});
