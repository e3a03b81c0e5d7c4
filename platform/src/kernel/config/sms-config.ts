import { isApiAddress } from './api-address.ts';
import { ConfigError } from './config-error.ts';

/** How SMS leave the site: the HTTP API of a company that carries them. */
export interface SmsConfig {
  readonly url: string;
  /** Value of the `authorization` header; undefined where the company wants none, or has its key in the body. */
  readonly authorization: string | undefined;
  /** What is posted, with `{to}`, `{digits}`, `{text}` and `{id}` in it: JSON, or a form. */
  readonly body: string;
  /** What the answer holds when the message was taken, beside a status of 200 to 299; undefined where that says it all. */
  readonly accepted: string | undefined;
  /** The company sends a message with an id it knows once, however often it is handed over. */
  readonly knowsIds: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws ConfigError naming the variable that is wrong. What may hold a key is not repeated. */
export function readSmsConfig(env: Environment, isProduction: boolean): SmsConfig | undefined {
  const url = env['SMS_URL'] || undefined;
  if (url === undefined) return undefined;
  if (!isApiAddress(url, isProduction))
    throw new ConfigError('SMS_URL must be such as https://api.sms.example/messages');
  const body = env['SMS_BODY'] || '{"to":"{to}","text":"{text}","id":"{id}"}';
  if (!/\{(?:to|digits)\}/.test(body) || !body.includes('{text}') || !isBody(body))
    throw new ConfigError('SMS_BODY must be JSON or a form with {to} or {digits}, and {text}');
  const knows = env['SMS_KNOWS_IDS'] || 'no';
  if (knows !== 'yes' && knows !== 'no') throw new ConfigError('SMS_KNOWS_IDS must be yes or no');
  const authorization = env['SMS_AUTHORIZATION'] || undefined;
  if (authorization !== undefined && !/^[\x20-\x7e]+$/.test(authorization))
    throw new ConfigError('SMS_AUTHORIZATION must be the value of a header, such as Bearer KEY');
  return {
    url,
    authorization,
    body,
    accepted: env['SMS_ACCEPTED'] || undefined,
    knowsIds: knows === 'yes',
  };
}

function isBody(body: string): boolean {
  if (!body.startsWith('{"')) return !/[\s"]/.test(body);
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}
