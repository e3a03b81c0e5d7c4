/** What belongs to a player. */
interface Owned {
  readonly playerId: string;
}

/** How much a transaction takes in. */
export interface Bounds {
  readonly bets: number;
  /** So many bets of one player, each of which costs statements of its own while the player waits. */
  readonly rounds: number;
}

/** All bets of a player in one lane, so that no lane waits for another; about as many bets in each. */
export function inLanes<Bet extends Owned>(page: readonly Bet[], count: number): readonly (readonly Bet[])[] {
  const lanes: Bet[][] = Array.from({ length: count }, () => []);
  const most = [...Map.groupBy(page, ({ playerId }) => playerId).values()].toSorted(
    (a, b) => b.length - a.length,
  );
  for (const bets of most) {
    lanes.reduce((least, lane) => (lane.length < least.length ? lane : least), lanes[0] ?? []).push(...bets);
  }
  return lanes;
}

/** A player's bets one after the other, in their order; those of different players together, in the order of players. */
export function inRounds<Bet extends Owned>(bets: readonly Bet[]): readonly (readonly Bet[])[] {
  const rounds: Bet[][] = [];
  const places = new Map<string, number>();
  for (const bet of bets) {
    const place = places.get(bet.playerId) ?? 0;
    places.set(bet.playerId, place + 1);
    (rounds[place] ??= []).push(bet);
  }
  const byPlayer = (a: Bet, b: Bet): number => (BigInt(a.playerId) < BigInt(b.playerId) ? -1 : 1);
  return rounds.map((round) => round.toSorted(byPlayer));
}

/**
 * The bets of a lane by transactions. Where a round leaves room the next one goes with it, if it is of the same players:
 * the first round of a transaction then locks whoever it is about, in the order of players, as everybody locks.
 */
export function inTransactions<Bet extends Owned>(
  lane: readonly Bet[],
  { bets, rounds }: Bounds,
): readonly (readonly Bet[])[] {
  const parts = inRounds(lane).flatMap((round) => inParts(round, bets));
  const transactions: { all: readonly Bet[]; rounds: number; readonly players: ReadonlySet<string> }[] = [];
  for (const part of parts) {
    const last = transactions.at(-1);
    const goesWith =
      last !== undefined &&
      last.rounds < rounds &&
      last.all.length + part.length <= bets &&
      part.every(({ playerId }) => last.players.has(playerId));
    if (goesWith) {
      last.all = [...last.all, ...part];
      last.rounds += 1;
    } else {
      transactions.push({ all: part, rounds: 1, players: new Set(part.map(({ playerId }) => playerId)) });
    }
  }
  return transactions.map(({ all }) => all);
}

function inParts<Bet>(round: readonly Bet[], most: number): readonly (readonly Bet[])[] {
  return Array.from({ length: Math.ceil(round.length / most) }, (_, at) =>
    round.slice(at * most, (at + 1) * most),
  );
}
