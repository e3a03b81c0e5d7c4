/** Chances of a point on serve. Points are independent; everything else of the model follows (a Markov chain). */
export interface ServeChances {
  readonly home: number;
  readonly away: number;
}

export type Server = 'home' | 'away';

export function otherSide(side: Server): Server {
  return side === 'home' ? 'away' : 'home';
}

/** Chance that the server wins the game from a score in points (0 to 3, and on after deuce). */
export function holdChance(serve: number, serverPoints = 0, receiverPoints = 0): number {
  if (serverPoints >= 4 && serverPoints - receiverPoints >= 2) return 1;
  if (receiverPoints >= 4 && receiverPoints - serverPoints >= 2) return 0;
  if (serverPoints >= 3 && serverPoints === receiverPoints) {
    const win = serve * serve;
    const lose = (1 - serve) * (1 - serve);
    return win / (win + lose);
  }
  return (
    serve * holdChance(serve, serverPoints + 1, receiverPoints) +
    (1 - serve) * holdChance(serve, serverPoints, receiverPoints + 1)
  );
}

/** Chance that a game comes to deuce from a score in points. */
export function deuceChance(serve: number, serverPoints = 0, receiverPoints = 0): number {
  if (serverPoints >= 3 && receiverPoints >= 3) return 1;
  if (serverPoints === 4 || receiverPoints === 4) return 0;
  return (
    serve * deuceChance(serve, serverPoints + 1, receiverPoints) +
    (1 - serve) * deuceChance(serve, serverPoints, receiverPoints + 1)
  );
}

/** Who serves the tie-break's point number `played` (from 0): one point, then two each in turn. */
export function tieBreakServer(first: Server, played: number): Server {
  return Math.floor((played + 1) / 2) % 2 === 0 ? first : otherSide(first);
}

/** Chance that the home side wins a tie-break from a score in points. */
export function tieBreakChance(serve: ServeChances, first: Server, home = 0, away = 0): number {
  if (home >= 7 && home - away >= 2) return 1;
  if (away >= 7 && away - home >= 2) return 0;
  if (home >= 6 && home === away) {
    // Level from here on: of every two points each side serves one.
    const win = serve.home * (1 - serve.away);
    const lose = (1 - serve.home) * serve.away;
    return win / (win + lose);
  }
  const server = tieBreakServer(first, home + away);
  const point = server === 'home' ? serve.home : 1 - serve.away;
  return (
    point * tieBreakChance(serve, first, home + 1, away) +
    (1 - point) * tieBreakChance(serve, first, home, away + 1)
  );
}
