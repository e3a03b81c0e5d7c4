import { jest } from '@jest/globals';

import { createRegionFixture, pass, plainLifecycles } from '../../testing/region-fixture.ts';

beforeEach(() => void jest.useFakeTimers());

const good = { kind: 'module', exports: () => ({ pages: { live: plainLifecycles(() => 'live') } }) } as const;

describe('an entry that is not there', () => {
  it('shows the preloader through three retries, then the error block [S4-01] [S2-68]', async () => {
    const fixture = createRegionFixture();
    fixture.serve('@paddock/lost', { kind: 'missing' });
    const target = fixture.target('lost', 'live');
    fixture.pages.show(target);
    await pass(6_999);
    expect(fixture.views.every(({ status }) => status === 'loading')).toBe(true);
    await pass(10);
    expect(fixture.views.at(-1)).toMatchObject({
      status: 'error',
      failure: { kind: 'http', parcel: 'lost', httpStatus: 404 },
    });
    expect(fixture.fetches.get(fixture.urlOf('@paddock/lost'))).toBe(4);
    expect(target.log).toEqual(['failed']);
  });

  it('fetches the file anew before each retry and recovers when it is back [S4-01]', async () => {
    const fixture = createRegionFixture();
    fixture.serve('@paddock/back', { kind: 'missing' });
    const target = fixture.target('back', 'live');
    fixture.pages.show(target);
    await pass(500);
    fixture.serve('@paddock/back', good);
    await pass(510);
    expect(fixture.views.at(-1)).toEqual({ status: 'ready' });
    expect(target.log).toEqual(['mounted: live']);
  });

  it('tries again with all retries at the refresh button [S8-01]', async () => {
    const fixture = createRegionFixture();
    fixture.serve('@paddock/refreshed', { kind: 'missing' });
    fixture.pages.show(fixture.target('refreshed', 'live'));
    await pass(60_000);
    fixture.serve('@paddock/refreshed', good);
    fixture.pages.retry();
    await pass(1);
    expect(fixture.views.at(-1)).toEqual({ status: 'ready' });
    expect(fixture.region.textContent).toBe('live');
  });

  it('recovers a failed shared module below the entry, without reloading what was well', async () => {
    const fixture = createRegionFixture();
    fixture.serve('@paddock/shared', { kind: 'missing' });
    fixture.serve('@paddock/middle', { kind: 'module', exports: () => ({}), imports: ['@paddock/shared'] });
    fixture.serve('@paddock/well', { kind: 'module', exports: () => ({}) });
    fixture.serve('@paddock/top', { ...good, imports: ['@paddock/middle', '@paddock/well'] });
    fixture.pages.show(fixture.target('top', 'live'));
    await pass(1);
    expect(fixture.failures.at(-1)?.url).toBe(fixture.urlOf('@paddock/shared'));
    fixture.serve('@paddock/shared', { kind: 'module', exports: () => ({}) });
    await pass(1_010);
    expect(fixture.region.textContent).toBe('live');
    expect(fixture.fetches.get(fixture.urlOf('@paddock/well'))).toBe(1);
  });

  it('fetches a shared module that failed for two regions once for both', async () => {
    const fixture = createRegionFixture();
    let evaluated = 0;
    fixture.serve('@paddock/common-base', { kind: 'missing' });
    const imports = ['@paddock/common-base'];
    const widgets = { main: plainLifecycles(() => 'widget') };
    fixture.serve('@paddock/one-of-two', { ...good, imports });
    fixture.serve('@paddock/two-of-two', { kind: 'module', exports: () => ({ widgets }), imports });
    fixture.pages.show(fixture.target('one-of-two', 'live'));
    const aside = document.body.appendChild(document.createElement('aside'));
    const widget = fixture.widgets.mount(aside, 'two-of-two/main', { region: 'aside' });
    await pass(1);
    const exports = () => ({ evaluated: (evaluated += 1) });
    fixture.serve('@paddock/common-base', { kind: 'module', exports });
    await pass(1_010);
    expect([fixture.region.textContent, aside.textContent]).toEqual(['live', 'widget']);
    expect(fixture.fetches.get(fixture.urlOf('@paddock/common-base'))).toBe(2);
    expect(evaluated).toBe(1);
    await widget.unmount();
  });

  it.each([
    ['network', null],
    ['http', 503],
    ['integrity', 200],
  ] as const)('classifies %s by asking for the file again', async (kind, httpStatus) => {
    const fixture = createRegionFixture();
    fixture.verdict = { kind, httpStatus };
    fixture.serve(`@paddock/${kind}`, { kind: 'missing' });
    fixture.pages.show(fixture.target(kind, 'live'));
    await pass(1);
    const [failure] = fixture.failures;
    expect(failure).toMatchObject({ kind, httpStatus, parcel: kind, url: fixture.urlOf(`@paddock/${kind}`) });
    expect(failure?.cause).toBeInstanceOf(Error);
  });

  it('names a parcel that is not in the import map', async () => {
    const fixture = createRegionFixture();
    fixture.pages.show(fixture.target('unheard-of', 'live'));
    await pass(1);
    expect(fixture.failures[0]?.message).toBe('@paddock/unheard-of is not in the import map');
  });
});
