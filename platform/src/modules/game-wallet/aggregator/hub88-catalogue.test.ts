import { Compile } from 'typebox/compile';
import { CatalogueEntry } from '@paddock/contract/schemas';

import { catalogueOfHub88 } from './hub88-catalogue.ts';

/** What catalogues are judged by where they are taken in. */
const ENTRY = Compile(CatalogueEntry);

const SAID = {
  game_code: 'pgs_tikkinganubis',
  name: 'Tikking Anubis™ 2',
  enabled: true,
  product: 'Pocket & Co',
  category: 'Video Slots',
  platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
  blocked_countries: ['EE', 'US', 'EE', 'Mars'],
  features: ['Free Spins', 'Bonus Buy', 'free spins', 'Jackpot'],
  release_date: '2024-05-13T00:00:00Z',
  volatility: 4,
  rtp: '96.5',
  demo_game_support: true,
  url_thumb: 'https://thumbs.hub.example/anubis.png',
  hit_ratio: '30.1',
};

describe('a catalogue of Hub88', () => {
  const entry = (over: object = {}) => catalogueOfHub88([{ ...SAID, ...over }], ['EUR', 'JPY'])[0];

  it('is one of ours', () => {
    expect(entry()).toEqual({
      code: 'pgs_tikkinganubis',
      name: { en: 'Tikking Anubis™ 2' },
      slug: 'tikking-anubis-2',
      studio: { code: 'pocket-co', name: 'Pocket & Co' },
      sections: ['slots'],
      subcategories: [],
      features: ['free-spins', 'bonus-buy', 'jackpot'],
      tags: [],
      volatility: 'medium-high',
      rtpMillionths: 965_000,
      hasDemo: true,
      hasJackpot: true,
      devices: ['desktop', 'mobile'],
      currencies: [{ currency: 'EUR' }, { currency: 'JPY' }],
      closedIn: ['EE', 'US'],
      releaseDay: '2024-05-13',
      pictureUrl: 'https://thumbs.hub.example/anubis.png',
    });
    expect(ENTRY.Check(entry())).toBe(true);
  });

  it('says nothing of what it is not told, and stands', () => {
    const { game_code, name, enabled } = SAID;
    const nulls = Object.fromEntries(Object.keys(SAID).map((key) => [key, null]));
    for (const game of [
      { game_code, name, enabled },
      { ...nulls, game_code, name, enabled },
    ]) {
      const [bare] = catalogueOfHub88([game], ['EUR']);
      expect(bare).toMatchObject({ sections: ['slots'], devices: ['desktop', 'mobile'], hasDemo: false });
      expect(ENTRY.Check(bare)).toBe(true);
    }
  });

  it.each([
    ['Live Baccarat', 'casino'],
    ['Crash Games', 'crash-games'],
    ['Scratch Cards', 'scratchcards'],
    ['Video Poker', 'poker'],
    ['Blackjack', 'card-games'],
    ['Bingo', 'bingo'],
    ['Something new', 'slots'],
  ])('puts %s into %s', (category, section) => {
    expect(entry({ category })).toMatchObject({ sections: [section] });
  });

  it.each([
    ['100', 1_000_000],
    ['94.12345', 941_234],
    ['100.01', undefined],
    ['about 96', undefined],
  ])('reads a return of %s as %s millionths', (rtp, expected) => {
    expect((entry({ rtp }) as CatalogueEntry).rtpMillionths).toBe(expected);
  });

  it('leaves out what is not enabled, and passes on by its code what is broken, to be refused', () => {
    expect(entry({ enabled: false })).toBeUndefined();
    expect(catalogueOfHub88([{ ...SAID, name: 7 }, 'nothing', null], ['EUR'])).toEqual([
      { code: 'pgs_tikkinganubis' },
      'nothing',
      null,
    ]);
    const foreign = entry({ name: 'Тики', product: '88' });
    expect(foreign).toMatchObject({ slug: 'pgs-tikkinganubis' });
    expect(ENTRY.Check(foreign)).toBe(true);
  });
});
