import type { ClientMessage, ServerMessage, Topic } from '@paddock/contract';

import type { Environment, LiveSocketListener } from '../environment/environment-types.ts';

/** One connection as the server has it. */
export interface TestSocket {
  readonly url: string;
  readonly received: readonly ClientMessage[];
  readonly topics: ReadonlySet<Topic>;
  readonly isOpen: boolean;
  isClosed: boolean;
  /** Sends one frame. */
  send(...messages: readonly ServerMessage[]): void;
  sendText(text: string): void;
  /** The connection breaks. */
  drop(): void;
}

/** The live socket's server in memory: greets, answers subscriptions, counts sequences. */
export interface TestLiveServer {
  readonly openSocket: Environment['openSocket'];
  /** Every connection ever made, oldest first. */
  readonly sockets: readonly TestSocket[];
  readonly present: TestSocket;
  /** Sets a topic's picture and sends it to whoever has it. */
  publish(topic: Topic, data: unknown): void;
  /** Sends the next delta of a topic. The picture for later subscribers is `whole`. */
  change(topic: Topic, delta: unknown, whole: unknown): void;
  beat(producersDown?: readonly string[]): void;
  epoch: string;
  /** New connections stay silent: no greeting, no answers. */
  isSilent: boolean;
}

export function createTestLiveServer(serverNowMs: () => number): TestLiveServer {
  const sockets: TestSocket[] = [];
  const pictures = new Map<Topic, { data: unknown; seq: number }>();

  function snapshot(topic: Topic): ServerMessage | undefined {
    const picture = pictures.get(topic);
    if (picture === undefined) return undefined;
    return { t: 'snap', topic, epoch: server.epoch, seq: picture.seq, data: picture.data };
  }

  function answer(socket: TestSocket, topics: Set<Topic>, message: ClientMessage): void {
    if (message.t === 'unsub') for (const topic of message.topics) topics.delete(topic);
    if (message.t !== 'sub') return;
    for (const topic of message.topics) {
      topics.add(topic);
      const picture = server.isSilent ? undefined : snapshot(topic);
      if (picture !== undefined) socket.send(picture);
    }
  }

  function accept(url: string, listener: LiveSocketListener) {
    const received: ClientMessage[] = [];
    const topics = new Set<Topic>();
    const socket = {
      url,
      received,
      topics,
      isOpen: false,
      isClosed: false,
      send(...messages: readonly ServerMessage[]) {
        if (socket.isOpen && !socket.isClosed) listener.onText(JSON.stringify(messages));
      },
      sendText: (text: string) => listener.onText(text),
      drop() {
        if (socket.isClosed) return;
        socket.isClosed = true;
        listener.onClose();
      },
      take(text: string) {
        const message = JSON.parse(text) as ClientMessage;
        received.push(message);
        answer(socket, topics, message);
      },
    };
    return socket;
  }

  function toSubscribers(topic: Topic, message: ServerMessage): void {
    for (const socket of sockets) if (socket.topics.has(topic)) socket.send(message);
  }

  const server: TestLiveServer = {
    sockets,
    epoch: 'e1',
    isSilent: false,
    get present() {
      const socket = sockets.at(-1);
      if (socket === undefined) throw new Error('no connection yet');
      return socket;
    },
    openSocket(url, listener) {
      const socket = accept(url, listener);
      sockets.push(socket);
      queueMicrotask(() => {
        if (socket.isClosed || server.isSilent) return;
        socket.isOpen = true;
        listener.onOpen();
        socket.send({ t: 'hello', epoch: server.epoch, serverTimeMs: serverNowMs(), heartbeatMs: 5_000 });
      });
      return { send: socket.take, close: () => (socket.isClosed = true) };
    },
    publish(topic, data) {
      pictures.set(topic, { data, seq: (pictures.get(topic)?.seq ?? 0) + 1 });
      const picture = snapshot(topic);
      if (picture !== undefined) toSubscribers(topic, picture);
    },
    change(topic, delta, whole) {
      const seq = (pictures.get(topic)?.seq ?? 0) + 1;
      pictures.set(topic, { data: whole, seq });
      toSubscribers(topic, { t: 'delta', topic, seq, data: delta });
    },
    beat(producersDown = []) {
      for (const socket of sockets) socket.send({ t: 'beat', serverTimeMs: serverNowMs(), producersDown });
    },
  };
  return server;
}
