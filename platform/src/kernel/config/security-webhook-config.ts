import { isApiAddress } from './api-address.ts';
import { ConfigError } from './config-error.ts';

/** Who is told of alerts of the security record, and the secret that signs what is told. */
export interface SecurityWebhookConfig {
  readonly url: string;
  readonly secret: string;
}

const SECRET_MIN = 32;

/** @throws ConfigError naming the variable that is wrong, never what it says. */
export function readSecurityWebhook(
  env: Readonly<Record<string, string | undefined>>,
  isProduction: boolean,
): SecurityWebhookConfig | undefined {
  const url = env['SECURITY_WEBHOOK_URL'] || undefined;
  if (url === undefined) return undefined;
  if (!isApiAddress(url, isProduction))
    throw new ConfigError('SECURITY_WEBHOOK_URL must be such as https://alerts.example/paddock');
  const secret = env['SECURITY_WEBHOOK_SECRET'] ?? '';
  if (secret.length < SECRET_MIN)
    throw new ConfigError(`SECURITY_WEBHOOK_SECRET must have ${SECRET_MIN} characters or more`);
  return { url, secret };
}
