import { domainToASCII } from 'node:url';

/** What the mailboxes of a provider have in common beyond their letters. */
interface MailHost {
  /** The one name all its domains stand for. */
  readonly host: string;
  /** Characters before the @ that change nothing. */
  readonly ignored?: RegExp;
}

const GOOGLE: MailHost = { host: 'gmail.com', ignored: /\./g };
const PROTON: MailHost = { host: 'proton.me', ignored: /[._-]/g };
const APPLE: MailHost = { host: 'icloud.com' };
/** The dot and the hyphen are one letter there; the domains are one mailbox. */
const YANDEX: MailHost = { host: 'yandex.ru', ignored: /[.-]/g };

const HOSTS: ReadonlyMap<string, MailHost> = new Map([
  ['gmail.com', GOOGLE],
  ['googlemail.com', GOOGLE],
  ['proton.me', PROTON],
  ['protonmail.com', PROTON],
  ['pm.me', PROTON],
  ['icloud.com', APPLE],
  ['me.com', APPLE],
  ['mac.com', APPLE],
  ...['ru', 'com', 'by', 'kz', 'ua'].map((top) => [`yandex.${top}`, YANDEX] as const),
  ['ya.ru', YANDEX],
]);
/** Hosts where a hyphen begins the part that changes nothing; elsewhere the plus does. */
const HYPHEN_TAGS = /^yahoo\.[a-z.]+$/;

/**
 * The mailbox behind an address, by the rules of its provider: what follows a plus, dots where the provider ignores
 * them, domains that are one, and a domain of other letters as DNS writes it. Only for recognising a person; as a login
 * the address counts as it is written.
 * @param emailKey in its compared form: NFKC, lower case by no country's rules
 */
export function mailboxOf(emailKey: string): string {
  const at = emailKey.lastIndexOf('@');
  const written = emailKey.slice(at + 1);
  const domain = domainToASCII(written) || written;
  const { host, ignored } = HOSTS.get(domain) ?? { host: domain };
  const tag = HYPHEN_TAGS.test(domain) ? /(?<=.)[+-].*$/ : /(?<=.)\+.*$/;
  const local = emailKey.slice(0, at).replace(tag, '');
  const bare = ignored === undefined ? local : local.replaceAll(ignored, '');
  return `${bare === '' ? local : bare}@${host}`;
}
