import { jest } from '@jest/globals';

import { RemoteFailure } from '../../remote/remote-failure.ts';
import { createRegionFixture, pass, plainLifecycles } from '../../testing/region-fixture.ts';

beforeEach(() => void jest.useFakeTimers());

describe('dictionaries that do not come', () => {
  it('keep the page from mounting, are retried, and end in the error block [S8-01]', async () => {
    const fixture = createRegionFixture();
    const mount = jest.fn(() => Promise.resolve());
    fixture.serve('@paddock/wordless', {
      kind: 'module',
      exports: () => ({ pages: { live: plainLifecycles(() => 'live', { mount }) } }),
    });
    fixture.dictionariesFail = new RemoteFailure('no words', { kind: 'network', parcel: 'wordless' });
    fixture.pages.show(fixture.target('wordless', 'live'));
    await pass(7_000);
    expect(fixture.dictionaryCalls).toHaveLength(4);
    expect(mount).not.toHaveBeenCalled();
    expect(fixture.views.at(-1)).toMatchObject({ status: 'error', failure: { kind: 'network' } });
  });
});
