import { AmqpBroker } from '../sandbox/amqp-broker.ts';
import { connectAmqp } from './amqp-carrier.ts';
import { certificateFor, type TestCertificate } from './certificate.testing.ts';

/** Waits until something is so; jest ends what never is. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}

/** A broker and who listens to it; over TLS where there is a certificate, under a name of its host. */
async function open(certificate?: TestCertificate, host = '127.0.0.1') {
  const broker = new AmqpBroker(certificate);
  const port = await broker.listen(0);
  const taken: string[] = [];
  const said: string[] = [];
  const say = (fields: object, message: string) =>
    void said.push(
      'err' in fields && fields.err instanceof Error ? `${message}: ${fields.err.message}` : message,
    );
  const log = { info: say, warn: say };
  const state = { disconnected: 0, tries: [] as number[] };
  let hold: Promise<undefined> | undefined;
  const carrier = connectAmqp(
    {
      url: `${certificate === undefined ? 'amqp' : 'amqps'}://${host}:${port}`,
      token: 'token',
      authorities: certificate?.cert,
      virtualHost: '/unifiedfeed/1',
      nodeId: 7,
      log,
      pause: (tried) => {
        state.tries.push(tried);
        return Promise.resolve();
      },
    },
    {
      async onMessage(text, routingKey) {
        await hold;
        taken.push(`${routingKey} ${text.length > 40 ? text.length : text}`);
      },
      onDisconnected: () => {
        state.disconnected += 1;
        return Promise.resolve();
      },
    },
  );
  await until(() => broker.listeners === 1 || state.tries.length > 0);
  return { broker, carrier, taken, said, state, holdUntil: (wait: Promise<undefined>) => void (hold = wait) };
}

describe('the carrier over AMQP', () => {
  it('hears what is for all and for its node, in order, and acknowledges what was taken', async () => {
    const { broker, carrier, taken, holdUntil } = await open();
    const hold = Promise.withResolvers<undefined>();
    holdUntil(hold.promise);
    broker.publish('hi.-.live.odds_change.1.sr:match.7.-', 'for all');
    broker.publish('-.-.-.snapshot_complete.-.-.-.7', 'for this node');
    broker.publish('-.-.-.snapshot_complete.-.-.-.8', 'for another');
    broker.publish('lo.pre.-.odds_change.1.sr:match.7.-', 'ю'.repeat(200_000));
    expect(broker.unacknowledged).toBe(3);
    hold.resolve(undefined);
    await until(() => broker.unacknowledged === 0);
    expect(taken).toEqual([
      'hi.-.live.odds_change.1.sr:match.7.- for all',
      '-.-.-.snapshot_complete.-.-.-.7 for this node',
      'lo.pre.-.odds_change.1.sr:match.7.- 200000',
    ]);
    await carrier.close();
    await broker.close();
  });

  it('connects again when the connection is cut, and says so first', async () => {
    const { broker, carrier, taken, state } = await open();
    broker.cut();
    await until(() => broker.listeners === 1 && state.disconnected === 1);
    broker.publish('-.-.-.alive.-.-.-.-', 'again');
    await until(() => taken.length === 1);
    expect(state.tries).toEqual([1]);
    await carrier.close();
    await broker.close();
    expect(state.disconnected).toBe(2);
  });

  it('connects again when the broker takes its queue away', async () => {
    const { broker, carrier, taken, state } = await open();
    broker.cancel();
    await until(() => broker.listeners === 1 && state.disconnected === 1);
    broker.publish('-.-.-.alive.-.-.-.-', 'again');
    await until(() => taken.length === 1);
    await carrier.close();
    await broker.close();
  });

  it('says that its broker is blocked, and goes on listening', async () => {
    const { broker, carrier, taken, said } = await open();
    broker.block('low on memory');
    broker.publish('-.-.-.alive.-.-.-.-', 'meanwhile');
    broker.block(undefined);
    await until(() => said.length === 3 && taken.length === 1);
    expect(said.slice(1)).toEqual([
      'the broker of the unified odds feed is blocked',
      'the broker of the unified odds feed is unblocked',
    ]);
    await carrier.close();
    await broker.close();
  });
});

describe('the carrier over TLS', () => {
  const certificate = certificateFor('127.0.0.1');

  it('hears a broker that proves to be the host of the address', async () => {
    const { broker, carrier, taken } = await open(certificate);
    broker.publish('-.-.-.alive.-.-.-.-', 'over TLS');
    await until(() => taken.length === 1);
    await carrier.close();
    await broker.close();
  });

  it('tells its token to nobody else, and tries again', async () => {
    const { broker, carrier, said, state } = await open(certificate, 'localhost');
    await until(() => state.tries.length > 2);
    expect(said[0]).toMatch(/no connection .* Host: localhost. is not cert's CN/);
    expect(broker.listeners).toBe(0);
    expect(state.tries.slice(0, 3)).toEqual([1, 2, 3]);
    await carrier.close();
    await broker.close();
  });
});
