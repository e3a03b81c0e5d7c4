import { describe, expect, it } from '@jest/globals';

import { LISTS, listOf, listOfSection, subcategoryOf, subcategoryPath } from './catalogue-lists.ts';
import { askedOf, isPlain, queryOf, viewOf } from './list-view.ts';

const plain = { show: undefined, provider: undefined, sort: undefined };

describe('how a list is looked at', () => {
  it('stands in its address and comes back from it', () => {
    const view = { show: 'rtp', provider: 'blue-heron', sort: 'name' } as const;
    expect(queryOf(view)).toBe('?show=rtp&provider=blue-heron&sort=name');
    expect(viewOf(queryOf(view))).toEqual(view);
  });

  it('takes nothing from an address that somebody made up', () => {
    expect(viewOf('?show=all&provider=<b>&sort=price&x=1')).toEqual(plain);
    expect([isPlain(viewOf('')), queryOf(plain)]).toEqual([true, '']);
  });

  it('asks the server for the list, and what is chosen of it', () => {
    expect(askedOf(LISTS['casino.slots'], 'megaways', viewOf('?show=new&provider=tall-oak'))).toEqual({
      section: 'slots',
      subcategory: 'megaways',
      tag: 'new',
      sort: 'new',
      provider: 'tall-oak',
    });
    expect(askedOf(LISTS['casino.lobby'], undefined, plain)).toEqual({});
  });

  it('lets the order a player chose go before that of a chip', () => {
    expect(askedOf(LISTS['casino.lobby'], undefined, viewOf('?show=rtp&sort=name'))).toEqual({
      sort: 'name',
    });
  });
});

describe('lists by their routes', () => {
  it('are found by route and by section', () => {
    expect(listOf('casino.bingo')).toMatchObject({ section: 'bingo', path: '/bingo' });
    expect(listOf('casino.who')).toBe(LISTS['casino.lobby']);
    expect(listOfSection('fishinghunting').path).toBe('/fishinghunting');
  });

  it('have sub-categories where their address takes one; `all` names none', () => {
    expect([
      subcategoryOf({ subcategory: 'all' }),
      subcategoryOf({ subcategory: 'roulette' }),
      subcategoryOf({}),
    ]).toEqual([undefined, 'roulette', undefined]);
    expect([
      subcategoryPath(LISTS['casino.tables'], 'roulette'),
      subcategoryPath(LISTS['casino.slots'], 'megaways'),
      subcategoryPath(LISTS['casino.keno'], 'x'),
    ]).toEqual(['/casino/roulette', '/slots/megaways', undefined]);
  });
});
