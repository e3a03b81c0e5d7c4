import {
  HEARTBEAT_MS,
  TOPICS_PER_SOCKET,
  type PlayerId,
  type PlayerNews,
  type ServerMessage,
  type Topic,
} from '@paddock/contract';

import type { Clock } from '../../kernel/time/clock.ts';
import { fullAllowance, spend } from './allowance.ts';
import { Channels, serialise } from './channels.ts';
import { isTopic } from './client-message.ts';
import { newClient, type FrameSocket, type LiveClient } from './live-client.ts';
import type { LiveSource } from './live-source.ts';
import { pingDue } from './pings.ts';
import { PlayerSockets } from './player-sockets.ts';
import { deliver, LAGGING_BYTES, missLater, paceOf, put, SLOW_BYTES } from './slow-clients.ts';
import { frameOf } from './text-frame.ts';
import { TopicGroups, type TopicGroup } from './topic-group.ts';

/** Messages that make no sense before a client is dropped. */
export const MISTAKES_ALLOWED = 5;
const CUT_AFTER_MS = 2_000;

/**
 * Fans changes out to the connected tabs. Per tick each changed topic is serialised once, each set of topics
 * that is shown makes one frame, and every socket with that set is handed the same bytes.
 */
export class LiveHub {
  readonly #clock: Clock;
  readonly #source: LiveSource;
  readonly #welcome: (host: string | undefined) => readonly ServerMessage[];
  readonly #channels: Channels;
  readonly #groups = new TopicGroups();
  readonly #clients = new Set<LiveClient>();
  readonly #players = new PlayerSockets();
  /** Clients whose topics changed since the last tick. */
  readonly #ungrouped = new Set<LiveClient>();

  /** @param welcome what every socket is told as it connects, after the greeting */
  constructor(
    clock: Clock,
    source: LiveSource,
    welcome: (host: string | undefined) => readonly ServerMessage[],
  ) {
    this.#welcome = welcome;
    this.#clock = clock;
    this.#source = source;
    this.#channels = new Channels(source);
  }

