import { readdirSync, readFileSync } from 'node:fs';
import { ownGames } from '@paddock/contract';

interface Words {
  readonly ownGames: Readonly<Record<string, string>>;
  readonly games: Readonly<Record<string, { readonly name: string }>>;
  readonly seo: Readonly<Record<'crash' | 'liveRoulette', { readonly title: string }>>;
}

const wordsOf = (parcel: string, file: string) =>
  JSON.parse(readFileSync(`parcels/${parcel}/locales/${file}`, 'utf8')) as Words;

describe('the catalogue of games', () => {
  it.each([...readdirSync('parcels/casino/locales')])('calls ours what their pages do: %s', (file) => {
    const { games, seo } = wordsOf('originals', file);
    const titles: Readonly<Record<string, string | undefined>> = {
      ...Object.fromEntries(Object.entries(games).map(([route, { name }]) => [route, name])),
      crash: seo.crash.title,
      'live-roulette': seo.liveRoulette.title,
    };
    expect(wordsOf('casino', file).ownGames).toEqual(
      Object.fromEntries(ownGames().map(({ route }) => [route, titles[route]])),
    );
  });
});
