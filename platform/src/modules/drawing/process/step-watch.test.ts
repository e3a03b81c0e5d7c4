import { LOOK_MS, STEP_BOUNDS, watchSteps } from './step-watch.ts';

/** A process whose use is moved by hand. */
function setting() {
  const at: { usedMs: number | undefined } = { usedMs: 0 };
  return { at, watch: watchSteps(STEP_BOUNDS, () => at.usedMs) };
}

const LOOKS = STEP_BOUNDS.waitMs / LOOK_MS;

describe('the watch over what a process is at', () => {
  it('ends it where it uses more than a step has, as soon as two looks without an answer say so', () => {
    const { at, watch } = setting();
    watch.answered(40);
    at.usedMs = 39 + STEP_BOUNDS.cpuMs;
    expect([watch.look(1), watch.look(1)]).toEqual([undefined, undefined]);
    at.usedMs += 1;
    expect([watch.look(1), watch.look(1)]).toEqual([undefined, 'processor']);
    expect(watch.untoldMs()).toBe(STEP_BOUNDS.cpuMs);
  });

  it('gives the first step the time that Node and the program take to begin', () => {
    const { at, watch } = setting();
    at.usedMs = STEP_BOUNDS.firstCpuMs - 1;
    expect([watch.look(1), watch.look(1)]).toEqual([undefined, undefined]);
    at.usedMs += 1;
    expect([watch.look(1), watch.look(1)]).toEqual([undefined, 'processor']);
  });

  it('takes answers that are heard late for what they are', () => {
    const { at, watch } = setting();
    watch.answered(0);
    at.usedMs = 1_200;
    expect(watch.look(1)).toBeUndefined();
    watch.answered(400);
    watch.answered(400);
    expect([watch.look(3), watch.look(3)]).toEqual([undefined, undefined]);
    expect(watch.untoldMs()).toBe(400);
  });

  it('ends it where the step that waits longest has no answer, and counts anew for the next one', () => {
    const { watch } = setting();
    const looks = (stepId: number, times: number) =>
      Array.from({ length: times }, () => watch.look(stepId)).filter((fault) => fault !== undefined);
    expect(looks(1, LOOKS)).toEqual([]);
    watch.answered(1);
    expect(looks(2, LOOKS)).toEqual([]);
    expect(looks(2, 1)).toEqual(['hang']);
  });

  it('knows of a process that is gone what it last saw, and where nobody says, the time that passed', () => {
    const { at, watch } = setting();
    at.usedMs = 300;
    watch.look(1);
    at.usedMs = undefined;
    expect(watch.untoldMs()).toBe(300);
    watch.answered(300);
    for (let times = 0; times < 5; times++) watch.look(2);
    expect(watch.untoldMs()).toBe(4 * LOOK_MS);
  });
});
