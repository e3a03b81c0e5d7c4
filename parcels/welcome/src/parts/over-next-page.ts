import { currentRoute$ } from '@paddock/shared-utils';

/** Opens something over the page one goes on to: the one for guests that one registered on is left first. */
export function overNextPage(open: () => void): void {
  let isDone = false;
  const subscription = currentRoute$.subscribe((route) => {
    if (isDone || route.status !== 'ready' || route.matched.route.guards.includes('guest')) return;
    isDone = true;
    // After all who hear of the route: dialogs of the page before are closed by then.
    queueMicrotask(() => {
      subscription.unsubscribe();
      open();
    });
  });
}
