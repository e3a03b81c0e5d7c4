import { fireEvent, render, screen } from '@testing-library/react';

import { ReadView, type ReadEnd } from './read-view.tsx';

type Value = ReadEnd<readonly string[], { readonly code: string }>;

const WORDS = {
  busy: 'Loading bets',
  slow: 'Bets take long',
  retry: 'Try again',
  failed: ({ code }: { readonly code: string }) => ({ title: `No bets: ${code}`, message: 'They stand.' }),
};

describe('ReadView', () => {
  let reloads = 0;
  const view = (value: Value) => (
    <ReadView
      value={value}
      reload={() => (reloads += 1)}
      words={WORDS}
      skeleton={<hr />}
      empty={(bets) => bets.length === 0 && <p>None yet: pick a price</p>}
      refused={({ code }) => code === 'GONE' && <p>That link is over</p>}
      frame={(inner) => <section aria-label="frame">{inner}</section>}
    >
      {(bets) => <p>{bets.join()}</p>}
    </ReadView>
  );
  const framed = () => screen.queryByLabelText('frame')?.textContent ?? null;
  const show = (value: Value) => render(view(value));
  beforeEach(() => {
    reloads = 0;
  });

  it('waits with a skeleton, then shows what came', () => {
    const { rerender, container } = show({ status: 'loading' });
    expect([framed(), container.querySelector('[aria-busy] hr')]).toEqual([
      'Loading bets',
      expect.anything(),
    ]);
    rerender(view({ status: 'ready', data: ['a', 'b'] }));
    expect([framed(), container.textContent]).toEqual([null, 'a,b']);
  });

  it('says what failed, and tries again', () => {
    show({ status: 'error', problem: { code: 'INTERNAL' } });
    expect(framed()).toBe('No bets: INTERNALThey stand.Try again');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reloads).toBe(1);
  });

  it('offers no second try where none would help', () => {
    const { container } = show({ status: 'error', problem: { code: 'GONE' } });
    expect(container.textContent).toBe('That link is over');
  });

  it('says why there is nothing', () => {
    show({ status: 'ready', data: [] });
    expect(framed()).toBe('None yet: pick a price');
  });
});
