import { continueAfterSignIn, currentRoute$ } from '@paddock/shared-utils';

import { returnUrlOf } from '../model/return-url.ts';

/**
 * Goes on after signing in or registering over a page: one stays on it, unless the address or the site wants one
 * elsewhere (S4-02).
 */
export async function goOnHere(): Promise<void> {
  const route = currentRoute$.snapshot();
  if (route.status !== 'ready') return;
  const { path, query } = route.matched;
  await continueAfterSignIn(returnUrlOf(query) ?? path + query);
}
