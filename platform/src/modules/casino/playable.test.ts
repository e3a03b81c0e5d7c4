import type { CatalogueEntry } from '@paddock/contract/schemas';

import { entry } from './casino.fixture.ts';
import { refusalAt, type Place } from './playable.ts';

const refusal = (over: Partial<CatalogueEntry>, place: Partial<Place> = {}) =>
  refusalAt(
    { entry: entry('a', over), isListed: true, isOpen: true, isStopped: false },
    { licences: [], ...place },
  );

describe('whether a game can be played', () => {
  it.each<[string, Partial<CatalogueEntry>, Partial<Place>, string | undefined]>([
    ['open everywhere', {}, { country: 'DE', currency: 'EUR', device: 'mobile' }, undefined],
    ['closed in the country', { closedIn: ['DE'] }, { country: 'DE' }, 'GAME_COUNTRY'],
    ['closed in another country', { closedIn: ['FR'] }, { country: 'DE' }, undefined],
    ['open in other countries alone', { openIn: ['FR'] }, { country: 'DE' }, 'GAME_COUNTRY'],
    ['open in the country', { openIn: ['DE'] }, { country: 'DE' }, undefined],
    ['open nowhere', { openIn: [] }, { country: 'DE' }, 'GAME_COUNTRY'],
    [
      'open and closed in the country',
      { openIn: ['DE'], closedIn: ['DE'] },
      { country: 'DE' },
      'GAME_COUNTRY',
    ],
    ['of a guest, whose country nobody knows', { openIn: ['FR'] }, {}, undefined],
    ['in another currency', {}, { currency: 'USD' }, 'GAME_CURRENCY'],
    ['on a telephone, and runs on none', { devices: ['desktop'] }, { device: 'mobile' }, 'GAME_DEVICE'],
    ['under a licence the site lacks', { licences: ['mga'] }, { licences: ['other'] }, 'GAME_LICENCE'],
    ['under one of the site’s licences', { licences: ['mga', 'b'] }, { licences: ['b'] }, undefined],
    [
      'nowhere for several reasons: what nobody can change first',
      { licences: ['mga'], closedIn: ['DE'] },
      { country: 'DE', currency: 'USD' },
      'GAME_LICENCE',
    ],
  ])('%s', (_what, over, place, code) => {
    expect(refusal(over, place)).toBe(code);
  });

  it('nowhere while it is closed, or not in its company’s catalogue', () => {
    const place = { licences: [] };
    expect(refusalAt({ entry: entry('a'), isListed: true, isOpen: false, isStopped: false }, place)).toBe(
      'GAME_CLOSED',
    );
    expect(refusalAt({ entry: entry('a'), isListed: true, isOpen: true, isStopped: true }, place)).toBe(
      'GAME_CLOSED',
    );
    expect(refusalAt({ entry: entry('a'), isListed: false, isOpen: true, isStopped: false }, place)).toBe(
      'GAME_CLOSED',
    );
  });
});
