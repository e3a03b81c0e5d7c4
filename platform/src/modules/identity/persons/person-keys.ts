import type { Secrets } from '../../../kernel/crypto/secrets.ts';
import { mailboxOf } from './mailbox.ts';
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
  readonly document?: PersonDocument | undefined;
}

export interface PersonDocument {
  readonly countryId: number;
  readonly number: string;
}

/** What a player paid with. */
export interface PaidWith {
  readonly provider: string;
  readonly token: string;
  /** Whose the provider says it is. */
  readonly holder: string;
}

export type PersonKeyKind = 'name' | 'document' | 'email' | 'phone' | 'instrument';

export interface PersonKey {
  readonly kind: PersonKeyKind;
  /** Keyed hash: whoever reads the table learns neither who is excluded nor whom to ask. */
  readonly hash: string;
}

type Sign = Pick<Secrets, 'lasting'>;

/** What a person is recognised by (rules §2): name with birth date, document, mailbox, phone. */
export function personKeys(secrets: Sign, facts: PersonFacts): readonly PersonKey[] {
  const { email, phone, document } = facts;
  const texts = {
    name: namesakeText(facts),
    document: document && `${document.countryId} ${bareNumber(document.number)}`,
    email: email && mailboxOf(email),
    phone,
  } as const;
  return (Object.keys(texts) as (keyof typeof texts)[]).flatMap((kind) => {
    const text = texts[kind];
    return text === undefined ? [] : [{ kind, hash: secrets.lasting.sign(`identity.person.${kind}`, text) }];
  });
}

export function instrumentKey(secrets: Sign, { provider, token }: PaidWith): PersonKey {
  return {
    kind: 'instrument',
    hash: secrets.lasting.sign('identity.person.instrument', `${provider} ${token}`),
  };
}

/** Whose an instrument is, for comparing with whose an account is; undefined where no name is known. */
export function holderHash(secrets: Sign, holder: string): string | undefined {
  const words = holder
    .split(/\s+/u)
    .map(nameKey)
    .filter((word) => word !== '')
    .toSorted();
  return words.length === 0 ? undefined : secrets.lasting.sign('identity.person.holder', words.join(' '));
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
