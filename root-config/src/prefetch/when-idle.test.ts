import type { Scheduler } from '../time/scheduler.ts';
import { maySpareBytes } from './may-spare-bytes.ts';
import { whenIdle } from './when-idle.ts';

const navigatorWith = (connection: object | undefined) => ({ connection }) as unknown as Navigator;
const delays: number[] = [];
const scheduler: Scheduler = {
  nowMs: () => 0,
  after(delayMs, run) {
    delays.push(delayMs);
    run();
    return () => undefined;
  },
};

describe('the right moment to fetch ahead [S9-18]', () => {
  it.each([
    [undefined, true],
    [{}, true],
    [{ effectiveType: '4g', saveData: false }, true],
    [{ effectiveType: '3g' }, true],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ effectiveType: '4g', saveData: true }, false],
  ])('with the connection %j: %s', (connection, spare) => {
    expect(maySpareBytes(navigatorWith(connection))).toBe(spare);
  });

  it('is idle time, after 2000 ms at the latest', () => {
    const asked: unknown[] = [];
    const idle = { requestIdleCallback: (_run: () => void, options: object) => asked.push(options) };
    whenIdle(idle as unknown as Window & typeof globalThis, scheduler, () => undefined);
    expect(asked).toEqual([{ timeout: 2_000 }]);
  });

  it('is after 2000 ms where the browser cannot tell', () => {
    let ran = false;
    whenIdle({} as Window & typeof globalThis, scheduler, () => (ran = true));
    expect([ran, delays]).toEqual([true, [2_000]]);
  });
});
