import { jest } from '@jest/globals';

import { createRegionFixture, pass, plainLifecycles } from '../../testing/region-fixture.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => document.head.replaceChildren());

type Props = { readonly domElement: HTMLElement; readonly portalContainer: HTMLElement; onReady(): void };
type Fixture = ReturnType<typeof createRegionFixture>;

const after = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

/** Lifecycles that keep a root for each element, as React's do, and take `ms` before they make one. */
function rooted(ms: { bootstrap?: number; mount?: number; update?: number; unmount?: number }) {
  const roots = new Set<HTMLElement>();
  const calls: string[] = [];
  const step = async (name: keyof typeof ms): Promise<void> => {
    calls.push(name);
    if (ms[name] !== undefined) await after(ms[name]);
  };
  const lifecycles = plainLifecycles(() => 'late', {
    bootstrap: () => step('bootstrap'),
    mount: async ({ domElement, portalContainer, onReady }: Props) => {
      await step('mount');
      roots.add(domElement);
      domElement.textContent = 'root';
      portalContainer.textContent = 'portal';
      onReady();
    },
    update: () => step('update'),
    unmount: async ({ domElement }: Props) => {
      await step('unmount');
      if (!roots.delete(domElement)) throw new Error('there is no such root');
    },
  });
  return { roots, calls, lifecycles };
}

function serve(fixture: Fixture, name: string, late: unknown): void {
  const pages = { late, well: plainLifecycles(() => 'well') };
  fixture.serve(`@paddock/${name}`, { kind: 'module', exports: () => ({ pages }) });
}

const portals = () => document.getElementById('frame-portals') as HTMLElement;

describe('a mount that ends after its time', () => {
  it('is undone when it ends, and leaves nothing', async () => {
    const fixture = createRegionFixture();
    const { roots, calls, lifecycles } = rooted({ mount: 10_500 });
    serve(fixture, 'late-mount', lifecycles);
    fixture.pages.show(fixture.target('late-mount', 'late'));
    await pass(10_000);
    expect(fixture.views.at(-1)).toMatchObject({ status: 'error', failure: { kind: 'timeout' } });
    await pass(400);
    expect([fixture.region.childElementCount, portals().childElementCount]).toEqual([0, 0]);
    fixture.pages.show(fixture.target('late-mount', 'well'));
    await pass(100);
    expect([...roots]).toEqual([]);
    expect(calls).toEqual(['bootstrap', 'mount', 'unmount', 'unmount']);
    expect(fixture.region.textContent).toBe('well');
    expect(fixture.failures).toHaveLength(1);
  });

  it('is undone while the retry that came before it stands on', async () => {
    const fixture = createRegionFixture();
    const ms = { mount: 30_000 };
    const { roots, lifecycles } = rooted(ms);
    serve(fixture, 'late-retried', lifecycles);
    fixture.pages.show(fixture.target('late-retried', 'late'));
    await pass(10_000);
    ms.mount = 0;
    fixture.pages.retry();
    await pass(0);
    expect(fixture.views.at(-1)).toEqual({ status: 'ready' });
    await pass(20_000);
    expect([...roots]).toEqual([...fixture.region.children]);
    expect(fixture.region.textContent).toBe('root');
  });

  it('is undone though the page was left meanwhile, once where it ends soon', async () => {
    const fixture = createRegionFixture();
    const soon = rooted({ mount: 3_000 });
    const never = rooted({ mount: 9_000 });
    serve(fixture, 'left-soon', soon.lifecycles);
    serve(fixture, 'left-late', never.lifecycles);
    for (const name of ['left-soon', 'left-late']) {
      fixture.pages.show(fixture.target(name, 'late'));
      await pass(1_000);
    }
    fixture.pages.show(fixture.target('left-soon', 'well'));
    await pass(20_000);
    expect([...soon.roots, ...never.roots]).toEqual([]);
    expect(soon.calls).toEqual(['bootstrap', 'mount', 'unmount']);
    expect(fixture.region.childElementCount).toBe(1);
    expect(fixture.failures).toEqual([]);
  });

  it('leaves the sheet it brings switched off', async () => {
    const fixture = createRegionFixture();
    const mount = async () => {
      await after(12_000);
      document.head.appendChild(document.createElement('link')).dataset['parcel'] = 'late-style';
    };
    const late = plainLifecycles(() => 'late', { mount });
    serve(fixture, 'late-style', late);
    serve(fixture, 'plain-style', late);
    fixture.pages.show(fixture.target('late-style', 'late'));
    await pass(10_000);
    fixture.pages.show(fixture.target('plain-style', 'well'));
    await pass(2_100);
    expect(document.querySelector<HTMLLinkElement>('link[data-parcel=late-style]')?.media).toBe('not all');
  });
});

describe('a bootstrap that ends late', () => {
  it.each([
    ['after its time', 12_000],
    ['after the page was left', 5_000],
  ])('%s is not followed by a mount', async (how, bootstrap) => {
    const fixture = createRegionFixture();
    const name = `bootstrap-${bootstrap}`;
    const { calls, lifecycles } = rooted({ bootstrap });
    serve(fixture, name, lifecycles);
    fixture.pages.show(fixture.target(name, 'late'));
    await pass(how === 'after its time' ? 10_000 : 1_000);
    fixture.pages.show(fixture.target(name, 'well'));
    await pass(20_000);
    expect(calls).toEqual(['bootstrap']);
    expect(fixture.region.textContent).toBe('well');
    expect(portals().childElementCount).toBe(1);
  });
});

describe('what a page that stands does late', () => {
  it('an update that never ends does not keep it from being unmounted', async () => {
    const fixture = createRegionFixture();
    const { roots, lifecycles } = rooted({ update: 1_000_000 });
    serve(fixture, 'late-update', lifecycles);
    fixture.pages.show(fixture.target('late-update', 'late'));
    await pass(0);
    fixture.pages.update({ language: 'ru' });
    fixture.pages.show(fixture.target('late-update', 'well'));
    await pass(5_000);
    expect([...roots]).toEqual([]);
    expect(fixture.region.textContent).toBe('well');
    expect(fixture.failures).toEqual([]);
  });

  it('an update that fails once it is left breaks nothing that came after it', async () => {
    const fixture = createRegionFixture();
    const update = () => after(8_000).then(() => Promise.reject(new Error('too late')));
    const late = plainLifecycles(({ language }) => `late ${String(language)}`, { update });
    serve(fixture, 'failing-update', late);
    fixture.pages.show(fixture.target('failing-update', 'late'));
    await pass(0);
    fixture.pages.update({ language: 'ru' });
    fixture.pages.show(fixture.target('failing-update', 'well'));
    await pass(20_000);
    expect(fixture.views.at(-1)).toEqual({ status: 'ready' });
    expect(fixture.failures).toEqual([]);
  });

  it('an unmount that ends late is cleared over its head and asked for once', async () => {
    const fixture = createRegionFixture();
    const { roots, calls, lifecycles } = rooted({ unmount: 6_000 });
    serve(fixture, 'late-unmount', lifecycles);
    fixture.pages.show(fixture.target('late-unmount', 'late'));
    await pass(0);
    fixture.pages.show(fixture.target('late-unmount', 'well'));
    await pass(5_000);
    expect([fixture.region.childElementCount, portals().childElementCount]).toEqual([1, 1]);
    await pass(10_000);
    expect([...roots]).toEqual([]);
    expect(calls.filter((call) => call === 'unmount')).toHaveLength(1);
    expect(fixture.failures).toMatchObject([{ kind: 'lifecycle', parcel: 'late-unmount' }]);
  });
});
