import type { Competitor, FormMatch, MatchOutcome, Meeting, TeamForm } from '@paddock/contract/schemas';

import type { CountedMatch } from './standings.ts';

export interface PlayedMatch extends CountedMatch {
  readonly id: string;
}

type IsTeam = (side: Competitor) => boolean;

/** What a side did in its matches, and their sums. @param matches of the side, the latest first */
export function teamForm(matches: readonly PlayedMatch[], isTeam: IsTeam): TeamForm {
  const told = matches.map((match) => toldBy(match, isTeam));
  const ended = (outcome: MatchOutcome) => told.filter((match) => match.outcome === outcome).length;
  return {
    matches: told,
    won: ended('won'),
    drawn: ended('drawn'),
    lost: ended('lost'),
    scored: told.reduce((sum, { score }) => sum + score[0], 0),
    conceded: told.reduce((sum, { score }) => sum + score[1], 0),
  };
}

function toldBy({ id, startsAtMs, home, away, score }: PlayedMatch, isTeam: IsTeam): FormMatch {
  const isHome = isTeam(home);
  const [own, other] = isHome ? score : [score[1], score[0]];
  return {
    id,
    startsAtMs,
    isHome,
    opponent: isHome ? away : home,
    score: [own, other],
    outcome: outcomeOf(own, other),
  };
}

function outcomeOf(own: number, other: number): MatchOutcome {
  if (own === other) return 'drawn';
  return own > other ? 'won' : 'lost';
}

/** Matches of two sides against each other, told from one of them. */
export function meetingsOf(matches: readonly PlayedMatch[], isTeam: IsTeam): Meeting[] {
  return matches.map((match) => {
    const { id, startsAtMs, isHome, score } = toldBy(match, isTeam);
    return { id, startsAtMs, isHome, score };
  });
}
