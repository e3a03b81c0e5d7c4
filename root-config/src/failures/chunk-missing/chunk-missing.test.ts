import { jest } from '@jest/globals';

import { createRegionFixture, pass, plainLifecycles } from '../../testing/region-fixture.ts';

beforeEach(() => void jest.useFakeTimers());

const scriptError = Object.assign(new Error('Loading chunk live failed.'), {
  name: 'ChunkLoadError',
  request: 'https://paddock.test/assets/live.js',
});
const styleError = Object.assign(new Error('Loading CSS chunk live failed.'), {
  code: 'CSS_CHUNK_LOAD_FAILED',
  request: 'https://paddock.test/assets/live.css',
});

describe('a page whose chunk does not come', () => {
  it.each([
    ['script', scriptError],
    ['stylesheet', styleError],
  ])('is marked as a lost chunk, with the file, for its %s [S8-02]', async (what, error) => {
    const fixture = createRegionFixture();
    const pages = { live: () => Promise.reject(error) };
    fixture.serve(`@paddock/lazy-${what}`, { kind: 'module', exports: () => ({ pages }) });
    fixture.pages.show(fixture.target(`lazy-${what}`, 'live'));
    await pass(0);
    expect(fixture.failures[0]).toMatchObject({
      chunk: true,
      kind: 'http',
      httpStatus: 404,
      url: error.request,
    });
  });

  it('asks the loaded entry for it again on retry', async () => {
    const fixture = createRegionFixture();
    let calls = 0;
    const live = () => {
      calls += 1;
      return calls === 1 ? Promise.reject(scriptError) : Promise.resolve(plainLifecycles(() => 'live'));
    };
    fixture.serve('@paddock/lazy-back', { kind: 'module', exports: () => ({ pages: { live } }) });
    fixture.pages.show(fixture.target('lazy-back', 'live'));
    await pass(1_000);
    expect(fixture.region.textContent).toBe('live');
    expect(fixture.fetches.get(fixture.urlOf('@paddock/lazy-back'))).toBe(1);
  });

  it('times out when the chunk hangs, which counts as lost [S8-02]', async () => {
    const fixture = createRegionFixture();
    const pages = { live: () => new Promise(() => undefined) };
    fixture.serve('@paddock/lazy-hanging', { kind: 'module', exports: () => ({ pages }) });
    fixture.pages.show(fixture.target('lazy-hanging', 'live'));
    await pass(10_000);
    expect(fixture.failures[0]).toMatchObject({ kind: 'timeout', parcel: 'lazy-hanging', chunk: true });
  });
});
