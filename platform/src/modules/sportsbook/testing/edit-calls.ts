import type { EditBetRequest, EditBetView, EditQuoteView } from '@paddock/contract/schemas';

import { PLAYER_HEADER } from '../../../testing/index.ts';
import { getAs, newKey, type SportsbookPlatform, type TestPlayer } from './sportsbook.fixture.ts';

/** What a bet is worth and what another may be placed with in its place. */
export async function editQuoteOf(
  { app }: SportsbookPlatform,
  { playerId }: TestPlayer,
  betId: string,
  legs: readonly { readonly selectionId: string }[],
): Promise<EditQuoteView> {
  const answer = await app.inject({
    method: 'POST',
    url: `/web-api/sportsbook/bets/${betId}/edit-quote`,
    headers: { [PLAYER_HEADER]: playerId },
    payload: { selectionIds: legs.map(({ selectionId }) => selectionId) },
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<EditQuoteView>();
}

export interface EditOptions extends Partial<Omit<EditBetRequest, 'legs'>> {
  readonly key?: string;
}

/** Edits a bet through the API, by a quote of now where none is named. */
export async function editBet(
  platform: SportsbookPlatform,
  player: TestPlayer,
  betId: string,
  legs: EditBetRequest['legs'],
  { key = newKey(), ...options }: EditOptions = {},
) {
  const quoteId = options.quoteId ?? (await quoteIdOf(platform, player, betId, legs));
  return platform.app.inject({
    method: 'POST',
    url: `/web-api/sportsbook/bets/${betId}/edit`,
    headers: { [PLAYER_HEADER]: player.playerId, 'idempotency-key': key },
    payload: {
      type: options.lines !== undefined ? 'system' : legs.length === 1 ? 'single' : 'accumulator',
      stake: '10.00',
      policy: 'none',
      legs,
      ...options,
      quoteId,
    },
  });
}

async function quoteIdOf(
  platform: SportsbookPlatform,
  player: TestPlayer,
  betId: string,
  legs: EditBetRequest['legs'],
): Promise<string> {
  const { worth } = await editQuoteOf(platform, player, betId, legs);
  // Refused as over, or for what there is no offer.
  return 'quoteId' in worth ? worth.quoteId : '1';
}

export async function editOf(
  platform: SportsbookPlatform,
  player: TestPlayer,
  key: string,
): Promise<EditBetView> {
  return (await getAs(platform, player, `bet-edits/${key}`)).json<EditBetView>();
}
