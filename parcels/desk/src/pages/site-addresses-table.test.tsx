import { act, fireEvent, screen } from '@testing-library/react';
import type { RedirectRuleView, RedirectTableView } from '@paddock/contract/schemas';
import { answered, refusal } from '@paddock/shared-utils/testing';

import { A_SITE, openSitePage, type OpenSite } from './site-page.fixture.tsx';

const REDIRECTS = '/operator-api/redirects';
const CHECKS = `${REDIRECTS}/table-checks`;
const CHANGES = `${REDIRECTS}/changes`;
const OLD: RedirectRuleView = { kind: 'exact', from: '/old', to: '/line', status: 301 };
const MOVED: RedirectRuleView = { ...OLD, to: '/champs' };
const CHECKED: RedirectTableView = {
  ...{ version: 4, rows: 3, problems: [], doubts: [] },
  ...{ put: [MOVED], ended: [OLD] },
};

describe('a table of moved addresses at the desk', () => {
  let desk: OpenSite;
  afterEach(() => desk.leave());

  async function open(permissions = ['site:configure']) {
    desk = openSitePage('addresses', A_SITE, permissions, (page) => {
      page.answer('GET', REDIRECTS, answered({ version: 3, rules: [OLD], total: 1, next: null }));
      page.answer('GET', `${REDIRECTS}/versions`, answered({ versions: [] }));
    });
    await screen.findByLabelText('Try an address', {}, { timeout: 5_000 });
  }
  const paste = async (table: string) => {
    await desk.press(desk.button('Import a table'));
    desk.type('Table (CSV)', table);
  };

  it('is refused by the server line by line, and mended without typing it anew', async () => {
    await open();
    await desk.press(desk.button('Import a table'));
    expect(desk.button('Paste a table or take a file')).toBeTruthy();
    desk.type('Table (CSV)', '/old,/champs,307');
    const problems = [
      { line: 1, text: '307 is neither 301 nor 302' },
      { line: 7, text: 'exact /a is hidden by exact /b' },
      { line: null, text: 'there are more than 20000 rules' },
    ];
    desk.page.answer('POST', CHECKS, answered({ ...CHECKED, problems, put: [], ended: [] }));
    await desk.press(desk.button('Check the table'));
    const lines = await screen.findByTestId('refused-lines');
    expect(Array.from(lines.children, ({ textContent }) => textContent)).toEqual([
      'Line 1 · 307 is neither 301 nor 302',
      'Line 7 · /a · This address alone: Another rule hides it: /b · This address alone',
      'There are more than 20000 rules',
    ]);
    expect(screen.queryByRole('button', { name: 'Publish the table' })).toBeNull();
    await desk.press(desk.button('Change the table'));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Table (CSV)').value).toBe('/old,/champs,307');
    expect(desk.sent(CHANGES)).toEqual([]);
  });

  it('says what it would change, and is written once, over what was looked at', async () => {
    await open();
    await paste('/old,/champs');
    desk.page.answer('POST', CHECKS, answered(CHECKED));
    await desk.press(desk.button('Check the table'));
    expect(await screen.findByText('Read: 3 · New: 1 · Gone: 1 · Stands already: 2')).toBeTruthy();
    expect(screen.getAllByText('/champs')).toHaveLength(1);
    desk.type('Why', 'the old site');
    desk.page.answer('POST', CHANGES, answered(null, 204));
    await desk.press(desk.button('Publish the table'));
    expect(desk.sent(CHECKS)).toEqual([{ table: '/old,/champs' }]);
    expect(desk.sent(CHANGES)).toEqual([{ put: [MOVED], remove: [], seen: 4, reason: 'the old site' }]);
    expect(desk.button('Import a table')).toBeTruthy();
  });

  it('is confirmed where the server doubts lines of it, which are said with those that are refused', async () => {
    await open();
    await paste('/old,/champs');
    const doubts = [{ line: 1, text: 'exact /old leads to /champs, where no page stands' }];
    const problems = [{ line: 2, text: 'it is no CSV: a quote is not closed, or stands where none may' }];
    desk.page.answer('POST', CHECKS, answered({ ...CHECKED, problems, doubts, put: [], ended: [] }));
    await desk.press(desk.button('Check the table'));
    const doubted = async () => (await screen.findByTestId('doubted-lines')).textContent;
    expect(await doubted()).toBe('Line 1 · /old · This address alone: No page stands at /champs');
    expect(screen.getByTestId('refused-lines').textContent).toBe(
      'Line 2 · A quotation mark is not closed, or stands where none may',
    );
    await desk.press(desk.button('Change the table'));
    desk.page.answer('POST', CHECKS, answered({ ...CHECKED, doubts }));
    await desk.press(desk.button('Check the table'));
    expect(await doubted()).toContain('No page stands at /champs');
    desk.type('Why', 'it comes tomorrow');
    desk.page.answer('POST', CHANGES, answered(null, 204));
    await desk.press(desk.button('Publish the table'));
    expect(desk.sent(CHANGES)).toEqual([]);
    await desk.press(desk.button('Do it all the same'));
    expect(desk.sent(CHANGES)).toMatchObject([{ put: [MOVED], isConfirmed: true }]);
  });

  it('comes from a file too, and changes nothing where all of it stands', async () => {
    await open();
    await desk.press(desk.button('Import a table'));
    await act(async () => {
      fireEvent.change(screen.getByTestId('addresses-file'), {
        target: { files: [new File(['/old,/line'], 'old.csv')] },
      });
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    desk.page.answer('POST', CHECKS, refusal('FORBIDDEN'));
    await desk.press(desk.button('Check the table'));
    expect(await screen.findByRole('alert')).toBeTruthy();
    desk.page.answer('POST', CHECKS, answered({ ...CHECKED, rows: 1, put: [], ended: [] }));
    await desk.press(desk.button('Check the table'));
    expect(await screen.findByRole('button', { name: 'All of it stands already' })).toBeTruthy();
    expect(desk.sent(CHECKS).at(-1)).toEqual({ table: '/old,/line' });
  });

  it('is taken from those alone who may configure the site', async () => {
    await open([]);
    expect(screen.queryByRole('button', { name: 'Import a table' })).toBeNull();
  });
});
