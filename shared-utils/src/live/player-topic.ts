import type { ClientMessage, PlayerNews, ServerMessage } from '@paddock/contract';

import type { AuthValue } from '../auth/auth-types.ts';
import type { ServerClock } from '../clock/clock-types.ts';
import type { TokenSource } from '../http/token-source.ts';
import { createStore } from '../stream/store.ts';
import type { Stream } from '../stream/stream.ts';
import type { PlayerNewsValue } from './live-types.ts';

const TOPIC = 'player';

type PlayerDelta = Extract<ServerMessage, { readonly t: 'delta' }>;

/** The signed-in player's own topic: it needs a token first and has no snapshot. */
export interface PlayerTopic {
  readonly playerNews$: Stream<PlayerNewsValue>;
  /** The socket is open: names the player if there is one. */
  onOpen(): void;
  onDelta(message: PlayerDelta): void;
  /** The server no longer takes the token it was given. */
  onRefused(): void;
  stop(): void;
}

/** True for messages about the player's topic or the socket's player. */
export function isPlayerRefusal(message: Extract<ServerMessage, { readonly t: 'err' }>): boolean {
  const isAboutPlayer = message.topic === undefined || message.topic === TOPIC;
  return isAboutPlayer && (message.code === 'UNAUTHENTICATED' || message.code === 'TOKEN_EXPIRED');
}

export function isPlayerTopic(topic: string): boolean {
  return topic === TOPIC;
}

export function createPlayerTopic(
  auth$: Stream<AuthValue>,
  tokens: TokenSource,
  { serverNowMs }: Pick<ServerClock, 'serverNowMs'>,
  send: (message: ClientMessage) => boolean,
): PlayerTopic {
  const store = createStore<PlayerNewsValue>({ status: 'none', seq: 0 });
  let userId: string | null = null;
  let lastSeq: number | null = null;
  let sentToken = '';
  /** From when on a player who was never listened for may have news; null once they were. */
  let unheardSinceMs: number | null = null;
  /** Grows with each open socket and each change of player: a token asked for before does not count. */
  let generation = 0;

  function publish(news: PlayerNews): void {
    store.set({ status: 'news', seq: store.get().seq + (news.kind === 'settings' ? 0 : 1), news });
  }

  async function introduce(ask: () => ReturnType<TokenSource['get']>): Promise<void> {
    const own = ++generation;
    lastSeq = null;
    if (userId === null) return;
    const answer = await ask();
    if (own !== generation || !answer.ok) return;
    sentToken = answer.token;
    if (!send({ t: 'auth', token: answer.token })) return;
    if (unheardSinceMs !== null) {
      // What was read meanwhile is read again only if the server knows of news since.
      send({ t: 'sub', topics: [TOPIC], sinceMs: unheardSinceMs });
      unheardSinceMs = null;
      return;
    }
    send({ t: 'sub', topics: [TOPIC] });
    // News may have been missed while nobody listened: the truth is read again.
    publish({ kind: 'missed' });
  }

  const subscription = auth$.subscribe((auth) => {
    if (auth.userId === userId) return;
    userId = auth.userId;
    unheardSinceMs = serverNowMs();
    if (userId === null) {
      send({ t: 'unsub', topics: [TOPIC] });
      send({ t: 'auth', token: '' });
    }
    void introduce(() => tokens.get());
  });

  return {
    playerNews$: store.stream,
    onOpen: () => void introduce(() => tokens.get()),
    onDelta({ seq, data }) {
      if (lastSeq !== null && seq <= lastSeq) return;
      const isGap = lastSeq !== null && seq !== lastSeq + 1;
      lastSeq = seq;
      if (isGap) publish({ kind: 'missed' });
      publish(data as PlayerNews);
    },
    onRefused() {
      const refused = sentToken;
      sentToken = '';
      if (refused !== '') void introduce(() => tokens.renew(refused));
    },
    stop: () => subscription.unsubscribe(),
  };
}
