import { createHmac } from 'node:crypto';

import { softswissCodeOf } from '../softswiss/softswiss-codes.ts';
import {
  createRoundBook,
  codesSaidBy,
  inOurWords,
  partsOf,
  placesOf,
  refusalInOurWords,
  writeJson,
  type KitCall,
  type OtherShape,
} from './other-shape.ts';
import type { CallWallet } from './wallet-client.ts';

/** Calls a wallet of SoftSwiss' shape as the kit calls one of ours. It signs no time. */
export function createSoftswissClient(at: OtherShape & { readonly secret: Uint8Array }): CallWallet {
  const { user, session, game, currency, secret, send } = at;
  const book = createRoundBook();

  return async (name, call, { signature } = {}) => {
    const [path, asked] = requestOf(name, call as KitCall);
    const body = writeJson(asked);
    const signed = signature ?? createHmac('sha256', secret).update(body).digest('hex');
    const headers = { 'content-type': 'application/json', 'x-request-sign': signed };
    const answer = await send({ method: 'POST', path, headers, body });
    const { code } = answer.body;
    if (answer.status >= 400) return refusalInOurWords(answer, codesSaidBy(code, softswissCodeOf), code);
    return inOurWords(answer, { game, currency, parts: 1n });
  };

  function requestOf(name: string, call: KitCall): readonly [path: string, body: object] {
    // A session is its player's: another token is nobody's.
    const user_id = call.session === session ? user : 'nobody';
    const of = { user_id, currency: call.currency ?? currency, game: call.game ?? game };
    if (name === 'authenticate' || name === 'balance') return ['play', of];
    const { transaction: action_id, round: game_id } = call;
    if (name === 'rollback') {
      const undo = { action: 'rollback', action_id, original_action_id: call.undoes };
      return ['rollback', { ...of, game_id: book.roundOf(call.undoes), actions: [undo] }];
    }
    book.note(call, name !== 'win');
    const finished = name === 'round-end' || call.endsRound === true;
    return ['play', { ...of, game_id, finished, actions: actionsOf(name, call) }];
  }

  function actionsOf(name: string, call: KitCall): readonly object[] {
    const parts = (amount = '0') => partsOf(amount, placesOf(call.currency ?? currency));
    const { transaction: action_id } = call;
    if (name === 'round-end') return [];
    if (name === 'win') return [{ action: 'win', action_id, amount: parts(call.amount) }];
    const bet = { action: 'bet', action_id, amount: parts(call.amount) };
    return name === 'bet'
      ? [bet]
      : [bet, { action: 'win', action_id: `${action_id}-won`, amount: parts(call.won) }];
  }
}
