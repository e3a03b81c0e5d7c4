import type { FeedBody } from '@paddock/contract/schemas';

import { afterSilence, judge, NEVER_HEARD, SILENCE_MS, type StreamState } from './sequence.ts';

type Step = readonly [epoch: number, seq: number, kind: FeedBody['kind']];

/** Runs messages through the judge and answers what became of each. */
function run(steps: readonly Step[], start: StreamState = NEVER_HEARD) {
  let state = start;
  const verdicts = steps.map(([epoch, seq, kind]) => {
    const verdict = judge(state, { epoch, seq, generatedAtMs: 1_000, body: { kind } as FeedBody }, 1_000);
    if ('next' in verdict) state = verdict.next;
    return verdict.kind === 'gap' ? `gap ${verdict.expectedSeq}` : verdict.kind;
  });
  return { verdicts, state };
}

const SNAPSHOT: readonly Step[] = [
  [1, 1, 'snapshot-begin'],
  [1, 2, 'prices'],
  [1, 3, 'snapshot-end'],
];

describe('a producer’s numbered stream (rules §5)', () => {
  it('is live after its first snapshot', () => {
    const { verdicts, state } = run(SNAPSHOT);
    expect(verdicts).toEqual(['take', 'take', 'take']);
    expect(state).toMatchObject({ epoch: 1, seq: 3, live: true, inSnapshot: false });
  });

  it('takes nothing before a snapshot', () => {
    expect(
      run([
        [1, 1, 'prices'],
        [1, 2, 'heartbeat'],
      ]).verdicts,
    ).toEqual(['gap 1', 'gap 1']);
  });

  it('drops duplicates and what is older', () => {
    const { verdicts } = run([...SNAPSHOT, [1, 3, 'prices'], [1, 1, 'prices'], [1, 4, 'prices']]);
    expect(verdicts.slice(3)).toEqual(['duplicate', 'duplicate', 'take']);
    const next = run([...SNAPSHOT, [2, 1, 'snapshot-begin'], [1, 4, 'prices']]);
    expect(next.verdicts.slice(3)).toEqual(['take', 'older']);
  });

  it('is down from a gap to the end of the next snapshot', () => {
    const { verdicts, state } = run([
      ...SNAPSHOT,
      [1, 5, 'prices'],
      [1, 6, 'heartbeat'],
      [1, 7, 'snapshot-begin'],
      [1, 8, 'prices'],
    ]);
    expect(verdicts.slice(3)).toEqual(['gap 4', 'gap 4', 'take', 'take']);
    expect(state).toMatchObject({ live: false, inSnapshot: true });
    expect(run([[1, 9, 'snapshot-end']], state).state.live).toBe(true);
  });

  it('starts its snapshot over after a gap inside it', () => {
    const { verdicts, state } = run([
      [1, 1, 'snapshot-begin'],
      [1, 3, 'prices'],
      [1, 4, 'snapshot-end'],
    ]);
    expect(verdicts).toEqual(['take', 'gap 2', 'gap 2']);
    expect(state).toMatchObject({ live: false, inSnapshot: false });
  });

  it('is down with a new epoch until that has a snapshot of its own', () => {
    const { state } = run([...SNAPSHOT, [2, 1, 'prices']]);
    expect(state).toMatchObject({ epoch: 2, seq: 0, live: false });
    expect(
      run(
        [
          [2, 2, 'snapshot-begin'],
          [2, 3, 'snapshot-end'],
        ],
        state,
      ).state.live,
    ).toBe(true);
  });

  it('stays live during a snapshot that nothing made necessary', () => {
    const { state } = run([...SNAPSHOT, [1, 4, 'snapshot-begin']]);
    expect(state).toMatchObject({ live: true, inSnapshot: true });
  });

  it('is down after three silent heartbeats', () => {
    const { state } = run(SNAPSHOT);
    expect(afterSilence(state, 1_000 + SILENCE_MS - 1)).toBe(state);
    expect(afterSilence(state, 1_000 + SILENCE_MS)).toMatchObject({ live: false });
  });
});
