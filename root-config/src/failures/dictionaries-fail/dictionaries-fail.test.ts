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

  it('end in the error block after 10 s when they hang, and the page comes when they do [S8-01]', async () => {
    const fixture = createRegionFixture();
    fixture.serve('@paddock/speechless', {
      kind: 'module',
      exports: () => ({ pages: { live: plainLifecycles(() => 'live') } }),
    });
    fixture.dictionariesFail = 'hang';
    fixture.pages.show(fixture.target('speechless', 'live'));
    await pass(10_000);
    expect(fixture.views.at(-1)).toMatchObject({ status: 'error', failure: { kind: 'timeout' } });
    expect(fixture.failures[0]?.message).toBe('speechless live no words');
    fixture.dictionariesFail = null;
    await pass(1_000);
    expect(fixture.views.at(-1)).toEqual({ status: 'ready' });
  });

  it('leave the sheet switched off that comes with the chunk after the page was left', async () => {
    const fixture = createRegionFixture();
    const live = async () => {
      await new Promise((resolve) => void setTimeout(resolve, 500));
      document.head.appendChild(document.createElement('link')).dataset['parcel'] = 'unspoken';
      return plainLifecycles(() => 'live');
    };
    fixture.serve('@paddock/unspoken', { kind: 'module', exports: () => ({ pages: { live } }) });
    fixture.dictionariesFail = new RemoteFailure('no words', { kind: 'network', parcel: 'unspoken' });
    fixture.pages.show(fixture.target('unspoken', 'live'));
    await pass(100);
    fixture.pages.show(fixture.target('nowhere', 'live'));
    await pass(500);
    expect(document.querySelector<HTMLLinkElement>('link[data-parcel=unspoken]')?.media).toBe('not all');
  });
});
