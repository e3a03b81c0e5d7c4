import { createContext, useContext } from 'react';
import type { OperatorSessionView } from '@paddock/contract/schemas';

/** The operator at the desk, for everything on it. */
export interface Desk {
  readonly session: OperatorSessionView;
  readonly token: string;
  readonly may: (permission: string) => boolean;
  /** Nobody touched the desk for a while: nothing is read by itself then, so that a session left alone ends. */
  readonly isIdle: boolean;
  readonly lost: () => void;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error('nobody is at the desk');
  return desk;
}
