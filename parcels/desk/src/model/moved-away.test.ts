import { isStale, movedAway } from './moved-away.ts';

it('says where a document went that was moved, and nothing of other refusals', () => {
  expect(movedAway({ code: 'CONTENT_MOVED', details: { to: '/blog/new' } })).toBe('/blog/new');
  expect(movedAway({ code: 'CONTENT_MOVED', details: { to: 7 } })).toBeUndefined();
  expect(movedAway({ code: 'CONTENT_MOVED', details: undefined })).toBeUndefined();
  expect(movedAway({ code: 'CONTENT_UNKNOWN', details: { to: '/blog/new' } })).toBeUndefined();
  const codes = ['CONTENT_MOVED', 'CONTENT_CHANGED', 'CONTENT_INVALID'] as const;
  expect(codes.filter((code) => isStale({ code }))).toEqual(['CONTENT_MOVED', 'CONTENT_CHANGED']);
});
