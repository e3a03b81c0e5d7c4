import { jest } from '@jest/globals';

import { createRegionFixture, pass, plainLifecycles } from '../../testing/region-fixture.ts';

beforeEach(() => void jest.useFakeTimers());

describe('a bootstrap that rejects', () => {
  it('is a lifecycle failure, leaves nothing in the region, and recovers on retry', async () => {
    const fixture = createRegionFixture();
    let bootstraps = 0;
    const bootstrap = () => {
      bootstraps += 1;
      return bootstraps === 1 ? Promise.reject(new Error('no boots')) : Promise.resolve();
    };
    const pages = { live: plainLifecycles(() => 'live', { bootstrap }) };
    fixture.serve('@paddock/bootless', { kind: 'module', exports: () => ({ pages }) });
    fixture.pages.show(fixture.target('bootless', 'live'));
    await pass(0);
    expect(fixture.failures[0]).toMatchObject({ kind: 'lifecycle', parcel: 'bootless' });
    expect(fixture.failures[0]?.message).toContain('no boots');
    expect(fixture.region.childElementCount).toBe(0);
    expect(document.getElementById('frame-portals')?.childElementCount).toBe(0);
    await pass(1_000);
    expect(fixture.region.textContent).toBe('live');
  });
});
