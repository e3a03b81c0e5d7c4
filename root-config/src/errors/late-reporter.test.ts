import { createLateReporter } from './late-reporter.ts';
import type { Reporter } from './reporter.ts';

function setUp() {
  const told: string[] = [];
  const real: Reporter = {
    report: ({ error }) => told.push(String(error)),
    reportFailure: ({ message }) => told.push(message),
    flush: () => told.push('flush'),
  };
  const loads: PromiseWithResolvers<Reporter>[] = [];
  const late = createLateReporter(() => {
    const load = Promise.withResolvers<Reporter>();
    loads.push(load);
    return load.promise;
  });
  const say = (error: string) => late.report({ kind: 'error', error });
  return { told, real, loads, late, say };
}

describe('the reporter that comes late', () => {
  it('is fetched with the first failure, once, and hears of all in order', async () => {
    const { told, real, loads, late, say } = setUp();
    late.flush();
    expect(loads).toHaveLength(0);
    say('first');
    say('second');
    expect(loads).toHaveLength(1);
    loads[0]?.resolve(real);
    await late.settled();
    say('third');
    late.flush();
    expect(told).toEqual(['first', 'second', 'third', 'flush']);
  });

  it('is asked for again by the next failure when it did not come, and holds nobody up', async () => {
    const { told, real, loads, late, say } = setUp();
    say('first');
    loads[0]?.reject(new Error('no network'));
    await late.settled();
    expect(told).toEqual([]);
    say('second');
    loads[1]?.resolve(real);
    await late.settled();
    expect(told).toEqual(['first', 'second']);
  });
});
