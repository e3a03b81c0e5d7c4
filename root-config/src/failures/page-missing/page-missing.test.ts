import { jest } from '@jest/globals';

import { createRegionFixture, pass } from '../../testing/region-fixture.ts';

beforeEach(() => void jest.useFakeTimers());

describe('a parcel without the page it is asked for', () => {
  it.each<[string, Readonly<Record<string, unknown>>, string]>([
    ['the page', { pages: {} }, 'has no live in its pages'],
    ['all pages', {}, 'has no live in its pages'],
    [
      'a mount',
      { pages: { live: { unmount: () => Promise.resolve() } } },
      'exports no lifecycles as pages.live',
    ],
    ['functions', { pages: { live: { mount: 1, unmount: 2 } } }, 'exports no lifecycles as pages.live'],
  ])('names what lacks %s', async (what, exports, message) => {
    const fixture = createRegionFixture();
    const name = `without-${what.replace(' ', '-')}`;
    fixture.serve(`@paddock/${name}`, { kind: 'module', exports: () => exports });
    fixture.pages.show(fixture.target(name, 'live'));
    await pass(0);
    expect(fixture.failures[0]).toMatchObject({ kind: 'lifecycle', message: `${name} ${message}` });
  });

  it('does not take a name of Object for a page', async () => {
    const fixture = createRegionFixture();
    fixture.serve('@paddock/plain', { kind: 'module', exports: () => ({ pages: {} }) });
    fixture.pages.show(fixture.target('plain', 'constructor'));
    await pass(0);
    expect(fixture.failures[0]?.message).toBe('plain has no constructor in its pages');
  });
});
