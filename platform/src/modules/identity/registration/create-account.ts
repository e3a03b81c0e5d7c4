import type { PlayerId } from '@paddock/contract';

import type { Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { AtSite } from '../identity-api.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { insertLogin, insertPlayer } from '../players-store.ts';

/** A player to be, checked: nothing here is looked at again. */
export interface NewAccount {
  readonly passwordHash: string;
  /** `key` as `emailKey` makes it; becomes a login. `proved` when a code or a trusted company says it is theirs. */
  readonly email?: { readonly text: string; readonly key: string; readonly proved: boolean } | undefined;
  /** As `phoneKey` makes it, and proved by a code; becomes a login. */
  readonly provenPhone?: string | undefined;
  /** Told, not proved: it is kept with the person and is no login. */
  readonly toldPhone?: string | undefined;
  readonly name?: string | undefined;
  readonly surname?: string | undefined;
  readonly address?: string | undefined;
  readonly nationalId?: string | undefined;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
  readonly countryId: number;
  readonly currency: string;
  readonly language: string;
  readonly refCode?: string | undefined;
  readonly promoCode?: string | undefined;
  readonly bonusChoice?: string | undefined;
}

/** A player who has just registered. */
export interface Newcomer {
  readonly playerId: PlayerId;
  readonly email: { readonly address: string; readonly proved: boolean } | undefined;
  readonly provenPhone: string | undefined;
  readonly language: string;
}

/** What a visit leaves: cookies a referral is read from, and the address that consent came from. */
export interface VisitorTraces extends AtSite {
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly ip?: string;
}

/**
 * Makes a player with accounts, whichever way they registered. Someone recognised as excluded is refused here, in the
 * same transaction. @throws PERSON_REFUSED, LOGIN_TAKEN; the transaction is then to be undone.
 */
export async function createAccount(
  parts: Pick<IdentityParts, 'kernel' | 'persons' | 'openAccounts' | 'attribute' | 'greet'>,
  tx: Tx,
  account: NewAccount,
  visitor: VisitorTraces,
): Promise<PlayerId> {
  const { hosts, ids, clock } = parts.kernel;
  const playerId = ids.forNewPlayer();
  const atMs = clock.nowMs();
  const { email, provenPhone, nationalId, countryId } = account;
  const phone = provenPhone ?? account.toldPhone;
  const facts = {
    ...account,
    email: email?.key,
    phone,
    document: nationalId === undefined ? undefined : { countryId, number: nationalId },
  };
  // Before the exclusions: an excluded player's own login answers like any other that is taken.
  await insertPlayer(tx, {
    ...account,
    email: email?.text,
    phone,
    brand: hosts.brandOf({ headers: visitor.headers ?? {} }),
    playerId,
    personId: ids.forPlayer<'person'>(playerId),
    atMs,
  });
  const logins = [
    ...(email === undefined ? [] : [{ kind: 'email', key: email.key } as const]),
    ...(provenPhone === undefined ? [] : [{ kind: 'phone', key: provenPhone } as const]),
  ];
  for (const login of logins) {
    if (!(await insertLogin(tx, playerId, login))) throw new PlatformError('LOGIN_TAKEN');
  }
  await parts.persons.requireAdmitted(tx, facts);
  await parts.openAccounts(tx, { playerId, currency: account.currency, atMs, address: visitor.ip });
  await parts.greet(tx, {
    playerId,
    email: email && { address: email.text, proved: email.proved },
    provenPhone,
    language: account.language,
  });
  await parts.persons.recognise(tx, playerId, facts.document);
  await parts.attribute(tx, { playerId, atMs, cookies: visitor.cookies, refCode: account.refCode });
  return playerId;
}
