import { HOUR_MS } from '@paddock/contract';

import { draftOf, REQUEST_DRAFTS, withDraft, type RequestDraft } from './request-draft.ts';

const draft = (over: Partial<RequestDraft> = {}): RequestDraft => ({
  slot: 'topic 1',
  userId: '7',
  text: 'Where is it?',
  key: null,
  atMs: 0,
  ...over,
});

describe('what a player has begun to write', () => {
  it('is found again by what it is about, by its writer alone, for a day', () => {
    const kept = [draft()];
    expect(draftOf(kept, 'topic 1', '7', 23 * HOUR_MS).text).toBe('Where is it?');
    expect(draftOf(kept, 'topic 2', '7', 0).text).toBe('');
    expect(draftOf(kept, 'topic 1', '8', 0).text).toBe('');
    expect(draftOf(kept, 'topic 1', '7', 24 * HOUR_MS).text).toBe('');
  });

  it('is kept with the newest few of one player, and not when it is empty', () => {
    const many = Array.from({ length: 6 }, (_, at) => draft({ slot: `topic ${at}` }));
    const kept = many.reduce<readonly RequestDraft[]>(withDraft, [draft({ userId: '8' })]);
    expect(kept.map(({ slot, userId }) => `${userId} ${slot}`)).toEqual(
      [5, 4, 3, 2, 1].map((at) => `7 topic ${at}`),
    );
    expect(withDraft(kept, draft({ slot: 'topic 5', text: '' }))).toHaveLength(4);
  });

  it('trusts nothing it finds', () => {
    expect(REQUEST_DRAFTS.parse('x')).toBeUndefined();
    expect(REQUEST_DRAFTS.parse([draft(), null, { slot: 1 }, { ...draft(), key: 3 }])).toEqual([draft()]);
  });
});
