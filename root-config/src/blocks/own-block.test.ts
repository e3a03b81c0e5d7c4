/** @jest-environment node */
import { jest } from '@jest/globals';
import type { BlockInfo } from '@paddock/contract';

import { createOwnBlock } from './own-block.ts';

const BLOCK: BlockInfo = { reason: 1, displayTypeId: 1, templateTypeId: 1 };
const says = (block: BlockInfo | null, applies: boolean) => Response.json({ data: { block, applies } });

function setUp(boot: { block?: BlockInfo }, ...answers: (Response | Error)[]) {
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
    location: { pathname: '/en/live', search: '?x=1' },
    isSignedIn: () => true,
  });
  return { own, fetchFile, pauses };
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
