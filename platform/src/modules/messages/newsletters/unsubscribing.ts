import { sql } from 'kysely';

import { readSignedText, signText } from '../../../kernel/crypto/signed-text.ts';
import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/module.ts';

/** Where letters are ended: the page asks, a mail program's own button posts at once (RFC 8058). */
export const STOP_PAGE_PATH = '/user/stopnewsletter';
export const STOP_PATH = '/web-api/user/stopnewsletter';

const PURPOSE = 'messages.unsubscribe';

/** Who wants no marketing. Addresses are known by keyed hashes alone: a link carries no address, the table neither. */
export interface Unsubscribing {
  /** What a link carries: proves that we sent it, to whom it concerns. Good for ever: so is the wish. */
  tokenOf(address: string): string;
  /** Ends marketing to the address of a token; false for a token that is not ours. */
  stop(token: string): Promise<boolean>;
  isStopped(db: Database | Tx, address: string): Promise<boolean>;
}

export function createUnsubscribing({ db, clock, secrets }: Kernel): Unsubscribing {
  const hashOf = (address: string) => secrets.lasting.sign('messages.address', address.trim().toLowerCase());
  return {
    tokenOf: (address) => signText(secrets.lasting, PURPOSE, hashOf(address)),
    async stop(token) {
      const hash = readSignedText(secrets.lasting, PURPOSE, token);
      if (hash === undefined) return false;
      await sql`
        insert into messages_unsubscribed (address_hash, at_ms) values (${hash}, ${clock.nowMs()})
          on conflict do nothing`.execute(db);
      return true;
    },
    async isStopped(within, address) {
      const { rows } = await sql`
        select 1 from messages_unsubscribed where address_hash = ${hashOf(address)}`.execute(within);
      return rows.length > 0;
    },
  };
}
