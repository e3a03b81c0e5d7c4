import { createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { once } from 'node:events';

import {
  delivery,
  FRAME_MAX,
  framesIn,
  long,
  longText,
  METHOD,
  method,
  short,
  shortText,
  shortTextAt,
  type Frame,
} from './amqp-frames.ts';

const EXCHANGE = 'unifiedfeed';
const PROTOCOL_HEADER_BYTES = 8;
const NO_TABLE = long(0);

/** A client of the broker: what it listens to, and what it was sent and has not acknowledged. */
class Client {
  readonly #socket: Socket;
  readonly #bindings: RegExp[] = [];
  readonly #unacknowledged = new Set<number>();
  #bytes: Buffer = Buffer.alloc(0);
  #greeted = false;
  #consumer: { readonly tag: string; readonly channel: number } | undefined;
  #lastTag = 0;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('error', () => socket.destroy());
    socket.on('data', (bytes) => this.#take(bytes));
  }

  get listens(): boolean {
    return this.#consumer !== undefined;
  }

  get unacknowledged(): number {
    return this.#unacknowledged.size;
  }

  send(routingKey: string, text: string): void {
    const consumer = this.#consumer;
    if (consumer === undefined || !this.#bindings.some((binding) => binding.test(routingKey))) return;
    const tag = (this.#lastTag += 1);
    this.#unacknowledged.add(tag);
    const { channel } = consumer;
    this.#socket.write(
      delivery({ channel, consumer: consumer.tag, tag, exchange: EXCHANGE, routingKey, text }),
    );
  }

  /** Takes its queue away, as a broker does that moves it to another node. */
  cancel(): void {
    if (this.#consumer === undefined) return;
    this.#answer(this.#consumer.channel, 60, 30, [shortText(this.#consumer.tag), Buffer.of(1)]);
    this.#consumer = undefined;
  }

  /** Says that nothing more is taken from publishers, and that it is again. */
  block(reason: string | undefined): void {
    if (reason === undefined) this.#answer(0, 10, 61, []);
    else this.#answer(0, 10, 60, [shortText(reason)]);
  }

  /** Ends the connection without a word, as a network does. */
  cut(): void {
    this.#socket.destroy();
  }

  #take(bytes: Buffer): void {
    this.#bytes = Buffer.concat([this.#bytes, bytes]);
    if (!this.#greeted) {
      if (this.#bytes.length < PROTOCOL_HEADER_BYTES) return;
      this.#bytes = this.#bytes.subarray(PROTOCOL_HEADER_BYTES);
      this.#greeted = true;
      this.#answer(0, 10, 10, [Buffer.of(0, 9), NO_TABLE, longText('PLAIN'), longText('en_US')]);
    }
    const { frames, rest } = framesIn(this.#bytes);
    this.#bytes = rest;
    for (const one of frames) if (one.type === METHOD) this.#method(one);
  }

  #method({ channel, payload }: Frame): void {
    const [classId, methodId] = [payload.readUInt16BE(0), payload.readUInt16BE(2)];
    switch (classId * 100 + methodId) {
      case 1011: // start-ok
        return this.#answer(0, 10, 30, [short(0), long(FRAME_MAX), short(0)]);
      case 1040: // open
        return this.#answer(0, 10, 41, [shortText('')]);
      case 1050: // close
        this.#answer(0, 10, 51, []);
        this.#socket.end();
        return;
      case 2010: // channel open
        return this.#answer(channel, 20, 11, [longText('')]);
      case 2040: // channel close
        return this.#answer(channel, 20, 41, []);
      case 5010: // queue declare
        return this.#answer(channel, 50, 11, [shortText('sandbox'), long(0), long(0)]);
      case 5020: // queue bind
        this.#bindings.push(bindingOf(payload));
        return this.#answer(channel, 50, 21, []);
      case 6010: // qos
        return this.#answer(channel, 60, 11, []);
      case 6020: // consume
        return this.#consume(channel, payload);
      case 6080: // ack
        this.#unacknowledged.delete(Number(payload.readBigUInt64BE(4)));
    }
  }

  #consume(channel: number, payload: Buffer): void {
    const queue = shortTextAt(payload, 6);
    const tag = shortTextAt(payload, queue.end).text || 'consumer';
    this.#answer(channel, 60, 21, [shortText(tag)]);
    this.#consumer = { tag, channel };
  }

  #answer(channel: number, classId: number, methodId: number, args: readonly Buffer[]): void {
    this.#socket.write(method(channel, classId, methodId, args));
  }
}

/** `*` is one word of a routing key, `#` any number of them. */
function bindingOf(payload: Buffer): RegExp {
  const queue = shortTextAt(payload, 6);
  const { text: key } = shortTextAt(payload, shortTextAt(payload, queue.end).end);
  const words = key.split('.').map((word) => {
    if (word === '*') return '\\.[^.]*';
    return word === '#' ? '(?:\\.[^.]*)*' : `\\.${word.replaceAll(/[^\w]/g, '\\$&')}`;
  });
  return new RegExp(`^${words.join('').replace('\\.', '')}$`);
}

/**
 * As much of an AMQP 0-9-1 broker as one exchange with listeners needs: no store, no user is asked for a password. What is
 * published while nobody listens is gone, as it is with queues that end with their connection.
 */
export class AmqpBroker {
  readonly #clients = new Set<Client>();
  readonly #server: Server;

  /** @param encrypted its certificate and key in PEM; undefined listens without TLS */
  constructor(encrypted?: { readonly cert: string; readonly key: string }) {
    const welcome = (socket: Socket) => {
      const client = new Client(socket);
      this.#clients.add(client);
      socket.on('close', () => this.#clients.delete(client));
    };
    this.#server = encrypted === undefined ? createServer(welcome) : createTlsServer(encrypted, welcome);
  }

  /** Answers the port it listens on. */
  async listen(port: number): Promise<number> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    return typeof address === 'object' && address !== null ? address.port : port;
  }

  publish(routingKey: string, text: string): void {
    for (const client of this.#clients) client.send(routingKey, text);
  }

  get listeners(): number {
    return [...this.#clients].filter(({ listens }) => listens).length;
  }

  /** Messages that were sent and not acknowledged. */
  get unacknowledged(): number {
    return [...this.#clients].reduce((sum, client) => sum + client.unacknowledged, 0);
  }

  /** Takes the queues of all listeners away. */
  cancel(): void {
    for (const client of this.#clients) client.cancel();
  }

  /** Is blocked for a reason, or no more. */
  block(reason: string | undefined): void {
    for (const client of this.#clients) client.block(reason);
  }

  /** Cuts all connections. */
  cut(): void {
    for (const client of this.#clients) client.cut();
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
