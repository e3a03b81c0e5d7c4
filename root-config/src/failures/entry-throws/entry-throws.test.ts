import { jest } from '@jest/globals';

import { createRegionFixture, pass, plainLifecycles } from '../../testing/region-fixture.ts';

beforeEach(() => void jest.useFakeTimers());

describe('an entry that throws while it is evaluated', () => {
  it('is an evaluation failure with its cause and file, and is evaluated anew on retry', async () => {
    const fixture = createRegionFixture();
    const boom = new Error('boom');
    let evaluations = 0;
    fixture.serve('@paddock/throwing', {
      kind: 'module',
      exports: () => {
        evaluations += 1;
        if (evaluations === 1) throw boom;
        return { pages: { live: plainLifecycles(() => 'live') } };
      },
    });
    fixture.pages.show(fixture.target('throwing', 'live'));
    await pass(0);
    const url = fixture.urlOf('@paddock/throwing');
    expect(fixture.failures[0]).toMatchObject({ kind: 'evaluation', parcel: 'throwing', url, cause: boom });
    expect(fixture.views.at(-1)).toMatchObject({ status: 'error' });
    await pass(1_000);
    expect(fixture.region.textContent).toBe('live');
    expect(fixture.views.at(-1)).toEqual({ status: 'ready' });
  });

  it('names the module below the entry that threw', async () => {
    const fixture = createRegionFixture();
    fixture.serve('@paddock/bad-base', {
      kind: 'module',
      exports: () => {
        throw new Error('base');
      },
    });
    fixture.serve('@paddock/above', { kind: 'module', exports: () => ({}), imports: ['@paddock/bad-base'] });
    fixture.pages.show(fixture.target('above', 'live'));
    await pass(0);
    expect(fixture.failures[0]).toMatchObject({
      kind: 'evaluation',
      url: fixture.urlOf('@paddock/bad-base'),
    });
  });

  it('is an evaluation failure when the file is no System module at all', async () => {
    const fixture = createRegionFixture();
    fixture.serve('@paddock/page-html', { kind: 'not-a-module' });
    fixture.pages.show(fixture.target('page-html', 'live'));
    await pass(0);
    expect(fixture.failures[0]).toMatchObject({ kind: 'evaluation', parcel: 'page-html' });
  });
});
