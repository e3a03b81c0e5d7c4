import type { Kernel } from '../../kernel/module.ts';
import type { AccessTokens } from './sessions/access-tokens.ts';
import type { Identity, IdentityDependencies } from './identity-api.ts';
import type { PasswordHashing } from './passwords/password-hashing.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { TryBudget } from './abuse/try-budgets.ts';

/** What identity's routes share. */
export interface IdentityParts extends IdentityDependencies {
  readonly kernel: Kernel;
  readonly hashing: PasswordHashing;
  readonly sessions: Sessions;
  readonly tokens: AccessTokens;
  readonly requirePlayer: Identity['requirePlayer'];
  readonly budgets: {
    readonly address: TryBudget;
    readonly account: TryBudget;
    readonly registration: TryBudget;
  };
}
