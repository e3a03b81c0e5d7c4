import { ConfigError } from './config-error.ts';

export type RegisterName = 'none' | 'sandbox';

/** Registers of people that a registration asks. */
export interface RegistersConfig {
  /** Who is excluded from betting: a country's list. */
  readonly exclusion: RegisterName;
  /** Who a national number belongs to. */
  readonly person: RegisterName;
}

/** @throws ConfigError naming the variable that is wrong, and for a sandbox where none may run */
export function readRegistersConfig(
  env: Readonly<Record<string, string | undefined>>,
  sandbox: boolean,
): RegistersConfig {
  const read = (name: string): RegisterName => {
    const text = env[name] || 'none';
    if (text !== 'none' && text !== 'sandbox')
      throw new ConfigError(`${name} must be none or sandbox, not ${text}`);
    if (text === 'sandbox' && !sandbox) throw new ConfigError(`${name}=sandbox needs SANDBOX_PROVIDERS`);
    return text;
  };
  return { exclusion: read('EXCLUSION_REGISTER'), person: read('PERSON_REGISTER') };
}
