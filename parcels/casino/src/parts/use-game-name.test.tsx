import { renderHook } from '@testing-library/react';
import { installFakePage } from '@paddock/shared-utils/testing';

import de from '../../locales/de.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import { useGameName } from './use-game-name.ts';

it('a game of ours is called as its page is, in the language of the page, and any other as its company says', () => {
  const page = installFakePage({ dictionaries: { casino: { en, de } }, language: 'de' });
  const { result } = renderHook(() => useGameName());
  expect(result.current({ name: { en: 'Mines' }, address: '/games/mines' })).toBe('Minen');
  const address = '/slots/game/1042/book-of-foxes';
  expect(result.current({ name: { en: 'Book of Foxes' }, address })).toBe('Book of Foxes');
  page.remove();
});
