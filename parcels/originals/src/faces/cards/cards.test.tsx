import { cleanup, render, screen } from '@testing-library/react';
import { installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../../locales/en.json' with { type: 'json' };
import ru from '../../../locales/ru.json' with { type: 'json' };
import { crownOf, pipsOf, signOf, SUIT_PATHS } from './card-shapes.ts';
import { DealtCard, dealingMs } from './dealt-card.tsx';
import { PlayingCard } from './playing-card.tsx';

const DECK = Array.from({ length: 52 }, (_, card) => card);
const SPADES = DECK.slice(0, 13);

describe('the cards', () => {
  let page: FakePage;
  const open = (language: string) => {
    page = installFakePage({ language, dictionaries: { originals: { en, ru } } });
  };
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it.each(['en', 'ru'])('have a name each in %s', (language) => {
    open(language);
    render(DECK.map((card) => <PlayingCard key={card} card={card} />));
    const names = screen.getAllByRole('img').map((card) => card.getAttribute('aria-label') ?? '');
    expect(new Set(names).size).toBe(52);
    expect(names.filter((name) => name.includes('cards.'))).toEqual([]);
    expect(names[0]).toBe(language === 'en' ? 'ace of spades' : 'туз пик');
  });

  it('say nothing of what lies face down', () => {
    open('en');
    render(<PlayingCard card={undefined} />);
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe('face-down card');
    expect(screen.getByRole('img').textContent).toBe('');
  });

  it('come one after the other, and stay when a later step has another time', () => {
    open('en');
    const { rerender } = render(<DealtCard card={7} order={2} motionMs={540} />);
    const way = () => screen.getByRole('img').parentElement?.getAttribute('style');
    const first = way();
    expect(first).toContain('280ms');
    rerender(<DealtCard card={7} order={0} motionMs={0} />);
    expect(way()).toBe(first);
    expect([0, 1, 4].map(dealingMs)).toEqual([0, 260, 680]);
  });
});

describe('the shapes of cards', () => {
  it('are as many pips as the rank says, and a crown for the court', () => {
    expect(SPADES.map((card) => pipsOf(card).length)).toEqual([0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 0, 0]);
    expect(SPADES.filter((card) => crownOf(card) !== undefined).map(signOf)).toEqual(['J', 'Q', 'K']);
  });

  it('differ from suit to suit', () => {
    expect(new Set(Object.values(SUIT_PATHS)).size).toBe(4);
  });

  it('have no pip upon another', () => {
    for (const card of SPADES) {
      const pips = pipsOf(card);
      for (const [at, [x, y]] of pips.entries())
        for (const [otherX, otherY] of pips.slice(at + 1))
          expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(12);
    }
  });
});
