import type { MatchedRoute, RouteDefinition } from '@paddock/contract';

import type { Dictionaries } from '../release/dictionaries.ts';
import { ownGameName } from './own-game-name.ts';

const dictionaries: Dictionaries = {
  text: (language, namespace, key) =>
    `${language} ${namespace} ${key}` === 'ru originals games.dice.name' ? 'Кости' : undefined,
};
const pageOf = (params: MatchedRoute['params']): MatchedRoute => ({
  route: { parcel: 'originals', meta: { seoKey: 'seo.game' } } as RouteDefinition,
  params,
  language: 'ru',
  path: '/games/dice',
  query: '',
});

describe('the name of the page of one of our own games', () => {
  it('is the name that its parcel has for the game', () => {
    expect(ownGameName(pageOf({ own: 'dice' }), dictionaries)).toEqual({ name: 'Кости' });
  });

  it('is none of a game without words, and of any other page', () => {
    expect(ownGameName(pageOf({ own: 'chess' }), dictionaries)).toEqual({});
    expect(ownGameName(pageOf({ game: 'dice' }), dictionaries)).toEqual({});
  });
});
