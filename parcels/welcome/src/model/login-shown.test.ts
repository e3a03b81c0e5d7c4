import { installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import { lastAuthPopUpCallTime, noteLoginShown } from './login-shown.ts';

describe('showing the sign-in over a page', () => {
  let page: FakePage;
  beforeEach(() => {
    page = installFakePage();
  });
  afterEach(() => page.remove());

  it('is remembered for 24 hours and told to analytics [S3-30, S9-11]', () => {
    const told: unknown[] = [];
    page.shared.analytics.setConsent('all');
    page.shared.analytics.addAnalyticsSink(({ name, data }) => told.push([name, data]));
    const nowMs = page.timing.nowMs();
    expect(lastAuthPopUpCallTime(nowMs)).toBe(0);
    noteLoginShown(nowMs);
    expect(lastAuthPopUpCallTime(nowMs + 1)).toBe(nowMs);
    noteLoginShown(nowMs + 1);
    expect(lastAuthPopUpCallTime(nowMs + 1 + 24 * 3_600_000)).toBe(0);
    expect(told).toEqual([
      ['auth.popup-shown', { again: false }],
      ['auth.popup-shown', { again: true }],
    ]);
  });
});
