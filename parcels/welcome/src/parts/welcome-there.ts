import { currentRoute$, openDialog } from '@paddock/shared-utils';

/**
 * Greets a player who has just registered with what there is to do next, over the page they go on to: the one for guests
 * they registered on is left first.
 */
export function welcomeThere(): void {
  let isDone = false;
  const subscription = currentRoute$.subscribe((route) => {
    if (isDone || route.status !== 'ready' || route.matched.route.guards.includes('guest')) return;
    isDone = true;
    // After all who hear of the route: dialogs of the page before are closed by then.
    queueMicrotask(() => {
      subscription.unsubscribe();
      openDialog({ widget: 'office/next-steps', size: 'small' });
    });
  });
}
