import { fundedPlayer, type FundedPlayer } from '@paddock/e2e/setup';

export type { FundedPlayer };

/** Registers players and lets them deposit on the sandbox page: the product's own way, one after the other. */
export async function fundedPlayers(origin: string, count: number): Promise<readonly FundedPlayer[]> {
  const players: FundedPlayer[] = [];
  for (let n = 0; n < count; n++) players.push(await fundedPlayer(origin, `bench${n}@example.com`));
  return players;
}
