import { createKeptDrafts } from './kept-drafts.ts';

function createTab() {
  const texts = new Map<string, string>();
  const tab = { isFull: false };
  return {
    tab,
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    removeItem: (key: string) => void texts.delete(key),
    setItem(key: string, text: string) {
      if (tab.isFull) throw new Error('QuotaExceededError');
      texts.set(key, text);
    },
  };
}

describe('drafts of an operator', () => {
  it('outlive a reload, each at its place, and are nobody else’s', () => {
    const storage = createTab();
    const drafts = createKeptDrafts<string>('words', () => storage);
    drafts.keep('4', 'one', 'Mine');
    drafts.keep('4', 'two', 'Mine too');
    drafts.keep('5', 'one', 'Of another');
    const reloaded = createKeptDrafts<string>('words', () => storage);
    expect(reloaded.all('4')).toEqual({ one: 'Mine', two: 'Mine too' });
    reloaded.drop('4', 'one');
    expect(reloaded.all('4')).toEqual({ two: 'Mine too' });
    expect(reloaded.all('5')).toEqual({ one: 'Of another' });
  });

  it('leave nothing behind once all are dropped', () => {
    const storage = createTab();
    const drafts = createKeptDrafts<string>('words', () => storage);
    drafts.keep('4', 'one', 'Mine');
    drafts.drop('4', 'one');
    expect(storage.texts.size).toBe(0);
  });

  it('last until a reload where the tab keeps nothing, the newest of them', () => {
    const storage = createTab();
    const drafts = createKeptDrafts<string>('words', () => storage);
    drafts.keep('4', 'one', 'Before');
    storage.tab.isFull = true;
    drafts.keep('4', 'one', 'After');
    expect(drafts.all('4')).toEqual({ one: 'After' });
    storage.tab.isFull = false;
    drafts.keep('4', 'two', 'More');
    expect(createKeptDrafts<string>('words', () => storage).all('4')).toEqual({ one: 'After', two: 'More' });
  });

  it.each(['{{{', 'null', '7'])('are none where %s was found', (damaged) => {
    const storage = createTab();
    storage.texts.set('words:4', damaged);
    expect(createKeptDrafts<string>('words', () => storage).all('4')).toEqual({});
  });
});