  /** @param host that the tab asked for */
  connect(socket: FrameSocket, host?: string): LiveClient {
    const client = newClient(socket, this.#clock.nowMs(), host);
    this.#clients.add(client);
    const serverTimeMs = this.#clock.nowMs();
    this.send(client, { t: 'hello', epoch: this.#source.epoch(), serverTimeMs, heartbeatMs: HEARTBEAT_MS });
    for (const message of this.#welcome(host)) this.send(client, message);
    return client;
  }

  disconnect(client: LiveClient): void {
    if (!this.#clients.delete(client)) return;
    this.bind(client, undefined);
    this.unsubscribe(client, [...client.topics]);
    this.#ungrouped.delete(client);
  }

  /**
   * Answers each topic with its snapshot; a topic held already is a request for a new one. What is answered costs the
   * client of its allowance.
   */
  subscribe(client: LiveClient, topics: readonly Topic[]): void {
    if (!this.#clients.has(client)) return;
    const bytes = this.#answer(client, topics);
    if (!spend(client.allowance, { bytes })) this.drop(client, 'protocol');
  }

  unsubscribe(client: LiveClient, topics: readonly Topic[]): void {
    for (const topic of topics) {
      if (!client.topics.has(topic)) continue;
      this.#regroupLater(client);
      client.topics.delete(topic);
      client.missed.delete(topic);
      this.#channels.close(topic);
    }
  }

  /** Binds a socket to a player, or to nobody. */
  bind(client: LiveClient, player: LiveClient['player']): void {
    this.#players.bind(client, this.#clients.has(client) ? player : undefined);
    if (client.player === undefined) this.unsubscribe(client, ['player']);
  }

  /** News to every tab of a player that shows the `player` topic, at once. */
  tell(playerId: PlayerId, news: PlayerNews, sessionId?: string): void {
    for (const client of this.#players.of(playerId)) {
      if (sessionId !== undefined && client.player?.sessionId !== sessionId) continue;
      if (!client.topics.has('player')) continue;
      client.playerSeq += 1;
      this.send(client, { t: 'delta', topic: 'player', seq: client.playerSeq, data: news });
    }
  }

  /** A session ended: its tabs are told and are nobody's from then on. */
  signOut(playerId: PlayerId, sessionId: string): void {
    this.tell(playerId, { kind: 'signed-out' }, sessionId);
    for (const client of this.#players.of(playerId)) {
      if (client.player?.sessionId === sessionId) this.bind(client, undefined);
    }
  }

  /** Sends what changed since the last tick. */
  tick(): void {
    const nowMs = this.#clock.nowMs();
    for (const client of this.#ungrouped) this.#groups.join(client, (topic) => this.#channels.get(topic));
    this.#ungrouped.clear();
    const ended = this.#channels.layOut();
    for (const group of this.#groups.take()) this.#deliver(group, nowMs);
    for (const channel of ended) {
      for (const group of [...channel.groups]) {
        for (const client of [...group.clients]) this.unsubscribe(client, [channel.topic]);
      }
    }
    for (const client of this.#clients) this.#tend(client, nowMs);
  }

  /** One message to every tab that asked for a host that is meant, at once. */
  tellAll(message: ServerMessage, isMeant: (host: string | undefined) => boolean): void {
    const frame = frameOf([serialise(message)]);
    for (const client of this.#clients) if (isMeant(client.host)) this.#write(client, frame);
  }

  beat(): void {
    const serverTimeMs = this.#clock.nowMs();
    const beat = serialise({ t: 'beat', serverTimeMs, producersDown: this.#source.producersDown() });
    const frame = frameOf([beat]);
    for (const client of this.#clients) {
      client.allowance = fullAllowance();
      if (client.slowSinceMs === undefined) this.#write(client, frame);
    }
    pingDue(this.#clients, serverTimeMs);
  }

  /** A message arrived: false when the client has sent more than it may and is being dropped. */
  admits(client: LiveClient, bytes: number): boolean {
    if (!spend(client.allowance, { messages: 1, bytes })) this.drop(client, 'protocol');
    return client.cutAtMs === undefined;
  }

  /** A message made no sense. */
  mistake(client: LiveClient): void {
    client.mistakes += 1;
    if (client.mistakes > MISTAKES_ALLOWED) this.drop(client, 'protocol');
    else this.send(client, { t: 'err', code: 'MALFORMED_BODY' });
  }

  /** Says why, closes, and cuts the connection a little later if the client does not. */
  drop(client: LiveClient, reason: 'slow' | 'protocol' | 'shutdown'): void {
    if (client.cutAtMs !== undefined) return;
    put(client, frameOf([serialise({ t: 'drop', reason })]));
    client.cutAtMs = this.#clock.nowMs() + CUT_AFTER_MS;
    client.socket.close(reason === 'shutdown' ? 1001 : reason === 'slow' ? 1013 : 1008);
  }

  dropAll(): void {
    for (const client of [...this.#clients]) this.drop(client, 'shutdown');
  }

  send(client: LiveClient, message: ServerMessage): void {
    this.#write(client, frameOf([serialise(message)]));
  }

  /** Whatever is said: nobody who does not read has it queued without bound. */
  #write(client: LiveClient, frame: Buffer): void {
    if (client.cutAtMs !== undefined) return;
    if (client.socket.bufferedBytes() > SLOW_BYTES) this.drop(client, 'slow');
    else put(client, frame);
  }

  /** How many bytes it answered. Past what may be queued the snapshots wait until the client has caught up. */
  #answer(client: LiveClient, topics: readonly Topic[]): number {
    const answers: Buffer[] = [];
    let [bytes, queuedBytes] = [0, client.socket.bufferedBytes()];
    for (const topic of topics) {
      const waits = client.slowSinceMs !== undefined || queuedBytes > LAGGING_BYTES;
      const answer = this.#subscribeOne(client, topic, waits);
      if (answer === undefined) continue;
      answers.push(answer);
      bytes += answer.length;
      queuedBytes += answer.length;
    }
    if (answers.length > 0) this.#write(client, frameOf(answers));
    return bytes;
  }

  #subscribeOne(client: LiveClient, topic: Topic, waits: boolean): Buffer | undefined {
    if (!isTopic(topic)) return serialise({ t: 'err', code: 'TOPIC_INVALID', topic: topic.slice(0, 64) });
    if (topic === 'player' && client.player === undefined) {
      return serialise({ t: 'err', code: 'UNAUTHENTICATED', topic });
    }
    const isNew = !client.topics.has(topic);
    if (isNew && client.topics.size >= TOPICS_PER_SOCKET) {
      return serialise({ t: 'err', code: 'TOPIC_LIMIT', topic });
    }
    const channel = isNew ? this.#channels.open(topic) : this.#channels.get(topic);
    if (channel === undefined) return undefined;
    if (isNew) {
      this.#regroupLater(client);
      client.topics.add(topic);
    }
    if (topic === 'player') return undefined;
    if (waits) {
      missLater(client, [topic], this.#clock.nowMs());
      return undefined;
    }
    const snapshot = this.#channels.snapshot(channel);
    if (snapshot !== undefined) return snapshot;
    this.unsubscribe(client, [topic]);
    return serialise({ t: 'gone', topic });
  }

  #regroupLater(client: LiveClient): void {
    this.#groups.leave(client, (topic) => this.#channels.get(topic));
    if (this.#clients.has(client)) this.#ungrouped.add(client);
  }

  #deliver(group: TopicGroup, nowMs: number): void {
    const frame = frameOf(group.pending);
    for (const client of group.clients) deliver(client, frame, group.pendingTopics, nowMs);
    group.pending = [];
    group.pendingTopics = [];
  }

  /** Lets a slow client catch up by snapshots, drops one that does not, cuts off one that has been told to go. */
  #tend(client: LiveClient, nowMs: number): void {
    if (client.cutAtMs !== undefined) {
      if (nowMs >= client.cutAtMs) client.socket.terminate();
      return;
    }
    const pace = paceOf(client, nowMs);
    if (pace === 'slow') this.drop(client, 'slow');
    if (pace !== 'caught-up') return;
    client.slowSinceMs = undefined;
    const missed = [...client.missed];
    client.missed.clear();
    this.#answer(client, missed);
  }
}
