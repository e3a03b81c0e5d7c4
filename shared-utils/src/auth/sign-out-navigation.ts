import type { Navigation } from '../navigation/navigation-types.ts';

function isProtected(navigation: Navigation): boolean {
  const route = navigation.currentRoute$.snapshot();
  return route.status === 'ready' && route.matched.route.guards.includes('auth');
}

function hasModal(navigation: Navigation): boolean {
  const route = navigation.currentRoute$.snapshot();
  return route.status === 'ready' && new URLSearchParams(route.matched.query).has('modal');
}

/** A page that needs a player is left when there is none any more (S4-02). */
export function leaveProtectedPage(navigation: Navigation): void {
  if (isProtected(navigation)) navigation.navigate('/');
}

/** After signing out on purpose: home from a protected page or an open modal, else the page anew (S4-03). */
export function leaveAfterSignOut(navigation: Navigation): void {
  if (isProtected(navigation) || hasModal(navigation)) navigation.navigate('/');
  else navigation.reloadPage();
}
