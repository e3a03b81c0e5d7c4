import { isLimitType, LIMIT_RULES } from '@paddock/contract';
import type { Limit } from '@paddock/shared-utils';

const KINDS: readonly string[] = ['wagering', 'loss'];

/** Whether a limit in force is an amount that stakes use up: of stakes, or of losses. */
export const stopsPlay = ({ limitType, limitState, limitValue }: Limit): boolean =>
  limitState === 'ACTIVE' &&
  limitValue >= 0 &&
  isLimitType(limitType) &&
  KINDS.includes(LIMIT_RULES[limitType].kind);
