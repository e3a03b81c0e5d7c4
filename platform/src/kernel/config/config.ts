import { resolve } from 'node:path';

import {
  readAssetsConfig,
  readDocumentsBucket,
  type AssetsConfig,
  type BucketConfig,
} from './assets-config.ts';
import { ConfigError } from './config-error.ts';
import { readCountryConfig, type CountryConfig } from './country-config.ts';
import { RECOMMENDED_PASSWORD_COST, type PasswordCost } from './password-cost.ts';
import { readSmsConfig, type SmsConfig } from './sms-config.ts';
import { readFeedsConfig, type FeedsConfig } from './feeds-config.ts';
import { readMailConfig, type MailConfig } from './mail-config.ts';
import { readExchangeConfig, type ExchangeConfig } from './exchange-config.ts';
import { readPublicOrigin } from './origin-config.ts';
import { readOperatorBounds, readWithdrawalConfig, type WithdrawalConfig } from './withdrawal-config.ts';

import { readRegistersConfig, type RegistersConfig } from './registers-config.ts';

import { readPushConfig, type PushConfig } from './push-config.ts';
import { readLottoConfig, type LottoConfig } from './lotto-config.ts';
import { readSecretConfig, type SecretConfig } from './secret-config.ts';
import { readSecurityWebhook, type SecurityWebhookConfig } from './security-webhook-config.ts';

import { readSocialConfig, type SocialConfig } from './social-config.ts';

import { readTrustedProxies } from './trusted-proxies.ts';

export type { BucketConfig } from './assets-config.ts';

/** Every setting of the platform comes from here; docs/configuration.md lists the variables. */
export interface PlatformConfig extends CountryConfig, FeedsConfig, SecretConfig {
  readonly mode: 'development' | 'production' | 'test';
  readonly host: string;
  readonly port: number;
  /** Address players use; links, canonical URLs and payment return addresses are built from it. */
  readonly publicOrigin: string;
  /** Proxies whose word about a visitor's address is taken. */
  readonly trustedProxies: readonly string[];
  readonly dataDir: string;
  /** Folder of the site's own documents; absent means that there are none but those of editors. */
  readonly contentDir: string | undefined;
  /** Any PostgreSQL; absent means the embedded one under `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Speed of the feed clock alone (rules §1). */
  readonly feedSpeed: number;
  /** Live delay on the server clock, when a market names none. 0 only in tests. */
  readonly liveDelayMs: number;
  /** Folder of the assembled release (`release.json` and `assets/`). */
  readonly siteDir: string;
  /** Where the files of all releases are kept and fetched from. */
  readonly assets: AssetsConfig;
  /** Where the documents of players are kept; absent means the data directory. */
  readonly documentsBucket: BucketConfig | undefined;
  /** Days documents are kept after the player's last sign-in and the last decision about them. */
  readonly documentsKeepDays: number;
  readonly withdrawals: WithdrawalConfig;
  readonly exchange: ExchangeConfig;
  /** What an operator moves without a second one, by currency. */
  readonly operatorAloneMinor: ReadonlyMap<string, bigint>;
  readonly mail: MailConfig;
  /** Absent leaves SMS to the sandbox, or to nobody. */
  readonly sms: SmsConfig | undefined;
  readonly push: PushConfig;
  readonly registers: RegistersConfig;
  /** Where the public value of lottery draws comes from. */
  readonly lotto: LottoConfig;
  /** Absent tells nobody of alerts but who looks at them. */
  readonly securityWebhook: SecurityWebhookConfig | undefined;
  /** Visitors that must have met a canary before it can be taken back by itself. */
  readonly canaryMinVisitors: number;
  /** Where overrides by grant may come from: exact origins, or a host at any port (`http://127.0.0.1:*`). */
  readonly overrideOrigins: readonly string[];
  /** Companies whose accounts lead in. */
  readonly social: SocialConfig;
  /** Sandbox providers run; in production mode only when named explicitly. */
  readonly sandbox: boolean;
  /** A game company that is made up is started beside the product: outside production alone. */
  readonly sandboxCompany: boolean;
  /** Node number 0..63 inside ids. */
  readonly nodeId: number;
  /** What a password's hash costs. No variable makes it cheaper: tests of something else alone say another one. */
  readonly passwordCost: PasswordCost;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings from environment variables. @throws ConfigError naming the variable that is wrong. */
export function readConfig(env: Environment, repositoryDir: string): PlatformConfig {
  const mode = oneOf(env, 'NODE_ENV', ['development', 'production', 'test'], 'development');
  const port = integer(env, 'PORT', 4500, 0, 65_535);
  const host = env['HOST'] ?? '127.0.0.1';
  const publicOrigin = readPublicOrigin(env, host, port);
  return {
    mode,
    host,
    port,
    publicOrigin,
    trustedProxies: readTrustedProxies(env),
    mail: readMailConfig(env, publicOrigin),
    sms: readSmsConfig(env, mode === 'production'),
    push: readPushConfig(env, mode === 'production'),
    dataDir: resolve(repositoryDir, env['DATA_DIR'] ?? 'data'),
    contentDir: contentDirOf(env, mode, repositoryDir),
    databaseUrl: env['DATABASE_URL'] || undefined,
    feedSpeed: decimal(env, 'FEED_SPEED', 10, 0.1, 100_000),
    ...readFeedsConfig(env, mode === 'production'),
    liveDelayMs: integer(env, 'LIVE_DELAY_MS', 3_000, 0, 60_000),
    siteDir: resolve(repositoryDir, env['SITE_DIR'] ?? 'dist/site'),
    assets: readAssetsConfig(env),
    documentsBucket: readDocumentsBucket(env),
    documentsKeepDays: integer(env, 'DOCUMENTS_KEEP_DAYS', 1_826, 1, 36_500),
    operatorAloneMinor: readOperatorBounds(env),
    withdrawals: readWithdrawalConfig(env, mode === 'production'),
    exchange: readExchangeConfig(env),
    canaryMinVisitors: integer(env, 'CANARY_MIN_VISITORS', 20, 1, 100_000),
    overrideOrigins: originList(env, 'OVERRIDE_ORIGINS', 'http://127.0.0.1:*,http://localhost:*'),
    social: readSocialConfig(env),
    sandbox: sandboxOf(env, mode),
    sandboxCompany:
      mode === 'development' && oneOf(env, 'SANDBOX_COMPANY', ['yes', 'no'] as const, 'yes') === 'yes',
    securityWebhook: readSecurityWebhook(env, mode === 'production'),
    registers: readRegistersConfig(env, sandboxOf(env, mode)),
    lotto: readLottoConfig(env, mode),
    ...readCountryConfig(env, repositoryDir),
    ...readSecretConfig(env),
    nodeId: integer(env, 'NODE_ID', 0, 0, 63),
    passwordCost: RECOMMENDED_PASSWORD_COST,
    logLevel: oneOf(env, 'LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'], 'info'),
  };
}

