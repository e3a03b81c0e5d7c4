import type { SeededRandom } from '../../../testing/seeded-random.ts';
import { EDIT_KEY } from '../bets/bet-record.ts';
import { quotesOf } from './cash-out-calls.ts';
import { editBet } from './edit-calls.ts';
import { LEAVABLE } from './simulated-leaving.ts';
import { drawnLegs, OUTCOMES } from './simulated-picks.ts';
import type { Attempt, SimulatedSeason } from './simulated-season.ts';
import { betsOf } from './sportsbook.fixture.ts';

/** Some open bet of some player goes on as one of other legs and another stake, by what is offered for it now. */
export async function editAtRandom(
  season: Pick<SimulatedSeason, 'server' | 'matches' | 'players'>,
  random: SeededRandom,
  key: string,
): Promise<Attempt | undefined> {
  const { server } = season;
  const { int, pick } = random;
  const player = pick(season.players);
  const { bets } = await server.survive(() => betsOf(server.platform, player, 'status=open&limit=20'));
  const editable = bets.filter(({ type }) => LEAVABLE.has(type));
  // On what is closed no bet is placed: that is tried often enough by placements.
  const matches = season.matches.filter(({ open, result }) => open && result === undefined);
  const drawn = await drawnLegs({ server, matches }, random, {
    ...{ count: Math.min(matches.length, 1 + int(2)), outcomes: OUTCOMES },
    isRemembered: () => int(6) === 0,
  });
  if (editable.length === 0 || drawn === undefined || drawn.legs.length === 0) return undefined;
  const { legs, picks } = drawn;
  const ids = editable.map(({ id }) => id);
  const quotes = await server.survive(() => quotesOf(server.platform, player, ids));
  const offered = quotes.flatMap((quote) => ('off' in quote ? [] : [quote]));
  if (offered.length === 0) return undefined;
  const { betId, quoteId } = pick(offered);
  const policy = pick(['none', 'higher', 'any'] as const);
  const stake = `${1 + int(40)}.${10 + int(90)}`;
  const answer = await server.survive(() =>
    editBet(server.platform, player, betId, legs, { stake, policy, key, quoteId }),
  );
  return {
    ...{ player, policy, picks, kind: {}, status: answer.statusCode, answer: answer.json() },
    key: `${EDIT_KEY}${key}`,
    edit: { key, betId },
  };
}
