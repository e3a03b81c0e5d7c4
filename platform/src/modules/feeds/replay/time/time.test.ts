import { ManualClock } from '../../../../kernel/time/clock.ts';
import { ManualScheduler } from '../../../../kernel/time/scheduler.ts';
import { jumpingTime, pacedTime } from './replay-time.ts';

describe('jumping time', () => {
  it('runs each due task once, however far the clock jumps, after the producer has beaten', async () => {
    const clock = new ManualClock(0);
    const scheduler = new ManualScheduler(clock);
    const happened: string[] = [];
    const say = (text: string) => () => {
      happened.push(`${text} at ${clock.nowMs() / 3_600_000} h`);
      return Promise.resolve();
    };
    scheduler.every('second', 1_000, say('second'));
    const cancel = scheduler.every('hour', 3_600_000, say('hour'));
    const time = jumpingTime(clock, scheduler);
    await time.until(3_600_000, say('beat'));
    await time.until(3_600_000 * 5, say('beat'));
    expect(happened).toEqual([
      'beat at 1 h',
      'second at 1 h',
      'hour at 1 h',
      'beat at 5 h',
      'second at 5 h',
      'hour at 5 h',
    ]);
    cancel();
    happened.length = 0;
    await time.pause(say('beat'));
    expect(happened.map((text) => text.split(' ')[0])).toEqual(['beat', 'second']);
  });

  it('never goes back', async () => {
    const clock = new ManualClock(10_000);
    await jumpingTime(clock, new ManualScheduler(clock)).until(5_000, () => Promise.resolve());
    expect(clock.nowMs()).toBe(10_000);
  });
});

describe('paced time', () => {
  it('beats every five seconds while it waits', async () => {
    const clock = new ManualClock(0);
    const slept: number[] = [];
    const time = pacedTime(clock, (ms) => {
      slept.push(ms);
      clock.advance(ms);
      return Promise.resolve();
    });
    let beats = 0;
    await time.until(12_000, () => {
      beats += 1;
      return Promise.resolve();
    });
    expect(slept).toEqual([5_000, 5_000, 2_000]);
    expect(beats).toBe(3);
  });
});
