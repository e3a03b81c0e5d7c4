import type { AuthValue, Stream } from '@paddock/shared-utils';

export interface SessionChange {
  /** Another person, or nobody, is visiting now. */
  readonly userChanged: boolean;
  /** Guards may answer differently about the page that is shown: somebody left, or a ban came or went. */
  readonly rightsLost: boolean;
}

/**
 * Calls at each change of who is visiting. Signing in loses no rights: the login page itself leads on from there.
 * Answers a stop.
 */
export function watchSession(
  auth$: Stream<AuthValue>,
  onChange: (change: SessionChange) => void,
): () => void {
  let known: AuthValue | null = null;
  const subscription = auth$.subscribe((now) => {
    if (now.status === 'checking') return;
    const before = known;
    known = now;
    if (before === null) return;
    const userChanged = before.userId !== now.userId;
    const rightsLost = (before.userId !== null && userChanged) || before.banLevel !== now.banLevel;
    if (userChanged || rightsLost) onChange({ userChanged, rightsLost });
  });
  return () => subscription.unsubscribe();
}
