import { jest } from '@jest/globals';

import { createRegionFixture, pass, plainLifecycles } from '../../testing/region-fixture.ts';

beforeEach(() => void jest.useFakeTimers());

describe('an entry that never answers', () => {
  it('becomes an error after 10 s and keeps it on screen while it goes on trying [S8-01]', async () => {
    const fixture = createRegionFixture();
    fixture.serve('@paddock/hanging', { kind: 'hangs' });
    fixture.pages.show(fixture.target('hanging', 'live'));
    await pass(9_999);
    expect(fixture.views.at(-1)).toEqual({ status: 'loading' });
    await pass(1);
    expect(fixture.views.at(-1)).toMatchObject({ status: 'error', failure: { kind: 'timeout' } });
    await pass(5_000);
    expect(fixture.views.at(-1)).toMatchObject({ status: 'error' });
    expect(fixture.fetches.get(fixture.urlOf('@paddock/hanging'))).toBe(2);
  });

  it('forgets the hanging file before the retry and recovers', async () => {
    const fixture = createRegionFixture();
    fixture.serve('@paddock/slow', { kind: 'hangs' });
    fixture.pages.show(fixture.target('slow', 'live'));
    await pass(10_000);
    const pages = { live: plainLifecycles(() => 'live') };
    fixture.serve('@paddock/slow', { kind: 'module', exports: () => ({ pages }) });
    await pass(1_000);
    expect(fixture.views.at(-1)).toEqual({ status: 'ready' });
  });
});
