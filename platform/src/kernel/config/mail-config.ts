import { ConfigError } from './config-error.ts';

/** How mails leave the site. */
export interface MailConfig {
  /** Server they are handed to; absent leaves them to the sandbox, or to nobody. */
  readonly smtpUrl: string | undefined;
  /** Whom they come from: `Name <address>` or an address. */
  readonly from: { readonly name: string; readonly address: string };
}

type Environment = Readonly<Record<string, string | undefined>>;

const FROM = /^(?:([^<>@"\p{Cc}]*?) *<([^\s<>@"]+@[^\s<>@"]+)>|([^\s<>@"]+@[^\s<>@"]+))$/u;

/** @throws ConfigError naming the variable that is wrong */
export function readMailConfig(env: Environment, publicOrigin: string): MailConfig {
  const smtpUrl = env['SMTP_URL'] || undefined;
  // The text may hold a password: it is not repeated.
  if (smtpUrl !== undefined && !(URL.canParse(smtpUrl) && /^smtps?:\/\/[^/]/.test(smtpUrl)))
    throw new ConfigError('SMTP_URL must be such as smtps://user:password@mail.example.com');
  const text = env['MAIL_FROM'] || `no-reply@${new URL(publicOrigin).hostname}`;
  const [, name = '', named, bare] = FROM.exec(text) ?? [];
  const address = named ?? bare;
  if (address === undefined)
    throw new ConfigError(`MAIL_FROM must be an address or Name <address>, not ${text}`);
  return { smtpUrl, from: { name: name.trim(), address } };
}
