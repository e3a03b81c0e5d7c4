import { createContext, use } from 'react';
import type { SecurityView } from '@paddock/contract/schemas';

export type SectionName =
  | 'password'
  | 'two-factor'
  | 'passkeys'
  | 'phone'
  | 'email'
  | 'email-auth'
  | 'question'
  | 'social';

/** What the sections of the security page share. */
export interface SecurityPageState {
  readonly view: SecurityView;
  /** Shows what the server answered to a change. */
  show(view: SecurityView): void;
  /** The server asked for a new proof of who is there. */
  expire(): void;
  /** The one section whose form is open. */
  readonly open: SectionName | null;
  setOpen(name: SectionName | null): void;
  reload(): void;
}

export const SecurityContext = createContext<SecurityPageState | null>(null);

export function useSecurity(): SecurityPageState {
  const state = use(SecurityContext);
  if (state === null) throw new Error('a section of the security page stands outside of it');
  return state;
}
