import { forgetDrafts, keepDraft, readDraft } from './message-drafts.ts';

describe('what was typed to support and not sent', () => {
  beforeEach(() => sessionStorage.clear());

  it('is kept for the tab, by player and place', () => {
    keepDraft('7', 'new', 'Why was');
    keepDraft('7', '5', 'And also');
    expect([readDraft('7', 'new'), readDraft('7', '5'), readDraft('7', '6')]).toEqual([
      'Why was',
      'And also',
      '',
    ]);
    expect(readDraft('8', 'new')).toBe('');
    keepDraft('7', '5', '');
    expect([readDraft('7', 'new'), readDraft('7', '5')]).toEqual(['Why was', '']);
  });

  it('is gone with the player: the next one’s takes its place', () => {
    keepDraft('7', 'new', 'mine');
    keepDraft('8', '5', 'theirs');
    expect([readDraft('7', 'new'), readDraft('8', '5')]).toEqual(['', 'theirs']);
    forgetDrafts();
    expect(readDraft('8', '5')).toBe('');
  });

  it.each(['', '7', 'null', '{', '{"of":"7","texts":{"new":7}}', '{"of":"7","texts":null}', '[]'])(
    'is nothing where %j is kept',
    (stored) => {
      sessionStorage.setItem('support.drafts', stored);
      expect(readDraft('7', 'new')).toBe('');
      keepDraft('7', 'new', 'mine');
      expect(readDraft('7', 'new')).toBe('mine');
    },
  );
});
