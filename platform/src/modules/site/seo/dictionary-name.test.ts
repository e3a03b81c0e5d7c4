import type { MatchedRoute, RouteDefinition } from '@paddock/contract';

import type { Dictionaries } from '../release/dictionaries.ts';
import { dictionaryName } from './dictionary-name.ts';

const WORDS: Readonly<Record<string, string>> = {
  'ru originals games.dice.name': 'Кости',
  'ru common sport.football': 'Футбол',
};
const dictionaries: Dictionaries = {
  text: (language, namespace, key) => WORDS[`${language} ${namespace} ${key}`],
};
const pageOf = (params: MatchedRoute['params']): MatchedRoute => ({
  route: { parcel: 'originals', meta: { seoKey: 'seo.game' } } as RouteDefinition,
  params,
  language: 'ru',
  path: '/games/dice',
  query: '',
});

describe('the name that a dictionary has for a page', () => {
  it('is that of the game or of the sport', () => {
    expect(dictionaryName(pageOf({ own: 'dice' }), dictionaries)).toEqual({ name: 'Кости' });
    expect(dictionaryName(pageOf({ sport: 'football' }), dictionaries)).toEqual({ name: 'Футбол' });
  });

  it('is none of what has no words, of a championship, and of any other page', () => {
    expect(dictionaryName(pageOf({ own: 'chess' }), dictionaries)).toEqual({});
    expect(dictionaryName(pageOf({ sport: 'falconry' }), dictionaries)).toEqual({});
    expect(dictionaryName(pageOf({ sport: 'football', champ: '1-x' }), dictionaries)).toEqual({});
    expect(dictionaryName(pageOf({ game: 'dice' }), dictionaries)).toEqual({});
  });
});
