import { jest } from '@jest/globals';

import { createRegionFixture, pass, plainLifecycles } from '../../testing/region-fixture.ts';

beforeEach(() => void jest.useFakeTimers());

type Props = { onReady(): void; onError(error: unknown): void };

describe('a mount that does not succeed', () => {
  it.each<[string, (props: Props) => Promise<void>]>([
    [
      'throws',
      () => {
        throw new Error('mount failed');
      },
    ],
    ['rejects', () => Promise.reject(new Error('mount failed'))],
    [
      'reports an error before it is ready',
      ({ onError }) => {
        onError(new Error('mount failed'));
        return Promise.resolve();
      },
    ],
  ])('is a lifecycle failure, shown at once, that clears its place when it %s', async (how, mount) => {
    const fixture = createRegionFixture();
    const name = `mount-${how.replaceAll(' ', '-')}`;
    fixture.serve(`@paddock/${name}`, {
      kind: 'module',
      exports: () => ({ pages: { live: plainLifecycles(() => 'live', { mount }) } }),
    });
    fixture.pages.show(fixture.target(name, 'live'));
    await pass(0);
    expect(fixture.failures[0]).toMatchObject({ kind: 'lifecycle', parcel: name });
    expect(fixture.failures[0]?.message).toContain('mount failed');
    expect(fixture.views.at(-1)).toMatchObject({ status: 'error' });
    expect(fixture.region.childElementCount).toBe(0);
  });

  it.each<[string, () => Promise<void>]>([
    ['mounts but never reports ready', () => Promise.resolve()],
    ['never settles', () => new Promise(() => undefined)],
  ])('is a timeout after 10 s when it %s', async (how, mount) => {
    const fixture = createRegionFixture();
    const name = `mount-${how.replaceAll(' ', '-')}`;
    fixture.serve(`@paddock/${name}`, {
      kind: 'module',
      exports: () => ({ pages: { live: plainLifecycles(() => 'live', { mount }) } }),
    });
    fixture.pages.show(fixture.target(name, 'live'));
    await pass(9_999);
    expect(fixture.failures).toEqual([]);
    await pass(1);
    expect(fixture.failures[0]).toMatchObject({ kind: 'timeout', parcel: name });
    expect(fixture.views.at(-1)).toMatchObject({ status: 'error' });
    await pass(500);
    expect(fixture.region.childElementCount).toBe(0);
  });

  it('keeps the old page until then, and gives way to the error block afterwards', async () => {
    const fixture = createRegionFixture();
    const never = plainLifecycles(() => 'new', { mount: () => new Promise(() => undefined) });
    fixture.serve('@paddock/old-stays', {
      kind: 'module',
      exports: () => ({ pages: { old: plainLifecycles(() => 'old'), never } }),
    });
    fixture.pages.show(fixture.target('old-stays', 'old'));
    await pass(0);
    fixture.pages.show(fixture.target('old-stays', 'never'));
    await pass(9_999);
    expect(fixture.region.textContent).toBe('old');
    expect(fixture.views.at(-1)).toEqual({ status: 'ready' });
    await pass(1);
    expect(fixture.region.textContent).toBe('');
    expect(fixture.views.at(-1)).toMatchObject({ status: 'error' });
  });
});
