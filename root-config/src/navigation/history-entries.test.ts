import { pageStorage } from '../boot/page-storage.ts';
import { createHistoryEntries } from './history-entries.ts';

const storage = pageStorage(() => sessionStorage);

describe('history entries', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/en');
    sessionStorage.clear();
  });

  it('keeps positions over a reload of the document', () => {
    const before = createHistoryEntries(history, storage, 'a');
    before.savePosition(420.6);
    const after = createHistoryEntries(history, storage, 'b');
    expect(after.current()).toEqual(before.current());
    expect(after.positionOf(after.current())).toBe(421);
  });

  it("leaves others' state in an entry alone", () => {
    history.replaceState({ theirs: 1 }, '', '/en');
    createHistoryEntries(history, storage, 'a').replace('/en/live');
    expect(history.state).toMatchObject({ theirs: 1, paddock: 'a-1' });
    expect(location.pathname).toBe('/en/live');
  });

  it('remembers the latest fifty', () => {
    const entries = createHistoryEntries(history, storage, 'a');
    const first = entries.current();
    entries.savePosition(1);
    for (let at = 0; at < 50; at += 1) {
      entries.push(`/en/line/${at}`);
      entries.savePosition(at);
    }
    expect(createHistoryEntries(history, storage, 'b').positionOf(first)).toBeNull();
  });

  it.each(['{', '"x"', '[[1,2]]'])('reads nothing from spoilt storage: %s', (spoilt) => {
    sessionStorage.setItem('paddock.scroll', spoilt);
    const entries = createHistoryEntries(history, storage, 'a');
    expect(entries.positionOf(entries.current())).toBeNull();
  });
});
