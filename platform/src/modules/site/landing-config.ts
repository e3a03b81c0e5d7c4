import { Type } from 'typebox';
import type { SiteLanding } from '@paddock/contract';
import { LandingView } from '@paddock/contract/schemas';

/** Key of `site.json` for landing pages (S2-57). */
export const LANDING_KEYS = { landings: Type.Array(LandingView, { maxItems: 100 }) };

/** Two landings of one address. */
export function landingContradiction(landings: readonly SiteLanding[] = []): string | undefined {
  const ids = landings.map(({ id }) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  return twice === undefined ? undefined : `/landings has ${twice} twice`;
}
