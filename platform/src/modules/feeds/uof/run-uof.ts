import { setTimeout as sleep } from 'node:timers/promises';

import type { UofConfig } from '../../../kernel/config/uof-config.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { createFeedEmitter } from '../feed-emitter.ts';
import type { FeedSink } from '../feed-sink.ts';
import { takeEpoch } from '../feeds-store.ts';
import { checkedSink } from './checked-sink.ts';
import { connectAmqp } from './edge/amqp-carrier.ts';
import type { Carrier } from './edge/carrier.ts';
import { openSession } from './session/open-session.ts';
import type { Session } from './session/session.ts';
import { UofApi } from './session/uof-api.ts';
import { UOF_PRODUCER } from './translate/market-kinds.ts';
import { loadToldUntil, saveToldUntil } from './uof-store.ts';
import { readBookmaker } from './wire/api-documents.ts';

const TICK_MS = 1_000;
const PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** The adapter while it runs. */
export interface RunningUof {
  stop(): Promise<void>;
}

/**
 * Takes the Unified Odds Feed in. The start of the platform does not wait for it: while its API or its broker cannot be
 * reached they are tried again, and nothing of it is offered.
 */
export async function runUof(kernel: Kernel, config: UofConfig, sink: FeedSink): Promise<RunningUof> {
  const { db, clock, log, scheduler } = kernel;
  const ending = new AbortController();
  const pause = (tried: number) =>
    sleep(Math.min(PAUSE_MS * 2 ** (tried - 1), LONGEST_PAUSE_MS), undefined, {
      signal: ending.signal,
    }).catch(() => undefined);
  const api = new UofApi({
    url: config.apiUrl,
    token: config.token,
    nodeId: config.nodeId,
    fetch,
    pause: () => pause(1),
    onFault: (path, fault) => log.warn({ path, ...fault }, 'a document of the feed could not be read'),
  });
  const emitter = createFeedEmitter({
    producer: UOF_PRODUCER,
    epoch: await takeEpoch(db, UOF_PRODUCER),
    sink: checkedSink(sink, (reason) => log.error({ reason }, 'what was made of the feed was no message')),
    clock,
    onQuarantine: ({ body }, reason) =>
      log.warn({ kind: body.kind, reason }, 'a part of the feed was not taken'),
  });
  const toldUntil = await loadToldUntil(db);

  async function connect(): Promise<{ session: Session; carrier: Carrier } | undefined> {
    for (let tried = 1; !ending.signal.aborted; tried += 1) {
      try {
        const bookmaker = await api.document('users/whoami.xml', readBookmaker);
        if (bookmaker === undefined) throw new Error('the feed does not say whose it is');
        const session = await openSession({
          ...{
            api,
            clock,
            log,
            emitter,
            toldUntil,
            leastCertainty: config.leastCertainty,
            languages: config.languages,
          },
          keepToldUntil: (product, atMs) => saveToldUntil(db, product, atMs),
        });
        const { brokerUrl: url, token, nodeId } = config;
        const carrier = connectAmqp(
          {
            url,
            token,
            nodeId,
            virtualHost: `/unifiedfeed/${bookmaker}`,
            authorities: undefined,
            log,
            pause,
          },
          {
            onMessage: (text, routingKey) => session.take(text, routingKey),
            onDisconnected: () => session.disconnected(),
          },
        );
        return { session, carrier };
      } catch (error) {
        log.warn({ err: error, tried }, 'the unified odds feed cannot be begun; it is tried again');
        await pause(tried);
      }
    }
    return undefined;
  }

  let running: Awaited<ReturnType<typeof connect>>;
  const connecting = connect().then((made) => (running = made));
  const cancel = scheduler.every('feeds.uof', TICK_MS, async () => running?.session.tick());
  return {
    async stop() {
      cancel();
      ending.abort();
      await connecting;
      await running?.carrier.close();
    },
  };
}
