import type { FakePage, FakePageOptions } from './fake-page-types.ts';

/**
 * Makes a page of fakes and puts it in the place of the real one, so that components and stores that import
 * `@paddock/shared-utils` use it. Call `remove()` after each test.
 */
export function installFakePage(_options: FakePageOptions = {}): FakePage {
  throw new Error('not ready');
}
