import type { RedirectRuleView } from '@paddock/contract/schemas';
import { api, type ApiResult } from '@paddock/shared-utils';
import type { Read } from '@paddock/shared-utils/react';

import { useDeskRead, type AsOperator } from '../../session/use-desk-read.ts';

/** All rules of moved addresses, of one version. */
export interface StandingRules {
  readonly version: number;
  readonly rules: readonly RedirectRuleView[];
}

/** The rules hardly ever change by themselves; the versions, which are few, say when they did. */
const EVERY_MS = 600_000;

/** @param version of the rules as the newest read of the versions knows it */
export const useRules = (version: number): Read<StandingRules> =>
  useDeskRead('redirects', readRules, EVERY_MS, version);

/** Page by page, all of the version the first of them is of. */
async function readRules(
  as: AsOperator & { readonly signal: AbortSignal },
): Promise<ApiResult<StandingRules>> {
  const first = await api.get('/operator-api/redirects', { ...as, query: {} });
  if (!first.ok) return first;
  const { version } = first.data;
  const rules = [...first.data.rules];
  for (let { next } = first.data; next !== null;) {
    const page = await api.get('/operator-api/redirects', { ...as, query: { version, after: next } });
    if (!page.ok) return page;
    rules.push(...page.data.rules);
    ({ next } = page.data);
  }
  return { ...first, data: { version, rules } };
}
