import { ManualClock } from './clock.ts';
import { createTimerScheduler, ManualScheduler } from './scheduler.ts';

describe('a manual clock', () => {
  it('never goes back', () => {
    const clock = new ManualClock(10);
    expect(() => {
      clock.set(9);
    }).toThrow(RangeError);
  });
});

describe('the manual scheduler', () => {
  it('runs due tasks in the order of their times, with the clock standing at each', async () => {
    const clock = new ManualClock(0);
    const scheduler = new ManualScheduler(clock);
    const seen: string[] = [];
    const note = (name: string) => () => {
      seen.push(`${name}@${clock.nowMs()}`);
      return Promise.resolve();
    };
    scheduler.every('a', 30, note('a'));
    const cancel = scheduler.every('b', 20, note('b'));
    await scheduler.advance(60);
    cancel();
    await scheduler.advance(40);
    expect(seen).toEqual(['b@20', 'a@30', 'b@40', 'a@60', 'b@60', 'a@90']);
    expect(clock.nowMs()).toBe(100);
  });

  it('leaps over hours: what fell due runs once, at the end, and keeps its beat', async () => {
    const clock = new ManualClock(0);
    const scheduler = new ManualScheduler(clock);
    const seen: string[] = [];
    const note = (name: string) => () => {
      seen.push(`${name}@${clock.nowMs()}`);
      return Promise.resolve();
    };
    scheduler.every('a', 30, note('a'));
    scheduler.every('b', 20, note('b'));
    scheduler.every('late', 200, note('late'));
    await scheduler.leap(100);
    expect(seen).toEqual(['b@100', 'a@100']);
    await scheduler.advance(20);
    expect(seen.slice(2)).toEqual(['a@120', 'b@120']);
  });

  it('hands a task’s error to whoever moves the clock', async () => {
    const scheduler = new ManualScheduler(new ManualClock(0));
    scheduler.every('bad', 1, () => Promise.reject(new Error('broken')));
    await expect(scheduler.advance(1)).rejects.toThrow('broken');
  });
});

describe('the timer scheduler', () => {
  it('reports a failing run and runs again, never two at once', async () => {
    const failures: string[] = [];
    let running = 0;
    let most = 0;
    let runs = 0;
    let enough = () => {};
    const done = new Promise<void>((resolve) => (enough = resolve));
    const scheduler = createTimerScheduler((name) => failures.push(name));
    scheduler.every('task', 1, async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (++runs === 3) enough();
      throw new Error('broken');
    });
    await done;
    await scheduler.stop();
    const after = runs;
    expect(most).toBe(1);
    expect(failures.length).toBeGreaterThanOrEqual(2);
    await new Promise((resolve) => setImmediate(resolve));
    expect(runs).toBe(after);
  });
});
