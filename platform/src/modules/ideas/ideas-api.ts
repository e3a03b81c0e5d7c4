import type { PlatformModule } from '../../kernel/module.ts';
import type { RequirePlayer } from '../identity/index.ts';
import type { Operators } from '../operators/index.ts';

/** What players would like to be different here (S2-27). */
export type Ideas = PlatformModule;

export interface IdeasDependencies {
  readonly requirePlayer: RequirePlayer;
  readonly operators: Pick<Operators, 'requireOperator' | 'record' | 'refuseOwnPlayer'>;
}
