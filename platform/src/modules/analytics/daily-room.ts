/** How long a count of the database stands for the truth; what this process keeps is added meanwhile. */
const COUNT_STANDS_MS = 60_000;

/** Tells whether more events may be kept of these 24 hours. Bounded by the minute, not to the event. */
export interface DailyRoom {
  hasRoom(nowMs: number): Promise<boolean>;
  kept(events: number): void;
}

/** @param countAt events of the 24 hours before a moment, at most `most` */
export function createDailyRoom(most: number, countAt: (nowMs: number) => Promise<number>): DailyRoom {
  let counted = { events: 0, atMs: -Infinity };
  return {
    async hasRoom(nowMs) {
      if (nowMs - counted.atMs >= COUNT_STANDS_MS) counted = { events: await countAt(nowMs), atMs: nowMs };
      return counted.events < most;
    },
    kept(events) {
      counted = { ...counted, events: counted.events + events };
    },
  };
}
