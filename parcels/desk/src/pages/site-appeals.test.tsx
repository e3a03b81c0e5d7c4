import { screen } from '@testing-library/react';
import type { OperatorAppealsView } from '@paddock/contract/schemas';
import { answered, refusal, SAMPLE_NOW_MS } from '@paddock/shared-utils/testing';

import { A_SITE, openSitePage, type OpenSite } from './site-page.fixture.tsx';

const APPEALS = '/operator-api/blocks/appeals';
const DECISION = '/operator-api/blocks/appeals/77/decision';

const GUESTS: OperatorAppealsView['appeals'][number] = {
  id: '77',
  playerNumber: null,
  email: 'mo@example.com',
  block: 'reason 13',
  text: 'I moved to Vienna in March,\nand my papers are with you.',
  state: 'received',
  answer: null,
  createdAtMs: SAMPLE_NOW_MS - 3_600_000,
};
const BANNED = { ...GUESTS, id: '76', playerNumber: '1042', email: null, block: 'ban 1' };

describe('appeals at the desk [S2-66]', () => {
  let desk: OpenSite;
  afterEach(() => desk.leave());

  async function open(appeals = [GUESTS, BANNED], permissions = ['players:restrict']) {
    desk = openSitePage('appeals', A_SITE, permissions, (page) =>
      page.answer('GET', APPEALS, answered({ appeals })),
    );
    await screen.findByText('Appeals of visitors who are kept out', {}, { timeout: 5_000 });
  }
  const asked = () =>
    desk.page.requests.filter(({ path }) => path === APPEALS).map(({ options }) => options.query);

  it('are read as they were written, with who wrote them and what keeps them out', async () => {
    await open();
    expect(await screen.findByText('mo@example.com')).toBeTruthy();
    expect(screen.getByText('Player 1042')).toBeTruthy();
    expect(screen.getAllByText(/I moved to Vienna in March,\s+and my papers/)).toHaveLength(2);
    expect(screen.getByText(/Not open in Ukraine \(13\)/)).toBeTruthy();
    expect(screen.getByText(/banned, level 1/)).toBeTruthy();
  });

  it('are answered for the writer, with the reason for the house and the state that was seen', async () => {
    await open([GUESTS]);
    await desk.press((await screen.findAllByRole('button', { name: 'Accept' }))[0] as HTMLElement);
    expect(screen.getByText(/Take back the ban or the block itself as well/)).toBeTruthy();
    expect(desk.button('Write an answer, in 3 characters or more')).toBeTruthy();
    desk.type(/^Answer/, '  Come in.  ');
    desk.type('Why', 'papers seen');
    desk.page.answer('POST', DECISION, answered(null, 204));
    desk.page.answer('GET', APPEALS, answered({ appeals: [] }));
    await desk.press(desk.button('Accept and answer'));
    expect(desk.sent(DECISION)).toEqual([
      { seen: 'received', state: 'accepted', answer: 'Come in.', reason: 'papers seen' },
    ]);
    expect(await screen.findByText('No appeal waits.')).toBeTruthy();
  });

  it('say that somebody else decided meanwhile, and are decided anew only from what was decided', async () => {
    await open([GUESTS]);
    await desk.press(await screen.findByRole('button', { name: 'Decline' }));
    desk.type(/^Answer/, 'No papers came.');
    desk.type('Why', 'none came');
    desk.page.answer('POST', DECISION, refusal('REVIEW_DECIDED'));
    await desk.press(desk.button('Decline and answer'));
    expect(await screen.findByText('This was decided already.')).toBeTruthy();
    const decided = { ...GUESTS, state: 'accepted' as const, answer: 'Come in.' };
    desk.page.answer('GET', APPEALS, answered({ appeals: [decided] }));
    await desk.press(screen.getByRole('radio', { name: 'Accepted' }));
    expect(await screen.findByText('Come in.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    await desk.press(desk.button('Decline'));
    desk.type(/^Answer/, 'It was a mistake.');
    desk.type('Why', 'papers were false');
    desk.page.answer('POST', DECISION, answered(null, 204));
    await desk.press(desk.button('Decline and answer'));
    expect(desk.sent(DECISION).at(-1)).toMatchObject({ seen: 'accepted', state: 'declined' });
  });

  it('that were decided go on page by page', async () => {
    await open([]);
    const declined = Array.from({ length: 100 }, (_, at) => ({
      ...GUESTS,
      id: `${200 - at}`,
      state: 'declined' as const,
      answer: 'No.',
    }));
    desk.page.answer('GET', APPEALS, answered({ appeals: declined }));
    await desk.press(screen.getByRole('radio', { name: 'Declined' }));
    await desk.press(await screen.findByRole('button', { name: 'Older ones' }));
    expect(asked().at(-1)).toMatchObject({ state: 'declined', before: '101' });
    await desk.press(await screen.findByRole('button', { name: 'Back to the first' }));
  });

  it('belong to whoever may restrict players', async () => {
    await open([GUESTS], ['site:configure']);
    expect(screen.getByText('Whoever may restrict players answers them.')).toBeTruthy();
    expect(asked()).toEqual([]);
  });
});
