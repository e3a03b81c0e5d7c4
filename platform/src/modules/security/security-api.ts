import type { ChainedRecord } from '../../kernel/chain/chained-record.ts';
import type { PlatformModule } from '../../kernel/module.ts';
import type { PlayerNumbers } from '../identity/index.ts';
import type { Operators } from '../operators/index.ts';

export interface SecurityDependencies {
  readonly operators: Pick<Operators, 'requireOperator'>;
  /** Players by the numbers operators know them by. */
  readonly playerNumbers: PlayerNumbers;
  /** Everything that is audited, to be chained and sealed. */
  readonly chained: readonly ChainedRecord[];
}

/** Keeps the security record, tells operators of attacks that it shows, and seals what is audited. */
export type Security = PlatformModule;
