import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { answered, installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../../../locales/en.json' with { type: 'json' };
import { SESSION, TOKEN } from '../../../pages/content-page.fixture.ts';
import { DeskContext, type Desk } from '../../session/desk-context.ts';
import { GamesField } from './games-field.tsx';

const PATH = '/operator-api/casino/games';
const DESK: Desk = {
  session: SESSION,
  token: TOKEN,
  may: () => true,
  isIdle: false,
  lost: () => undefined,
};
const MINES = {
  id: '12',
  company: { code: 'own', name: 'Paddock' },
  code: 'mines',
  name: { en: 'Mines' },
  address: '/games/mines',
  isListed: true,
  isOpen: true,
  tags: [],
};
const CLOSED = { ...MINES, id: '31', name: { en: 'Deep Mines' }, isOpen: false };

describe('the games of a block', () => {
  let page: FakePage;
  let chosen: readonly string[];
  beforeEach(() => {
    page = installFakePage({ dictionaries: { desk: { en } } });
    page.answer('GET', PATH, answered({ games: [MINES, CLOSED] }));
  });
  afterEach(() => page.remove());

  function Form({ begun }: { readonly begun: readonly string[] }) {
    const [ids, setIds] = useState(begun);
    chosen = ids;
    return (
      <DeskContext value={DESK}>
        <GamesField ids={ids} problem={undefined} onChange={setIds} />
      </DeskContext>
    );
  }
  const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  async function press(name: RegExp | string): Promise<void> {
    const button = await screen.findByRole('button', { name });
    await act(() => {
      fireEvent.click(button);
      return Promise.resolve();
    });
  }

  it('are found by their names, each once, and said by them in their order', async () => {
    render(<Form begun={[]} />);
    expect(screen.getByText('No game is chosen.')).toBeTruthy();
    type('mines');
    await press(/^Deep Mines, number 31 \(closed\)/);
    type('mines');
    await press(/^Mines, number 12/);
    expect(chosen).toEqual(['31', '12']);
    expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'Deep Mines, number 31 (closed)',
      'Mines, number 12',
    ]);
    type('mines');
    expect(await screen.findByText('No other game is called so.')).toBeTruthy();
    await press('Remove: Game 1');
    expect(chosen).toEqual(['12']);
  });

  it('say that nobody knows a number that is no game', async () => {
    render(<Form begun={['99']} />);
    expect(await screen.findByText('Nobody knows a game of number 99.')).toBeTruthy();
  });
});