/** Tests name the documents they are about. */
function contentDirOf(
  env: Environment,
  mode: PlatformConfig['mode'],
  repositoryDir: string,
): string | undefined {
  const folder = env['CONTENT_DIR'] ?? (mode === 'test' ? '' : 'content');
  return folder === '' ? undefined : resolve(repositoryDir, folder);
}

function sandboxOf(env: Environment, mode: PlatformConfig['mode']): boolean {
  return mode === 'production' ? env['SANDBOX_PROVIDERS'] === 'yes-in-production' : true;
}

/** An empty text is an empty list: nothing is allowed. */
function originList(env: Environment, name: string, fallback: string): readonly string[] {
  const entries = (env[name] ?? fallback).split(',').map((entry) => entry.trim());
  return entries
    .filter((entry) => entry !== '')
    .map((entry) => {
      const probe = entry.replace(/:\*$/, ':1');
      if (/^https?:/.test(probe) && URL.canParse(probe) && new URL(probe).origin === probe) return entry;
      throw new ConfigError(
        `${name}: ${entry} is no origin such as https://dev.example or http://127.0.0.1:*`,
      );
    });
}

function decimal(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isFinite(value) || value < min || value > max) {
    throw new ConfigError(`${name} must be a number from ${min} to ${max}, not ${text}`);
  }
  return value;
}

function integer(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const value = decimal(env, name, fallback, min, max);
  if (!Number.isInteger(value)) throw new ConfigError(`${name} must be a whole number`);
  return value;
}

function oneOf<Choice extends string>(
  env: Environment,
  name: string,
  choices: readonly Choice[],
  fallback: Choice,
): Choice {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const choice = choices.find((candidate) => candidate === text);
  if (choice === undefined) throw new ConfigError(`${name} must be one of ${choices.join(', ')}`);
  return choice;
}
