import { jest } from '@jest/globals';

import { createRegionFixture, pass, plainLifecycles } from '../../testing/region-fixture.ts';

beforeEach(() => void jest.useFakeTimers());

describe('an update that rejects', () => {
  it('shows the error block at once, without going round, and comes back at the refresh button [S8-01]', async () => {
    const fixture = createRegionFixture();
    const update = () => Promise.reject(new Error('no change'));
    const pages = { live: plainLifecycles(({ sport }) => String(sport), { update }) };
    fixture.serve('@paddock/rigid', { kind: 'module', exports: () => ({ pages }) });
    fixture.pages.show(fixture.target('rigid', 'live', { sport: 'football' }));
    await pass(0);
    fixture.pages.show(fixture.target('rigid', 'live', { sport: 'tennis' }));
    await pass(0);
    expect(fixture.views.at(-1)).toMatchObject({
      status: 'error',
      failure: { kind: 'lifecycle', parcel: 'rigid' },
    });
    await pass(60_000);
    expect(fixture.failures).toHaveLength(1);
    fixture.pages.retry();
    await pass(0);
    expect(fixture.region.textContent).toBe('tennis');
    expect(fixture.views.at(-1)).toEqual({ status: 'ready' });
  });
});
