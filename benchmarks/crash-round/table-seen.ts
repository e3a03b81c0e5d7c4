import { LIVE_PATH, type ServerMessage, type TableDelta, type TableRoundView } from '@paddock/contract';

/** A table as one of those who look at it hears of it. */
export interface TableSeen {
  /** The number of the next round that opens with time left to bet. */
  opened(): Promise<number>;
  /** Resolves as it takes off. */
  began(): Promise<void>;
  close(): void;
}

export async function openTable(origin: string): Promise<TableSeen> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${LIVE_PATH}`);
  let round: TableRoundView | undefined;
  let waiting: {
    readonly is: (told: TableRoundView) => boolean;
    readonly resolve: (told: TableRoundView) => void;
  }[] = [];
  socket.addEventListener('message', ({ data }) => {
    for (const message of JSON.parse(String(data)) as readonly ServerMessage[]) {
      if (message.t !== 'snap' && message.t !== 'delta') continue;
      round = (message.data as TableDelta).round ?? round;
      if (round !== undefined) tell(round);
    }
  });
  function tell(told: TableRoundView): void {
    const [now, later] = [waiting.filter(({ is }) => is(told)), waiting.filter(({ is }) => !is(told))];
    waiting = later;
    for (const { resolve } of now) resolve(told);
  }
  const next = (is: (told: TableRoundView) => boolean): Promise<TableRoundView> =>
    new Promise((resolve) => waiting.push({ is, resolve }));
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  let lastOpened = 0;
  socket.send(JSON.stringify({ t: 'sub', topics: ['table:crash'] }));
  return {
    async opened() {
      const { number } = await next(
        (told) => told.phase === 'open' && told.startsAtMs !== null && (told.number ?? 0) > lastOpened,
      );
      lastOpened = number ?? 0;
      return lastOpened;
    },
    async began() {
      await next(({ phase, number }) => phase === 'running' && number === lastOpened);
    },
    close: () => socket.close(),
  };
}
