import type { PlatformModule } from '../../kernel/module.ts';
import type { PlayerNumbers } from '../identity/index.ts';
import type { Operators } from '../operators/index.ts';

export interface SecurityDependencies {
  readonly operators: Pick<Operators, 'requireOperator'>;
  /** Players by the numbers operators know them by. */
  readonly playerNumbers: PlayerNumbers;
}

/** Keeps the security record, and tells operators of attacks that it shows. */
export type Security = PlatformModule;
