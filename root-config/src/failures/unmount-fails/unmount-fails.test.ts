import { jest } from '@jest/globals';

import { createRegionFixture, pass, plainLifecycles } from '../../testing/region-fixture.ts';

beforeEach(() => void jest.useFakeTimers());

describe('an unmount that does not succeed', () => {
  it.each<[string, () => Promise<void>]>([
    [
      'throws',
      () => {
        throw new Error('I stay');
      },
    ],
    ['rejects', () => Promise.reject(new Error('I stay'))],
    ['never settles', () => new Promise(() => undefined)],
  ])('is reported and cleared over its head when it %s; the next page stands', async (how, unmount) => {
    const fixture = createRegionFixture();
    const name = `unmount-${how.replace(' ', '-')}`;
    fixture.serve(`@paddock/${name}`, {
      kind: 'module',
      exports: () => ({
        pages: {
          clingy: plainLifecycles(() => 'clingy', { unmount }),
          next: plainLifecycles(() => 'next'),
        },
      }),
    });
    fixture.pages.show(fixture.target(name, 'clingy'));
    await pass(0);
    const target = fixture.target(name, 'next');
    fixture.pages.show(target);
    await pass(0);
    expect(target.log).toEqual(['mounted: next']);
    const [old] = fixture.region.children;
    expect(old === undefined || old.textContent === 'next' || (old as HTMLElement).hidden).toBe(true);
    await pass(5_000);
    expect(fixture.region.childElementCount).toBe(1);
    expect(document.getElementById('frame-portals')?.childElementCount).toBe(1);
    expect(fixture.failures).toHaveLength(1);
    expect(fixture.failures[0]).toMatchObject({ kind: 'lifecycle', parcel: name });
  });
});
