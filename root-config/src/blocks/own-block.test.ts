/** @jest-environment node */
import { jest } from '@jest/globals';
import { APPEALS_PATH, BLOCK_REASONS, blockPage, type BlockInfo } from '@paddock/contract';

import { createOwnBlock, EXPLAINS } from './own-block.ts';

const BLOCK: BlockInfo = { reason: 1, displayTypeId: 1, templateTypeId: 1 };
const says = (block: BlockInfo | null, applies: boolean) => Response.json({ data: { block, applies } });

const pick = ({ pathname, search, hash }: URL) => ({ pathname, search, hash });

function setUp(boot: { block?: BlockInfo }, ...answers: (Response | Error)[]) {
  const location = { pathname: '/en/live', search: '?x=1', hash: '#odds' };
  const history = {
    state: { key: 'k' },
    replaceState: jest.fn((_state: unknown, _title: string, address?: string | URL | null) => {
      void Object.assign(location, pick(new URL(String(address), 'https://site.test')));
    }),
  };
  const fetchFile = jest.fn<typeof fetch>();
  for (const answer of answers) {
    if (answer instanceof Error) fetchFile.mockRejectedValueOnce(answer);
    else fetchFile.mockResolvedValueOnce(answer);
  }
  const pauses: number[] = [];
  const own = createOwnBlock({
    boot,
    fetchFile,
    scheduler: {
      after(delayMs, run) {
        pauses.push(delayMs);
        run();
        return () => undefined;
      },
    },
    window: { location, history },
    isSignedIn: () => true,
  });
  return { own, fetchFile, pauses, location, history };
}

it('is the document’s until the server says otherwise, and tells whether it is another [S7-26]', async () => {
  const { own, fetchFile } = setUp({}, says(BLOCK, true), says(BLOCK, true), says(BLOCK, false));
  expect(own.current()).toBeUndefined();
  expect([await own.ask(), own.current()]).toEqual([true, BLOCK]);
  expect([await own.ask(), own.current()]).toEqual([false, BLOCK]);
  expect([await own.ask(), own.current()]).toEqual([true, undefined]);
  const [url, init] = fetchFile.mock.calls[0] ?? [];
  expect([url, init?.method, init?.body]).toEqual([
    '/blocks-api/api/v2/block',
    'POST',
    JSON.stringify({ auth: true, url: '/en/live?x=1' }),
  ]);
});

it('stays where nobody answers, after two more tries [S8-12]', async () => {
  const gone = Response.json({}, { status: 502 });
  const { own, fetchFile, pauses } = setUp(
    { block: BLOCK },
    gone,
    new Error('offline'),
    new Error('offline'),
  );
  expect([await own.ask(), own.current()]).toEqual([false, BLOCK]);
  expect([fetchFile.mock.calls.length, pauses]).toEqual([3, [1_000, 1_000]]);
});

it('leads whom it led out back to where they were going, once nothing keeps them out [S4-13]', async () => {
  const other: BlockInfo = { ...BLOCK, reason: 16 };
  const { own, location, history } = setUp({}, says(BLOCK, true), says(other, true), says(null, false));
  await own.ask();
  Object.assign(location, { pathname: '/en/block', search: '', hash: '' });
  await own.ask();
  Object.assign(location, { pathname: '/en/suspension' });
  expect(history.replaceState).not.toHaveBeenCalled();
  expect(await own.ask()).toBe(true);
  expect(location).toEqual({ pathname: '/en/live', search: '?x=1', hash: '#odds' });
  expect(history.replaceState).toHaveBeenCalledWith({ key: 'k' }, '', '/en/live?x=1#odds');
});

it('leaves who is at another page by then where they are', async () => {
  const { own, location, history } = setUp({}, says(BLOCK, true), says(BLOCK, false));
  await own.ask();
  Object.assign(location, { pathname: '/en/block-appeal-history', search: '', hash: '' });
  await own.ask();
  expect(history.replaceState).not.toHaveBeenCalled();
});

it('knows the page of every reason by its address, and no page that is open meanwhile', () => {
  const pages = BLOCK_REASONS.map((reason) => `/ru${blockPage({ reason })}`);
  expect(pages.filter((page) => !EXPLAINS.test(page))).toEqual([]);
  expect(EXPLAINS.test(`/ru${APPEALS_PATH}`)).toBe(false);
});
