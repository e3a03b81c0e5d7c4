import type { NewRound, SeedsView } from '@paddock/contract/schemas';

import type { Operation, Party } from '../floor/operation.ts';
import { post } from '../setup/api.ts';
import type { FundedPlayer } from '../setup/players.ts';
import { roundFloor } from './round-floor.ts';

/** The surest bet that dice takes, 98.0198 % at × 1.01: nearly every round is a bet and a win. */
const CHOICE = { side: 'under', target: 980_198 } as const;

/** A round of one of our own games that is over at once: its nonce and stake taken, dealt, settled and paid. */
export const casinoRound: Operation = {
  many: 'rounds',
  path: '/web-api/games/rounds',
  async prepare({ origin, players }) {
    const parties: Party[] = [];
    for (const player of players) parties.push(await partyOf(origin, player));
    return parties;
  },
  doneBy: `select r.xmin::text, s.stake_id::text as id, r.public_number::text as number, r.began_at_ms::text as at
    from idempotency_key k join games_round r on r.round_id = (k.answer ->> 'id')::bigint join games_stake s using (round_id)
    where k.key = $1`,
  floor: roundFloor,
};

async function partyOf(origin: string, { playerId, accountId, token }: FundedPlayer): Promise<Party> {
  const bearer = { authorization: `Bearer ${token}` };
  const next = await post(origin, '/web-api/games/seeds/next', {}, bearer);
  const commitment = ((await next.json()) as SeedsView).nextCommitment ?? '';
  await post(origin, '/web-api/games/seeds', { commitment, clientSeed: 'benchmark' }, bearer);
  const round: NewRound = { game: 'dice', accountId, stake: '1.00', choice: CHOICE, commitment };
  return {
    sender: { token, body: JSON.stringify(round) },
    particulars: { player: playerId, account: accountId },
  };
}
