import { withSportNames } from './sport-names.ts';
import type { LoadedRelease } from '../release/release-store.ts';
import type { MatchFacts } from './page-facts.ts';

it('a match says its sport in every language of the dictionaries, its trail too', () => {
  const sport = { en: 'Football', xx: 'Fut' };
  const place = { name: { en: 'Top League' }, path: '/live/football/1' };
  const facts = { sportCode: 'football', sport, trail: [{ name: sport, path: '/live/football' }, place] };
  const words: Readonly<Record<string, string>> = { en: 'Football', ar: 'كرة القدم' };
  const release = {
    release: { dictionaries: { common: words } },
    dictionaries: {
      text: (language: string, _: string, key: string) =>
        key === 'sport.football' ? words[language] : undefined,
    },
  } as unknown as LoadedRelease;
  const named = withSportNames(
    () => facts as unknown as MatchFacts,
    () => release,
  )('1');
  expect(named?.sport).toEqual({ en: 'Football', ar: 'كرة القدم', xx: 'Fut' });
  expect(named?.trail).toEqual([{ name: named?.sport, path: '/live/football' }, place]);
});
