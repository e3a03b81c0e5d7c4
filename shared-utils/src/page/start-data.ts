import type { BootData } from '@paddock/contract';

import { GUEST } from '../auth/auth.ts';
import type { AuthValue } from '../auth/auth-types.ts';

/** Boot data, of which the config and the session may be missing: they are then read over HTTP. */
export interface StartData extends Omit<BootData, 'site' | 'session'> {
  readonly site?: BootData['site'] | undefined;
  readonly session?: BootData['session'] | undefined;
}

/** What the document knew of the visitor; `checking` when it brought no session (S7-13). */
export function authOf(session: StartData['session']): AuthValue {
  if (session === undefined) return { status: 'checking', userId: null, banLevel: 0 };
  const { userId, banLevel } = session;
  return userId === null ? GUEST : { status: 'signed-in', userId, banLevel };
}
