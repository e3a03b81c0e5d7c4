import type { Secrets } from '../../../kernel/crypto/secrets.ts';
import { nameKey } from './person-name.ts';

/** What is known of a person; every part may be missing. */
export interface PersonFacts {
  readonly name?: string | undefined;
  readonly surname?: string | undefined;
  /** `YYYY-MM-DD`. */
  readonly birthDate?: string | undefined;
  /** As `emailKey` makes it. */
  readonly email?: string | undefined;
  /** As `phoneKey` makes it. */
  readonly phone?: string | undefined;
  readonly document?: { readonly countryId: number; readonly number: string } | undefined;
}

export type PersonKeyKind = 'name' | 'document' | 'email' | 'phone';

export interface PersonKey {
  readonly kind: PersonKeyKind;
  /** Keyed hash: whoever reads the table learns neither who is excluded nor whom to ask. */
  readonly hash: string;
}

/**
 * What a person is recognised by (rules §2): name with birth date, document, e-mail, phone. Two kinds say who somebody
 * is; e-mail and phone only how they are reached, and may be somebody else's next year.
 */
export function personKeys(secrets: Pick<Secrets, 'sign'>, facts: PersonFacts): readonly PersonKey[] {
  const { email, phone, document } = facts;
  const texts: Readonly<Record<PersonKeyKind, string | undefined>> = {
    name: namesakeText(facts),
    document: document && `${document.countryId} ${bareNumber(document.number)}`,
    email: email && mailboxOf(email),
    phone,
  };
  return (Object.keys(texts) as PersonKeyKind[]).flatMap((kind) => {
    const text = texts[kind];
    return text === undefined ? [] : [{ kind, hash: secrets.sign(`identity.person.${kind}`, text) }];
  });
}

/** Name and surname in any order, with the birth date: which of the two comes first differs by country. */
function namesakeText({ name, surname, birthDate }: PersonFacts): string | undefined {
  if (name === undefined || surname === undefined || birthDate === undefined) return undefined;
  return [...[nameKey(name), nameKey(surname)].toSorted(), birthDate].join(' ');
}

const bareNumber = (number: string): string =>
  number
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const DOTLESS_HOSTS: Readonly<Record<string, string>> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
};

/**
 * The mailbox behind an address: what follows a plus, and at Gmail the dots, make another address of the same one. Only
 * for recognising a person; as a login the address counts as it is written.
 */
function mailboxOf(emailKey: string): string {
  const at = emailKey.lastIndexOf('@');
  const host = emailKey.slice(at + 1);
  const local = emailKey.slice(0, at).replace(/(?<=.)\+.*$/, '');
  const dotless = DOTLESS_HOSTS[host];
  return dotless === undefined ? `${local}@${host}` : `${local.replaceAll('.', '')}@${dotless}`;
}
