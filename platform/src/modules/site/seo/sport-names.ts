import type { LoadedRelease } from '../release/release-store.ts';
import type { FactsSource, MatchFacts } from './page-facts.ts';

/** Facts of matches with their sport as the release's dictionaries call it, which speak more languages than feeds. */
export function withSportNames(
  matchOf: FactsSource['matchOf'],
  release: () => LoadedRelease,
): FactsSource['matchOf'] {
  return (id) => {
    const facts = matchOf(id);
    return facts && inDictionaries(facts, release());
  };
}

function inDictionaries(facts: MatchFacts, { release, dictionaries }: LoadedRelease): MatchFacts {
  const languages = Object.keys(release.dictionaries['common'] ?? {});
  const said = languages.flatMap((language) => {
    const name = dictionaries.text(language, 'common', `sport.${facts.sportCode}`);
    return name === undefined ? [] : [[language, name] as const];
  });
  const sport = { ...facts.sport, ...Object.fromEntries(said) };
  return {
    ...facts,
    sport,
    trail: facts.trail.map((step) => (step.name === facts.sport ? { ...step, name: sport } : step)),
  };
}
