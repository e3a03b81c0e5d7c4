import { screen, within } from '@testing-library/react';
import type { BlockTerms } from '@paddock/contract';
import type { SiteKeysView } from '@paddock/contract/schemas';
import { answered, refusal, SAMPLE_NOW_MS } from '@paddock/shared-utils/testing';

import { A_SITE, CHANGES, openSitePage, type OpenSite } from './site-page.fixture.tsx';

const RULE = { displayTypeId: 1, templateTypeId: 1 } as const;
const BLOCKS: BlockTerms = {
  rules: [
    { ...RULE, countries: ['UA'], reason: 13 },
    { ...RULE, countries: ['DE', 'GB'], except: true, reason: 1, displayTypeId: 2, templateTypeId: 2 },
  ],
};
const SITE = { ...A_SITE, keys: { blocks: BLOCKS } };

describe('whom the site keeps out, at the desk', () => {
  let desk: OpenSite;
  afterEach(() => {
    desk.leave();
    sessionStorage.clear();
  });

  async function open({
    site = SITE,
    permissions = ['site:configure'],
  }: { site?: SiteKeysView; permissions?: string[] } = {}) {
    desk = openSitePage('countries', site, permissions);
    await screen.findByText('Whom the site keeps out', {}, { timeout: 5_000 });
  }
  const choose = async (label: string, name: string) => {
    desk.type(label, name);
    await desk.press(desk.button(name));
  };
  const changes = () => within(screen.getByTestId('site-changes'));

  it('is told in words: who, why, what they see, whether a pass lifts it', async () => {
    await open();
    const [first, second] = within(screen.getByTestId('block-rules')).getAllByRole('listitem');
    expect(first?.textContent).toContain('Rule 1: Ukraine');
    expect(first?.textContent).toContain('Not open in Ukraine (13) · kept out');
    expect(first?.textContent).toContain('(451), and may appeal');
    expect(first?.textContent).toContain('cookie forced_geo_off');
    expect(second?.textContent).toContain('everybody except Germany, United Kingdom');
    expect(second?.textContent).toContain('only told');
    expect(second?.textContent).toContain('no pass lifts it');
    expect(screen.getByText('Visitors whose country nobody knows: are let in')).toBeTruthy();
  });

  it('says that a rule for everybody decides about visitors whose country nobody knows', async () => {
    const rules = [...BLOCKS.rules, { ...RULE, countries: [], except: true, reason: 1 as const }];
    await open({ site: { ...A_SITE, keys: { blocks: { rules } } } });
    expect(
      screen.getByText(/^Visitors whose country nobody knows: rule 3 decides\. everybody: .* kept out/),
    ).toBeTruthy();
    expect(screen.queryByText('Visitors whose country nobody knows: are let in')).toBeNull();
  });

  it('warns where nobody gets in any more', async () => {
    const rules = [{ ...RULE, countries: [], except: true, reason: 1 as const }];
    await open({ site: { ...A_SITE, keys: { blocks: { rules } } } });
    await desk.press(desk.button('Change the rules'));
    expect(screen.getByText(/^Everybody is kept out: nobody sees the site any more/)).toBeTruthy();
    await choose('Add a country to rule 1', 'Germany');
    expect(screen.queryByText(/^Everybody is kept out/)).toBeNull();
  });

  it('closes a country by its name, before all other rules, with what differs and why', async () => {
    await open();
    await choose('What holds for a country', 'Poland');
    expect(screen.getByRole('status').textContent).toMatch(/^Poland: rule 2 decides/);
    await choose('What holds for a country', 'Germany');
    expect(screen.getByText('Germany: visitors are let in.')).toBeTruthy();
    await desk.press(desk.button('Close Germany'));
    await choose('Add a country to rule 1', 'France');
    desk.type('Reason of rule 1', '8');
    expect(screen.getByText('They read that the site opens there soon (503). No appeal.')).toBeTruthy();
    expect(changes().getByText(/^Germany, France: Opens there soon \(8\) · kept out/)).toBeTruthy();
    desk.type('Why', 'no licence yet');
    desk.page.answer('POST', CHANGES, answered(null, 204));
    await desk.press(desk.button('Publish'));
    expect(desk.sent(CHANGES)).toEqual([
      {
        change: {
          blocks: { rules: [{ ...RULE, countries: ['DE', 'FR'], reason: 8 }, ...BLOCKS.rules] },
        },
        seen: 5,
        reason: 'no licence yet',
      },
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('lets a country in again, at a time, and says nothing more where nobody is kept out', async () => {
    await open({ site: { ...SITE, keys: { blocks: { rules: BLOCKS.rules.slice(0, 1) } } } });
    await choose('What holds for a country', 'Ukraine');
    await desk.press(desk.button('Let Ukraine in again'));
    await desk.press(screen.getByRole('radio', { name: 'At a time' }));
    desk.type('Day', '2030-01-02');
    desk.type(/^Time/, '08:30');
    desk.type('Why', 'a licence');
    desk.page.answer('POST', CHANGES, answered(null, 204));
    await desk.press(desk.button('Plan it'));
    expect(desk.sent(CHANGES)).toMatchObject([
      { change: { blocks: null }, fromMs: expect.any(Number) as number },
    ]);
  });

  it('changes the order of rules, what they do, and what becomes of countries nobody knows', async () => {
    await open();
    await desk.press(desk.button('Change the rules'));
    expect(desk.button('Change something first')).toBeTruthy();
    await desk.press(desk.button('Move rule 2 up'));
    expect(changes().getByText('Order of the rules')).toBeTruthy();
    expect(screen.queryByText(/A rule above decides about/)?.textContent).toContain('Ukraine');
    await desk.press(screen.getAllByRole('checkbox', { name: /^Keep them out/ })[0] as HTMLElement);
    await desk.press(screen.getAllByRole('checkbox', { name: /^By country/ })[1] as HTMLElement);
    await desk.press(desk.button('Leave out Germany'));
    await desk.press(desk.button('Leave out United Kingdom'));
    expect(desk.button('Rule 1 is for everybody: move it to the end')).toBeTruthy();
    await desk.press(desk.button('Move rule 1 down'));
    desk.type('Visitors whose country nobody knows', 'closed');
    desk.type('Why', 'closing down');
    desk.page.answer('POST', CHANGES, answered(null, 204));
    await desk.press(desk.button('Publish'));
    expect(desk.sent(CHANGES)).toMatchObject([
      {
        change: {
          blocks: {
            rules: [
              { countries: ['UA'], reason: 13, displayTypeId: 1, templateTypeId: 2 },
              { countries: [], except: true, reason: 1, displayTypeId: 1, templateTypeId: 2 },
            ],
            unknownCountry: 'closed',
          },
        },
      },
    ]);
  });

  it('asks for a country before a new rule is sent, and takes rules out', async () => {
    await open();
    await desk.press(desk.button('Close countries'));
    expect(desk.button('Rule 1 names no country yet')).toBeTruthy();
    await desk.press(desk.button('Remove rule 1'));
    await desk.press(desk.button('Add a rule'));
    await desk.press(screen.getAllByRole('radio', { name: 'Everybody except' })[0] as HTMLElement);
    expect(desk.button('Rule 1 is for everybody: move it to the end')).toBeTruthy();
    await desk.press(desk.button('Cancel'));
    expect(desk.button('Change the rules')).toBeTruthy();
  });

  it('keeps what was chosen beside what somebody else changed meanwhile, in words, and after another page', async () => {
    await open();
    await desk.press(desk.button('Change the rules'));
    desk.type('Visitors whose country nobody knows', 'closed');
    desk.type('Why', 'ours counts');
    desk.page.answer('POST', CHANGES, refusal('SITE_CHANGED', { keys: ['blocks'], version: 6 }));
    await desk.press(desk.button('Publish'));
    expect((await screen.findByRole('alert')).textContent).toContain('Changed meanwhile: blocks');
    const theirs = { ...SITE, version: 6, keys: { blocks: { rules: BLOCKS.rules.slice(0, 1) } } };
    await desk.again(theirs);
    expect(screen.getByText(/^Version 6 changed this key meanwhile/)).toBeTruthy();
    expect(screen.getAllByText(/^everybody except Germany, United Kingdom: /)).not.toHaveLength(0);
    desk.leave();
    await open({ site: theirs });
    await desk.press(desk.button('Put mine over theirs'));
    desk.type('Why', 'ours counts');
    desk.page.answer('POST', CHANGES, answered(null, 204));
    await desk.press(desk.button('Publish'));
    expect(desk.sent(CHANGES)).toMatchObject([
      { change: { blocks: { ...BLOCKS, unknownCountry: 'closed' } }, seen: 6 },
    ]);
  });

  it('tells of plans that change it too, and of sites that say it for themselves', async () => {
    const plan = {
      id: '9',
      fromMs: SAMPLE_NOW_MS + 3_600_000,
      author: 'olga',
      reason: 'a new law',
      change: { blocks: null },
      state: 'waiting',
      fault: null,
    } as const;
    const keys = { ...SITE.keys, 'brand:meadow': { hosts: ['meadow.example'], blocks: BLOCKS } };
    await open({ site: { ...SITE, keys, plans: [plan, { ...plan, id: '8', change: { isPwa: false } }] } });
    expect(screen.getAllByRole('button', { name: 'Withdraw the plan' })).toHaveLength(1);
    expect(screen.getByText(/^Ukraine: Not open in Ukraine/).tagName).toBe('DEL');
    expect(screen.getByText(/choose one above: meadow/)).toBeTruthy();
    await desk.press(desk.button('Change the rules'));
    expect(screen.getByText(/^A plan of olga for .* changes this too; what you change before/)).toBeTruthy();
    await desk.press(screen.getByRole('radio', { name: 'At a time' }));
    desk.type('Day', '2030-01-02');
    desk.type(/^Time/, '08:30');
    expect(
      screen.getByText(/^A plan of olga for .* Yours comes after it: both are carried out/),
    ).toBeTruthy();
  });

  it('is looked at by everybody, and changed by nobody who may only look', async () => {
    await open({ site: A_SITE, permissions: ['reports:read'] });
    expect(screen.getByText('Nobody is kept out by a rule.')).toBeTruthy();
    await choose('What holds for a country', 'Germany');
    expect(screen.getByText('Germany: visitors are let in.')).toBeTruthy();
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Sign out']);
  });
});
