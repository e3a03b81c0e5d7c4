import type { PlayerId } from '@paddock/contract';

import { KEPT_MS, RecentNews } from './recent-news.ts';

const ANN = '1' as PlayerId;
const BEN = '2' as PlayerId;
const START_MS = 1_000_000;

describe('the news of the last minute', () => {
  let nowMs: number;
  let recent: RecentNews;

  beforeEach(() => {
    nowMs = START_MS;
    recent = new RecentNews({ nowMs: () => nowMs });
  });

  it('says who was told something since, and nobody else', () => {
    nowMs += 500;
    recent.note(ANN);
    expect(recent.mayBeSince(ANN, START_MS + 500)).toBe(true);
    expect(recent.mayBeSince(ANN, START_MS + 501)).toBe(false);
    expect(recent.mayBeSince(BEN, START_MS)).toBe(false);
  });

  it('cannot rule out what was told before it began, or is longer ago than it keeps', () => {
    expect(recent.mayBeSince(ANN, START_MS - 1)).toBe(true);
    nowMs += KEPT_MS;
    expect(recent.mayBeSince(ANN, START_MS)).toBe(true);
    expect(recent.mayBeSince(ANN, START_MS + 1)).toBe(false);
  });

  it('forgets whom it need not know, not whom it must', () => {
    recent.note(ANN);
    nowMs += KEPT_MS - 1;
    recent.note(BEN);
    expect(recent.mayBeSince(ANN, START_MS)).toBe(true);
    nowMs += 1;
    recent.note(BEN);
    expect(recent.mayBeSince(BEN, nowMs)).toBe(true);
    expect(recent.mayBeSince(ANN, START_MS + 1)).toBe(false);
  });
});
