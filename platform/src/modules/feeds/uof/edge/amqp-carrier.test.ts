import { AmqpBroker } from '../sandbox/amqp-broker.ts';
import { connectAmqp } from './amqp-carrier.ts';

/** Waits until something is so; jest ends what never is. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}

async function open() {
  const broker = new AmqpBroker();
  const port = await broker.listen(0);
  const taken: string[] = [];
  const log = { info: () => undefined, warn: () => undefined };
  const state = { disconnected: 0, tries: [] as number[] };
  let hold: Promise<undefined> | undefined;
  const carrier = connectAmqp(
    {
      url: `amqp://127.0.0.1:${port}`,
      token: 'token',
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
  await until(() => broker.listeners === 1);
  return { broker, carrier, taken, state, holdUntil: (wait: Promise<undefined>) => void (hold = wait) };
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
});
