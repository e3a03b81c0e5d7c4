import { jest } from '@jest/globals';
import type { Hydration } from '@paddock/contract';

import { createRegionFixture, pass, plainLifecycles } from '../testing/region-fixture.ts';
import type { DrawnRegion } from './drawn-region.ts';

beforeEach(() => void jest.useFakeTimers());

const repeatPresses = jest.fn();

/** A page as the server drew it; what takes it over is made up. */
function drawnPage(key: string, hydration: Hydration | undefined): DrawnRegion {
  const slot = document.createElement('div');
  slot.textContent = 'drawn';
  const [, page = ''] = key.split('/');
  return { key, slot, place: { page } as DrawnRegion['place'], hydration: Promise.resolve(hydration) };
}

const hydrating = { repeatPresses } as unknown as Hydration;

describe('a page the server drew', () => {
  it('stands in the region before anything has come, and is taken over where it stands', async () => {
    const drawn = drawnPage('shop/home', hydrating);
    const fixture = createRegionFixture(drawn);
    expect([...fixture.region.children]).toEqual([drawn.slot]);
    const pages = { home: plainLifecycles(({ domElement }) => `${domElement.textContent} and alive`) };
    fixture.serve('@paddock/shop', { kind: 'module', exports: () => ({ pages }) });
    fixture.pages.show(fixture.target('shop', 'home'));
    await pass(0);
    expect([...fixture.region.children]).toEqual([drawn.slot]);
    expect(drawn.slot.textContent).toMatch(/^drawn and alive/);
    expect(repeatPresses).toHaveBeenCalledTimes(1);
    // No skeleton ever stood in its place.
    expect(fixture.views.every(({ status }) => status === 'ready')).toBe(true);
  });

  it.each([
    ['another page comes first', 'shop/other', hydrating],
    ['it cannot be taken over', 'shop/home', undefined],
  ])('makes way once a page stands, where %s', async (_why, key, hydration) => {
    const drawn = drawnPage(key, hydration);
    const fixture = createRegionFixture(drawn);
    let ready = (): void => undefined;
    const home = plainLifecycles(() => '', {
      mount: ({ domElement, onReady }: { domElement: HTMLElement; onReady(): void }) => {
        domElement.textContent = 'new';
        ready = onReady;
        return Promise.resolve();
      },
    });
    fixture.serve('@paddock/shop', { kind: 'module', exports: () => ({ pages: { home } }) });
    fixture.pages.show(fixture.target('shop', 'home'));
    await pass(100);
    expect(fixture.region.children[0]).toBe(drawn.slot);
    expect(fixture.region.childElementCount).toBe(2);
    ready();
    await pass(0);
    expect(fixture.region.textContent).toBe('new');
    expect(fixture.region.childElementCount).toBe(1);
  });

  it('leaves a region empty where nothing was drawn', () => {
    expect(createRegionFixture().region.childElementCount).toBe(0);
  });
});
