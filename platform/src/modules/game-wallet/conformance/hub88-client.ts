import { createHash, createSign } from 'node:crypto';

import { hub88StatusOf } from '../hub88/hub88-statuses.ts';
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

const HUB88_PLACES = 5;

/** Calls a wallet of Hub88's shape as the kit calls one of ours. It knows no call that is bet and win, and signs no time. */
export function createHub88Client(at: OtherShape & { readonly privateKey: string }): CallWallet {
  const { user, game, currency, privateKey, send } = at;
  const book = createRoundBook();
  let requests = 0;

  return async (name, call, { signature } = {}) => {
    const [path, asked] = requestOf(name, call as KitCall);
    const request_uuid = uuidOf(`request ${++requests} of ${writeJson(asked)}`);
    const body = writeJson({ user, request_uuid, ...asked });
    const signed = signature ?? createSign('sha256').update(body).sign(privateKey, 'base64');
    const headers = { 'content-type': 'application/json', 'x-hub88-signature': signed };
    const answer = await send({ method: 'POST', path, headers, body });
    const { status } = answer.body;
    if (status !== 'RS_OK') return refusalInOurWords(answer, codesSaidBy(status, hub88StatusOf), status);
    return inOurWords(answer, { game, currency, parts: 10n ** BigInt(HUB88_PLACES - placesOf(currency)) });
  };

  function requestOf(name: string, call: KitCall): readonly [path: string, body: object] {
    const { transaction, session: token } = call;
    const of = { token, game_code: call.game ?? game };
    if (name === 'authenticate' || name === 'balance') return ['user/balance', of];
    const own = { ...of, transaction_uuid: uuidOf(transaction) };
    if (name === 'rollback') {
      const reference_transaction_uuid = uuidOf(call.undoes ?? '');
      return [
        'transaction/rollback',
        { ...own, round: book.roundOf(call.undoes), reference_transaction_uuid },
      ];
    }
    const isBet = name === 'bet';
    book.note(call, isBet);
    const round_closed = name === 'round-end' || call.endsRound === true;
    const money = {
      ...{ round: call.round, round_closed, currency: call.currency ?? currency },
      amount: partsOf(call.amount ?? '0', HUB88_PLACES),
    };
    if (isBet) return ['transaction/bet', { ...own, ...money }];
    return [
      'transaction/win',
      { ...own, ...money, reference_transaction_uuid: uuidOf(book.betOf(call.round)) },
    ];
  }
}

/** A name of the kit as their wallets expect one, the same for the same name. */
function uuidOf(name: string): string {
  const digits = createHash('sha256').update(name).digest('hex');
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-');
}
