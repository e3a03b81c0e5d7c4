import type { ConversionQuote, CurrencyAnswer } from '@paddock/contract/schemas';

import type { Operation, Party } from '../floor/operation.ts';
import { get, post } from '../setup/api.ts';
import type { FundedPlayer } from '../setup/players.ts';
import { conversionFloor } from './conversion-floor.ts';

const PATH = '/web-api/office/conversion';
const CURRENCY = 'USD';
const AMOUNT = '0.20';

/** An exchange between two accounts of the player's own: a ledger transfer and nothing else. */
export const conversion: Operation = {
  many: 'transfers',
  path: PATH,
  async prepare({ origin, players }) {
    const parties: Party[] = [];
    for (const player of players) parties.push(await partyOf(origin, player));
    return parties;
  },
  doneBy: `select xmin::text, answer ->> 'id' as id, created_at_ms::text as at from idempotency_key where key = $1`,
  floor: conversionFloor,
};

async function partyOf(
  origin: string,
  { playerId, accountId: fromAccountId, token }: FundedPlayer,
): Promise<Party> {
  const bearer = { authorization: `Bearer ${token}` };
  const added = await post(origin, '/web-api/office/currencies', { currency: CURRENCY }, bearer);
  const toAccountId = ((await added.json()) as CurrencyAnswer).data.account_id;
  const wanted = { fromAccountId, toAccountId, amount: AMOUNT };
  const quote = `${PATH}?${new URLSearchParams(wanted).toString()}`;
  const { rateId } = await get<ConversionQuote>(origin, quote, bearer);
  return {
    sender: { token, body: JSON.stringify({ ...wanted, rateId }) },
    particulars: { player: playerId, from: fromAccountId, to: toAccountId },
  };
}
