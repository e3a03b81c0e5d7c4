/** @jest-environment node */
import { createNotes, type NotesParts, type OpenWindow } from './notes.ts';

const ORIGIN = 'https://paddock.example';
const NOTE = { title: 'Paddock', body: 'Your bet has won.', tag: 'bets', path: '/en/office/history' };

describe('notes on a device', () => {
  let done: unknown[];
  let windows: OpenWindow[];
  const parts = (): NotesParts => ({
    origin: ORIGIN,
    show: (title, options) => Promise.resolve(void done.push([title, options])),
    windows: () => Promise.resolve(windows),
    open: (url) => Promise.resolve(done.push(`open ${url}`)),
  });
  beforeEach(() => {
    done = [];
    windows = [];
  });

  it('are shown as the server wrote them', async () => {
    await createNotes(parts()).show(JSON.stringify(NOTE));
    expect(done).toEqual([
      ['Paddock', { body: 'Your bet has won.', tag: 'bets', data: { path: '/en/office/history' } }],
    ]);
  });

  it.each(['', 'null', '[1]', '"text"', '{"title":7,"more":"x"}', 'not JSON'])(
    'are shown even where the server said %s',
    async (text) => {
      await createNotes(parts()).show(text);
      expect(done).toEqual([['', { body: '', tag: 'note', data: { path: '/' } }]]);
    },
  );

  it('lead to their page in a window that is there, else in a new one', async () => {
    const { follow } = createNotes(parts());
    await follow({ path: '/en/office/history' });
    windows = [
      {
        url: `${ORIGIN}/en`,
        focus: () => Promise.resolve(done.push('focus')),
        navigate: (url) => Promise.resolve(done.push(`navigate ${url}`)),
      },
    ];
    await follow({ path: '/en/live' });
    expect(done).toEqual([`open ${ORIGIN}/en/office/history`, 'focus', `navigate ${ORIGIN}/en/live`]);
  });

  it.each(['//evil.example/', 'https://evil.example', 'javascript:alert(1)', 7, undefined])(
    'never lead away from the site: %s',
    async (path) => {
      await createNotes(parts()).follow({ path });
      expect(done).toEqual([`open ${ORIGIN}/`]);
    },
  );
});
