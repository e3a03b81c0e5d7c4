import type { LiveSource } from './live-source.ts';

/** One source of what several modules have: the first knows the epoch and the producers, each of all knows its topics. */
export function joinedSources(
  first: LiveSource,
  ...others: readonly Pick<LiveSource, 'snapshot' | 'takeChanges'>[]
): LiveSource {
  return {
    epoch: () => first.epoch(),
    producersDown: () => first.producersDown(),
    snapshot(topic) {
      for (const source of others) {
        const data = source.snapshot(topic);
        if (data !== undefined) return data;
      }
      return first.snapshot(topic);
    },
    takeChanges: (watched) => [first, ...others].flatMap((source) => source.takeChanges(watched)),
  };
}
