import type { NameLanguage } from '@paddock/contract/schemas';

import type { Clock } from '../../../../kernel/time/clock.ts';
import type { Log } from '../../../../kernel/module.ts';
import type { FeedEmitter } from '../../feed-emitter.ts';
import { Board } from '../translate/board.ts';
import { MarketKinds } from '../translate/market-kinds.ts';
import { Translator } from '../translate/translator.ts';
import { readNumberedWords, readProducers } from '../wire/api-documents.ts';
import { Outgoing } from './outgoing.ts';
import { Products } from './products.ts';
import { Reference } from './reference.ts';
import { Session, type SessionParts } from './session.ts';
import type { UofApi } from './uof-api.ts';

export interface OpenSessionOptions extends Pick<SessionParts, 'keepToldUntil'> {
  readonly api: UofApi;
  readonly clock: Clock;
  readonly log: Log;
  readonly emitter: FeedEmitter;
  /** Until when earlier starts were told everything, by product. */
  readonly toldUntil: ReadonlyMap<number, number>;
  readonly leastCertainty: 1 | 2;
  /** Beside English, those that names are asked for in. */
  readonly languages: readonly NameLanguage[];
}

/** A session with what it has to know before the first message. @throws Error while the API does not give it */
export async function openSession(options: OpenSessionOptions): Promise<Session> {
  const { api, clock, log, emitter, toldUntil, leastCertainty, languages, keepToldUntil } = options;
  const producers = await api.document('descriptions/producers.xml', readProducers);
  if (producers === undefined) throw new Error('the feed names no producers');
  const voidReasons = await api.document('descriptions/void_reasons.xml', readNumberedWords);
  const kinds: MarketKinds = new MarketKinds((id) => reference.nameOf(id));
  const reference = new Reference(api, kinds, clock, languages);
  await reference.loadKinds();
  const board = new Board();
  // Numbers of requests grow over restarts too: an answer to one of an earlier start is none to a new one.
  const products = new Products(producers, toldUntil, Math.floor(clock.nowMs() / 1000));
  const isUp = (product: number) => products.stateOf(product) === 'up';
  const translator = new Translator({
    ...{ kinds, board, isUp, leastCertainty, voidReasons: voidReasons ?? new Map<number, string>() },
    nameOf: (id) => reference.nameOf(id),
    isAwaited: (id) => reference.isAwaited(id),
  });
  return new Session({
    ...{ clock, log, products, reference, board, translator, keepToldUntil },
    outgoing: new Outgoing(emitter, () => [...translator.types(), ...board.picture(isUp)], log),
    recover: (request) => api.recover(request),
  });
}
