import type { ChainedRecord } from './kernel/chain/chained-record.ts';
import { operatorAudit } from './modules/operators/index.ts';
import { securityRecord } from './modules/security/index.ts';
import { overrideAudit } from './modules/site/index.ts';

/** Everything that is audited: what operators did, which grants of overrides there were, what attackers did. */
export const CHAINED_RECORDS: readonly ChainedRecord[] = [operatorAudit, overrideAudit, securityRecord];
