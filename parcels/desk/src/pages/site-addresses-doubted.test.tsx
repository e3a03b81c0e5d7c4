import { screen, within } from '@testing-library/react';
import { answered, refusal, SAMPLE_NOW_MS } from '@paddock/shared-utils/testing';

import { A_SITE, openSitePage, type OpenSite } from './site-page.fixture.tsx';

const REDIRECTS = '/operator-api/redirects';
const CHANGES = `${REDIRECTS}/changes`;

describe('moved addresses that the server doubts', () => {
  let desk: OpenSite;
  afterEach(() => desk.leave());
  beforeEach(async () => {
    desk = openSitePage('addresses', A_SITE, ['site:configure'], (page) => {
      page.answer('GET', REDIRECTS, answered({ version: 3, rules: [], total: 0, next: null }));
      const version = { number: 3, atMs: SAMPLE_NOW_MS, author: 'ada', reason: 'the old site' };
      page.answer('GET', `${REDIRECTS}/versions`, answered({ versions: [version] }));
    });
    await screen.findByLabelText('Try an address', {}, { timeout: 5_000 });
  });
  const doubts = (...problems: readonly string[]) => refusal('REDIRECTS_DOUBTFUL', { problems });

  it('are refused with why, and sent once they were confirmed', async () => {
    await desk.press(desk.button('Move an address'));
    desk.type('Old address', '/older');
    desk.type('New address', '/lime');
    desk.type('Why', 'it comes tomorrow');
    const nowhere = 'exact /older leads to /lime, where no page stands';
    desk.page.answer('POST', CHANGES, doubts(nowhere, 'exact /older would cover /older, which is read'));
    await desk.press(desk.button('Publish the rule'));
    const alert = await screen.findByRole('alert');
    expect(Array.from(alert.querySelectorAll('li'), ({ textContent }) => textContent)).toEqual([
      '/older · This address alone: No page stands at /lime',
      '/older · This address alone: It would hide /older, which is read',
    ]);
    // Another rule is another question.
    desk.type('New address', '/limes');
    await desk.press(desk.button('Publish the rule'));
    expect(screen.queryByRole('dialog')).toBeNull();
    desk.page.answer('POST', CHANGES, answered(null, 204));
    await desk.press(desk.button('Publish the rule'));
    expect(desk.sent(CHANGES)).toHaveLength(2);
    await desk.press(within(screen.getByRole('dialog')).getByRole('button', { name: 'Do it all the same' }));
    expect(desk.sent(CHANGES)).toMatchObject([
      { put: [{ to: '/lime' }] },
      { put: [{ to: '/limes' }] },
      { put: [{ to: '/limes' }], isConfirmed: true, reason: 'it comes tomorrow' },
    ]);
    expect(desk.sent(CHANGES)[1]).not.toHaveProperty('isConfirmed');
  });

  it('come again by a change that is taken back, once that was confirmed', async () => {
    await desk.press(desk.button('Take back version 3'));
    desk.type('Why', 'a mistake');
    const path = `${REDIRECTS}/versions/3/take-back`;
    desk.page.answer('POST', path, doubts('exact /old leads to /lime, where no page stands'));
    await desk.press(desk.button('Take it back'));
    expect((await screen.findByRole('alert')).textContent).toContain('No page stands at /lime');
    desk.page.answer('POST', path, answered(null, 204));
    await desk.press(desk.button('Take it back'));
    await desk.press(desk.button('Do it all the same'));
    expect(desk.sent(path)).toEqual([{ reason: 'a mistake' }, { reason: 'a mistake', isConfirmed: true }]);
  });
});
