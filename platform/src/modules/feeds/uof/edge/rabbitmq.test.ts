import { existsSync } from 'node:fs';

import { connect, type Channel, type ChannelModel } from 'amqplib';

import { connectAmqp } from './amqp-carrier.ts';
import { certificateFor } from './certificate.testing.ts';
import { RABBITMQ_SERVER, startRabbitMq, type RealBroker } from './rabbitmq.testing.ts';

const TOKEN = 'a-token';
const VIRTUAL_HOST = '/unifiedfeed/4711';
const EXCHANGE = 'unifiedfeed';
const KEY = 'hi.-.live.odds_change.1.sr:match.7.-';
/** A broker takes long to start on a busy machine. */
const PATIENCE_MS = 240_000;

/** Waits until something is so; jest ends what never is. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
}

// Debian's package brings it; without it this is skipped, and seen to be.
(existsSync(RABBITMQ_SERVER) ? describe : describe.skip)('the carrier on a real RabbitMQ', () => {
  const certificate = certificateFor('127.0.0.1');
  let broker: RealBroker;
  let feed: { readonly connection: ChannelModel; readonly channel: Channel };

  beforeAll(async () => {
    broker = await startRabbitMq(certificate, TOKEN, VIRTUAL_HOST);
    feed = await publisher();
  }, PATIENCE_MS);
  afterAll(async () => {
    await feed.connection.close();
    await broker.stop();
  }, PATIENCE_MS);

  /** The feed's own side: it owns the exchange. */
  async function publisher() {
    const { port } = new URL(broker.url);
    const connection = await connect(
      {
        ...{ protocol: 'amqps', hostname: '127.0.0.1', port: Number(port) },
        ...{ username: TOKEN, password: '', vhost: VIRTUAL_HOST },
      },
      { ca: certificate.cert },
    );
    connection.on('error', () => undefined);
    const channel = await connection.createChannel();
    await channel.assertExchange(EXCHANGE, 'topic', { durable: true });
    return { connection, channel };
  }

  /** Whether anybody listens to a key: the broker gives back what goes nowhere. */
  function isHeard(): Promise<boolean> {
    const { channel } = feed;
    return new Promise((resolve, reject) => {
      channel.once('return', () => resolve(false));
      channel.publish(EXCHANGE, KEY, Buffer.from('probe'), { mandatory: true });
      // Comes after what was given back.
      channel.checkExchange(EXCHANGE).then(() => setImmediate(() => resolve(true)), reject);
    });
  }

  function listen(token = TOKEN) {
    const taken: string[] = [];
    const said: string[] = [];
    const say = (fields: object, message: string) =>
      void said.push('err' in fields && fields.err instanceof Error ? fields.err.message : message);
    let disconnected = 0;
    const carrier = connectAmqp(
      {
        ...{ url: broker.url, token, virtualHost: VIRTUAL_HOST, nodeId: 7, authorities: certificate.cert },
        log: { info: say, warn: say },
        pause: () => new Promise((resolve) => setTimeout(resolve, 50)),
      },
      {
        onMessage: (text, routingKey) => {
          taken.push(`${routingKey} ${text}`);
          return Promise.resolve();
        },
        onDisconnected: () => {
          disconnected += 1;
          return Promise.resolve();
        },
      },
    );
    return { carrier, taken, said, lost: () => disconnected };
  }

  it(
    'is let in by its token over TLS, hears its routing keys, and leaves no queue behind',
    async () => {
      const { carrier, taken, said } = listen();
      await until(() => said.includes('listening to the unified odds feed'));
      expect(broker.asked.slice(-2)).toEqual([`${TOKEN}/`, VIRTUAL_HOST]);
      for (const [key, text] of [
        [KEY, 'for all'],
        ['-.-.-.snapshot_complete.-.-.-.8', 'for another node'],
        ['-.-.-.snapshot_complete.-.-.-.7', 'for this node'],
      ] as const)
        feed.channel.publish(EXCHANGE, key, Buffer.from(text));
      await until(() => taken.length === 2);
      expect(taken).toEqual([`${KEY} for all`, '-.-.-.snapshot_complete.-.-.-.7 for this node']);
      expect(await isHeard()).toBe(true);
      await carrier.close();
      expect(await isHeard()).toBe(false);
    },
    PATIENCE_MS,
  );

  it(
    'is refused with another token, and tries again',
    async () => {
      const { carrier, said } = listen('stolen');
      await until(() => said.length > 1);
      expect(said[0]).toMatch(/ACCESS[_-]REFUSED/);
      await carrier.close();
    },
    PATIENCE_MS,
  );

  it(
    'comes back when the broker was restarted',
    async () => {
      const { carrier, taken, said, lost } = listen();
      const heard = () => said.filter((text) => text === 'listening to the unified odds feed').length;
      await until(() => heard() === 1);
      await broker.restart();
      await until(() => heard() === 2);
      expect(lost()).toBeGreaterThan(0);
      feed = await publisher();
      feed.channel.publish(EXCHANGE, KEY, Buffer.from('again'));
      await until(() => taken.length === 1);
      await carrier.close();
    },
    PATIENCE_MS,
  );
});
