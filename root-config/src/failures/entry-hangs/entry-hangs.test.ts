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

  it('asks under another address, which no hung request holds up, with the same integrity', async () => {
    const fixture = createRegionFixture();
    const { system } = fixture;
    fixture.serve('@paddock/held', { kind: 'hangs' });
    const url = fixture.urlOf('@paddock/held');
    system.addImportMap({ imports: {}, integrity: { [url]: 'sha384-abc' } });
    fixture.pages.show(fixture.target('held', 'live'));
    await pass(11_000);
    expect(system.resolve('@paddock/held')).toBe(`${url}?retry=1`);
    expect(system.getImportMap().integrity[`${url}?retry=1`]).toBe('sha384-abc');
    await pass(13_000);
    expect(system.resolve('@paddock/held')).toBe(`${url}?retry=2`);
  });

  it('answers the refresh button while a retry is under way', async () => {
    const fixture = createRegionFixture();
    fixture.serve('@paddock/pressed', { kind: 'hangs' });
    fixture.pages.show(fixture.target('pressed', 'live'));
    await pass(12_000);
    expect(fixture.views.at(-1)).toMatchObject({ status: 'error' });
    fixture.pages.retry();
    expect(fixture.views.at(-1)).toEqual({ status: 'loading' });
    await pass(10_000);
    expect(fixture.views.at(-1)).toMatchObject({ status: 'error' });
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
