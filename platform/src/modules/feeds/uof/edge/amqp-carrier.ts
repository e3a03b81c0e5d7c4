import type { ChannelModel, ConsumeMessage } from 'amqplib';

import type { Log } from '../../../../kernel/module.ts';
import type { Carrier, CarrierEvents } from './carrier.ts';

export interface AmqpOptions {
  /** The broker with its port: `amqps://mq.example:5671`. */
  readonly url: string;
  readonly token: string;
  /** The bookmaker's own part of the broker. */
  readonly virtualHost: string;
  readonly nodeId: number;
  /** Who may vouch for the broker in the place of those whom Node trusts: certificates in PEM. */
  readonly authorities: string | undefined;
  readonly log: Pick<Log, 'info' | 'warn'>;
  /** Waits before the connection is tried again for the nth time in a row. */
  readonly pause: (tried: number) => Promise<void>;
}

const EXCHANGE = 'unifiedfeed';
/** Messages that may be on their way into the database; the broker keeps the rest. */
const UNACKNOWLEDGED = 100;
const HEARTBEAT_SEC = 10;
/** A broker that does not answer for so long is not there. */
const CONNECT_PATIENCE_MS = 15_000;

/** Messages of all nodes, and those meant for this one: answers to its recoveries. */
function bindingsOf(nodeId: number): readonly string[] {
  return ['*.*.*.*.*.*.*.-.#', `*.*.*.*.*.*.*.${nodeId}.#`];
}

/**
 * Listens to the feed over AMQP, and connects again whenever the connection ends. The library is loaded only here, so a
 * platform without this feed never has it.
 */
export function connectAmqp(options: AmqpOptions, events: CarrierEvents): Carrier {
  const state = { closed: false };
  let connection: ChannelModel | undefined;

  // Asked anew each time: it changes while something is waited for.
  const isClosed = () => state.closed;

  async function listen(): Promise<void> {
    for (let tried = 0; !isClosed();) {
      try {
        connection = await open(options);
        tried = 0;
        await untilEnded(connection, options, events);
      } catch (error) {
        options.log.warn({ err: error }, 'no connection to the unified odds feed');
      }
      connection = undefined;
      await events.onDisconnected();
      tried += 1;
      if (!isClosed()) await options.pause(tried);
    }
  }

  const listening = listen();
  return {
    async close() {
      state.closed = true;
      await connection?.close().catch(() => undefined);
      await listening;
    },
  };
}

/** Over TLS the broker has to prove that it is the host of the address. */
async function open({ url, token, virtualHost, authorities }: AmqpOptions): Promise<ChannelModel> {
  const { connect } = await import('amqplib');
  const { protocol, hostname, port } = new URL(url);
  return connect(
    {
      protocol: protocol.replace(':', ''),
      hostname,
      ...(port !== '' && { port: Number(port) }),
      username: token,
      password: '',
      vhost: virtualHost,
      heartbeat: HEARTBEAT_SEC,
    },
    { timeout: CONNECT_PATIENCE_MS, ...(authorities !== undefined && { ca: authorities }) },
  );
}

/** Takes messages until the connection ends. @throws what ended it */
async function untilEnded(
  connection: ChannelModel,
  { nodeId, log }: AmqpOptions,
  events: CarrierEvents,
): Promise<void> {
  const ended = new Promise<void>((resolve, reject) => {
    connection.once('error', reject);
    connection.once('close', resolve);
  });
  // It may end while its channel is made: that throws of its own.
  ended.catch(() => undefined);
  // Who only listens is not held up by it, but it is a sign of a broker in need.
  connection.on('blocked', (reason) =>
    log.warn({ reason }, 'the broker of the unified odds feed is blocked'),
  );
  connection.on('unblocked', () => log.info({}, 'the broker of the unified odds feed is unblocked'));
  const channel = await connection.createChannel();
  channel.on('error', (error) =>
    log.warn({ err: error }, 'the broker refused what the unified odds feed needs'),
  );
  channel.once('close', () => void connection.close().catch(() => undefined));
  const { queue } = await channel.assertQueue('', { exclusive: true, autoDelete: true });
  for (const key of bindingsOf(nodeId)) await channel.bindQueue(queue, EXCHANGE, key);
  await channel.prefetch(UNACKNOWLEDGED);
  let open = true;
  void ended.catch(() => undefined).finally(() => (open = false));
  await channel.consume(queue, (message) => {
    // The broker has taken the queue away: a new connection makes a new one.
    if (message === null) void connection.close().catch(() => undefined);
    else void take(message);
  });
  log.info({}, 'listening to the unified odds feed');
  await ended;

  async function take(message: ConsumeMessage): Promise<void> {
    try {
      await events.onMessage(message.content.toString('utf8'), message.fields.routingKey);
      if (open) channel.ack(message);
    } catch (error) {
      log.warn({ err: error }, 'a message of the unified odds feed was not taken');
    }
  }
}
