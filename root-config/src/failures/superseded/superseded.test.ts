import { jest } from '@jest/globals';

import { createRegionFixture, pass, plainLifecycles } from '../../testing/region-fixture.ts';

beforeEach(() => void jest.useFakeTimers());

/** A page that takes `ms` to mount. */
const slow = (text: string, ms: number) =>
  plainLifecycles(() => text, {
    mount: async (props: { domElement: HTMLElement; onReady(): void }) => {
      await new Promise((resolve) => void setTimeout(resolve, ms));
      props.domElement.textContent = text;
      props.onReady();
    },
  });

describe('a navigation overtaken by another', () => {
  it('drops the page that was on its way and shows only the last', async () => {
    const fixture = createRegionFixture();
    const pages = { old: plainLifecycles(() => 'old'), slow: slow('slow', 500), last: slow('last', 100) };
    fixture.serve('@paddock/race', { kind: 'module', exports: () => ({ pages }) });
    fixture.pages.show(fixture.target('race', 'old'));
    await pass(0);
    const overtaken = fixture.target('race', 'slow');
    fixture.pages.show(overtaken);
    await pass(50);
    const last = fixture.target('race', 'last');
    fixture.pages.show(last);
    await pass(2_000);
    expect(overtaken.log).toEqual([]);
    expect(last.log).toEqual(['mounted: last']);
    expect(fixture.region.textContent).toBe('last');
    expect(fixture.region.childElementCount).toBe(1);
  });

  it('returns to the page that still stands without remounting it', async () => {
    const fixture = createRegionFixture();
    const mount = jest.fn();
    const home = plainLifecycles(({ tab }) => `home ${String(tab)}`);
    const counted = {
      ...home,
      mount: (props: never) => (mount(), (home['mount'] as (p: never) => unknown)(props)),
    };
    const pages = { home: counted, slow: slow('slow', 500) };
    fixture.serve('@paddock/return', { kind: 'module', exports: () => ({ pages }) });
    fixture.pages.show(fixture.target('return', 'home', { tab: 1 }));
    await pass(0);
    fixture.pages.show(fixture.target('return', 'slow'));
    await pass(50);
    fixture.pages.show(fixture.target('return', 'home', { tab: 2 }));
    await pass(2_000);
    expect(mount).toHaveBeenCalledTimes(1);
    expect(fixture.region.textContent).toBe('home 2');
  });

  it('hides a page that is never ready as soon as it is left', async () => {
    const fixture = createRegionFixture();
    const pages = { old: plainLifecycles(() => 'old'), slow: slow('slow', 60_000) };
    fixture.serve('@paddock/never', { kind: 'module', exports: () => ({ pages }) });
    fixture.pages.show(fixture.target('never', 'old'));
    await pass(0);
    fixture.pages.show(fixture.target('never', 'slow'));
    await pass(50);
    const [, left] = fixture.region.children as unknown as HTMLElement[];
    expect([left?.className, left?.hidden]).toEqual(['frame-slot frame-slot-waiting', false]);
    fixture.pages.show(fixture.target('never', 'old'));
    await pass(0);
    expect(left?.hidden).toBe(true);
  });

  it('stops the retries of a failing page that was left', async () => {
    const fixture = createRegionFixture();
    fixture.serve('@paddock/failing-left', { kind: 'missing' });
    fixture.serve('@paddock/well-kept', {
      kind: 'module',
      exports: () => ({ pages: { live: plainLifecycles(() => 'live') } }),
    });
    fixture.pages.show(fixture.target('failing-left', 'live'));
    await pass(10);
    fixture.pages.show(fixture.target('well-kept', 'live'));
    await pass(60_000);
    expect(fixture.fetches.get(fixture.urlOf('@paddock/failing-left'))).toBe(1);
    expect(fixture.views.at(-1)).toEqual({ status: 'ready' });
  });
});
