import { jest } from '@jest/globals';

import { createRegionFixture, pass, plainLifecycles } from '../testing/region-fixture.ts';

beforeEach(() => void jest.useFakeTimers());

const portals = () => document.getElementById('frame-portals') as HTMLElement;

describe('the page region', () => {
  it('keeps the old page in sight until the new one reports ready, then swaps and clears it', async () => {
    const fixture = createRegionFixture();
    let ready = (): void => undefined;
    const slow = plainLifecycles(() => 'new', {
      mount: (props: { domElement: HTMLElement; onReady(): void }) => {
        props.domElement.textContent = 'new';
        ready = () => props.onReady();
        return Promise.resolve();
      },
    });
    const pages = { old: plainLifecycles(() => 'old'), slow };
    fixture.serve('@paddock/swap', { kind: 'module', exports: () => ({ pages }) });
    fixture.pages.show(fixture.target('swap', 'old'));
    await pass(0);
    const target = fixture.target('swap', 'slow');
    fixture.pages.show(target);
    await pass(500);
    const [old, coming] = fixture.region.children as unknown as HTMLElement[];
    expect([old?.hidden, old?.textContent]).toEqual([false, 'old']);
    expect([coming?.inert, coming?.className]).toEqual([true, 'frame-slot frame-slot-waiting']);
    expect(target.log).toEqual([]);
    ready();
    await pass(0);
    expect(target.log).toEqual(['mounted: new']);
    expect([...fixture.region.children]).toEqual([coming]);
    expect([coming?.inert, coming?.className]).toEqual([false, 'frame-slot']);
  });

  it('updates a page in place while its page key stays, and remounts it when the key changes', async () => {
    const fixture = createRegionFixture();
    const mounts: string[] = [];
    const page = (name: string) => {
      const plain = plainLifecycles(({ sport }) => `${name} ${String(sport)}`);
      const mount = plain['mount'] as (props: never) => Promise<void>;
      return { ...plain, mount: (props: never) => (mounts.push(name), mount(props)) };
    };
    const pages = { live: page('live'), line: page('line') };
    fixture.serve('@paddock/keys', { kind: 'module', exports: () => ({ pages }) });
    fixture.pages.show(fixture.target('keys', 'live', { sport: 'football' }));
    await pass(0);
    const same = fixture.target('keys', 'live', { sport: 'tennis' });
    fixture.pages.show(same);
    await pass(0);
    expect(same.log).toEqual(['updated: live tennis']);
    expect(fixture.region.textContent).toBe('live tennis');
    expect(fixture.views.at(-1)).toEqual({ status: 'ready' });
    fixture.pages.show(fixture.target('keys', 'line', { sport: 'tennis' }));
    await pass(0);
    expect(mounts).toEqual(['live', 'line']);
  });

  it('gives each mount a home for its portals and empties it at unmount', async () => {
    const fixture = createRegionFixture();
    const withPortal = plainLifecycles((props) => {
      props.portalContainer.append(document.createElement('dialog'));
      return 'portal';
    });
    const pages = { withPortal, plain: plainLifecycles(() => 'plain') };
    fixture.serve('@paddock/portals', { kind: 'module', exports: () => ({ pages }) });
    fixture.pages.show(fixture.target('portals', 'withPortal'));
    await pass(0);
    expect(portals().querySelectorAll('dialog')).toHaveLength(1);
    fixture.pages.show(fixture.target('portals', 'plain'));
    await pass(0);
    expect(portals().querySelectorAll('dialog')).toHaveLength(0);
    expect(portals().childElementCount).toBe(1);
  });

  it('hears of a page that failed and is mended in its place', async () => {
    const fixture = createRegionFixture();
    let given: { onReady(): void; onError(error: unknown): void } | undefined;
    const live = plainLifecycles(() => 'live', {
      mount: (props: NonNullable<typeof given>) => {
        given = props;
        props.onReady();
        return Promise.resolve();
      },
    });
    fixture.serve('@paddock/mending', { kind: 'module', exports: () => ({ pages: { live } }) });
    fixture.pages.show(fixture.target('mending', 'live'));
    await pass(0);
    expect(fixture.mended).toEqual([]);
    given?.onError(new Error('torn'));
    given?.onReady();
    expect(fixture.failures).toMatchObject([{ kind: 'lifecycle', message: 'torn' }]);
    expect(fixture.mended).toEqual(['mending']);
  });

  it('is mended also where nobody asks to hear of it', async () => {
    const fixture = createRegionFixture();
    Object.assign(fixture.tools, { onMended: undefined });
    let mend = (): void => undefined;
    const live = plainLifecycles(() => 'live', {
      mount: (props: { onReady(): void }) => {
        mend = () => props.onReady();
        mend();
        return Promise.resolve();
      },
    });
    fixture.serve('@paddock/unheard', { kind: 'module', exports: () => ({ pages: { live } }) });
    fixture.pages.show(fixture.target('unheard', 'live'));
    await pass(0);
    expect(() => mend()).not.toThrow();
  });

  it('begins anew with a page that stands as an error', async () => {
    const fixture = createRegionFixture();
    fixture.serve('@paddock/again', { kind: 'module', exports: () => ({ pages: {} }) });
    fixture.pages.show(fixture.target('again', 'live', { sport: 'football' }));
    await pass(7_010);
    expect(fixture.views.at(-1)).toMatchObject({ status: 'error' });
    const again = fixture.target('again', 'live', { sport: 'tennis' });
    fixture.pages.show(again);
    await pass(7_010);
    expect(again.log[0]).toBe('failed');
  });

  it('waits for the dictionaries of the route before it mounts', async () => {
    const fixture = createRegionFixture();
    fixture.serve('@paddock/worded', {
      kind: 'module',
      exports: () => ({ pages: { live: plainLifecycles(() => 'live') } }),
    });
    fixture.pages.show({ ...fixture.target('worded', 'live'), namespaces: ['common', 'worded'] });
    await pass(0);
    expect(fixture.dictionaryCalls).toEqual(['worded: common worded']);
  });

  it('hands a change that came while the page was mounting to the page', async () => {
    const fixture = createRegionFixture();
    const slow = plainLifecycles(({ language }) => String(language), {
      mount: async (props: { onReady(): void }) => {
        await new Promise((resolve) => void setTimeout(resolve, 100));
        props.onReady();
      },
    });
    fixture.serve('@paddock/changing', { kind: 'module', exports: () => ({ pages: { slow } }) });
    fixture.pages.show(fixture.target('changing', 'slow', { language: 'en' }));
    await pass(50);
    fixture.pages.update({ language: 'ru' });
    await pass(100);
    expect(fixture.region.textContent).toBe('ru');
  });

  it('keeps the last of several updates that come while one runs', async () => {
    const fixture = createRegionFixture();
    const seen: unknown[] = [];
    const update = async (props: { sport: string }) => {
      await new Promise((resolve) => void setTimeout(resolve, 10));
      seen.push(props.sport);
    };
    const pages = { live: plainLifecycles(() => 'live', { update }) };
    fixture.serve('@paddock/hurried', { kind: 'module', exports: () => ({ pages }) });
    fixture.pages.show(fixture.target('hurried', 'live'));
    await pass(0);
    for (const sport of ['a', 'b', 'c']) fixture.pages.update({ sport });
    await pass(100);
    expect(seen).toEqual(['a', 'c']);
  });

  it('remounts a page without update instead of leaving it behind', async () => {
    const fixture = createRegionFixture();
    const pages = { live: plainLifecycles(({ sport }) => String(sport), { update: undefined }) };
    fixture.serve('@paddock/fixed', { kind: 'module', exports: () => ({ pages }) });
    fixture.pages.show(fixture.target('fixed', 'live', { sport: 'football' }));
    await pass(0);
    fixture.pages.show(fixture.target('fixed', 'live', { sport: 'tennis' }));
    await pass(0);
    expect(fixture.region.textContent).toBe('tennis');
  });

  it('drops a page that has not come when another is asked for', async () => {
    const fixture = createRegionFixture();
    let ready = (): void => undefined;
    const slow = plainLifecycles(() => 'slow', {
      mount: (props: { onReady(): void }) => {
        ready = () => props.onReady();
        return Promise.resolve();
      },
    });
    const pages = { slow, quick: plainLifecycles(() => 'quick') };
    fixture.serve('@paddock/dropped', { kind: 'module', exports: () => ({ pages }) });
    const [first, second] = [fixture.target('dropped', 'slow'), fixture.target('dropped', 'quick')];
    fixture.pages.show(first);
    await pass(0);
    fixture.pages.show(second);
    await pass(0);
    ready();
    await pass(10_000);
    expect([first.log, second.log]).toEqual([[], ['mounted: quick']]);
    expect([...fixture.region.children].map(({ textContent }) => textContent)).toEqual(['quick']);
    expect(fixture.failures).toEqual([]);
  });

  it('tells of nothing that came too late: neither an earlier target, nor one of a page that was left', async () => {
    const fixture = createRegionFixture();
    const pages = {
      live: plainLifecycles(({ sport }) => `live ${String(sport)}`),
      line: plainLifecycles(() => 'line'),
    };
    fixture.serve('@paddock/turns', { kind: 'module', exports: () => ({ pages }) });
    fixture.pages.show(fixture.target('turns', 'live', { sport: 'football' }));
    await pass(0);
    const words: (() => void)[] = [];
    const wait = () => new Promise<void>((resolve) => words.push(resolve));
    Object.assign(fixture.tools, { loadDictionaries: wait });
    const live = (sport: string) => fixture.target('turns', 'live', { sport });
    const [tennis, golf, chess] = [live('tennis'), live('golf'), live('chess')];
    const line = fixture.target('turns', 'line');
    fixture.pages.show(tennis);
    fixture.pages.show(golf);
    words.forEach((come) => come());
    await pass(0);
    expect([tennis.log, golf.log]).toEqual([[], ['updated: live golf']]);
    fixture.pages.show(chess);
    fixture.pages.show(line);
    words[3]?.();
    await pass(0);
    words[2]?.();
    await pass(0);
    expect([chess.log, line.log]).toEqual([[], ['mounted: line']]);
    expect(fixture.views.at(-1)).toEqual({ status: 'ready' });
  });
});
