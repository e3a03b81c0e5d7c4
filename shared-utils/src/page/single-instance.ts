const MARK = Symbol.for('@paddock/shared-utils');

/**
 * Two copies would mean two sign-ins, two sockets and two coupons, so a second evaluation of the module refuses to load.
 * @throws Error when the page already holds a copy.
 */
export function claimSingleInstance(holder: object): void {
  if (Reflect.get(holder, MARK) !== undefined) {
    throw new Error(
      'shared-utils is loaded twice. Exactly one copy may run in a page: take it from the import map and do not bundle it.',
    );
  }
  Object.defineProperty(holder, MARK, { value: true });
}
