import type { MatchedRoute } from '../routing/route.ts';
import { isDiscipline, CYBER_TYPES } from './cyber.ts';

/** The sport that an address says its page is of (S2-07, S2-11, S2-12); undefined where it says none. */
export function sportOfAddress({ path, params }: Pick<MatchedRoute, 'path' | 'params'>): string | undefined {
  return params['sport'] ?? params['discipline'] ?? /^\/top-sports\/([a-z0-9-]+)\//.exec(path)?.[1];
}

/** Whether an address of cyber sports names a discipline of its kind; any other address is none and passes. */
export function isOfItsKind({ params }: Pick<MatchedRoute, 'params'>): boolean {
  const { type, discipline } = params;
  if (type === undefined || discipline === undefined) return true;
  return isDiscipline(
    discipline,
    CYBER_TYPES.find((one) => one === type),
  );
}
