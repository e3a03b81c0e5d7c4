import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import { sha256 } from '../../../kernel/crypto/sha256.ts';
import type { Database, Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';

/** What a link in a mail does. */
export type LinkPurpose = 'activate' | 'activate-fast' | 'reset-password';

export interface MailLink {
  readonly purpose: LinkPurpose;
  readonly playerId: PlayerId;
  /** The address or number it was sent to. */
  readonly to: string;
  readonly issuedAtMs: number;
  readonly expiresAtMs: number;
}

interface WantedLink {
  readonly token: string;
  readonly purposes: readonly LinkPurpose[];
}

/** Tokens of links in mails: 256 bits, stored as hashes, single use. Opening a link spends nothing, its button does. */
export interface MailLinks {
  /** @param link `playerId` null makes one that nobody can spend, for as much work */
  issue(
    tx: Tx,
    link: {
      readonly purpose: LinkPurpose;
      readonly playerId: PlayerId | null;
      readonly to: string;
      readonly lifetimeMs: number;
    },
  ): Promise<string>;
  /** Looks at a link without spending it. @throws LINK_INVALID */
  require(wanted: WantedLink): Promise<MailLink>;
  /** Spends a link in the transaction of what it does: of two at the same moment one wins. @throws LINK_INVALID */
  spend(tx: Tx, wanted: WantedLink): Promise<MailLink>;
  /** Ends all links of a player for a purpose. */
  cancel(tx: Tx, playerId: PlayerId, purpose: LinkPurpose): Promise<void>;
  /** The links that would sign a player in only confirm the address from now on. */
  signNobodyIn(tx: Tx, playerId: PlayerId): Promise<void>;
  /** Forgets what is over. */
  forget(): Promise<void>;
}

interface LinkRow {
  readonly purpose: LinkPurpose;
  readonly player_id: bigint;
  readonly recipient: string;
  readonly issued_at_ms: bigint;
  readonly expires_at_ms: bigint;
}

export function createMailLinks({ db, clock, randomBytes }: Kernel): MailLinks {
  const isOpen = ({ token, purposes }: WantedLink) => sql`
    token_hash = ${sha256(token)} and purpose = any(${[...purposes]}) and spent_at_ms is null
      and expires_at_ms > ${clock.nowMs()} and player_id is not null`;

  async function first(rows: Promise<{ readonly rows: readonly LinkRow[] }>): Promise<MailLink> {
    const row = (await rows).rows[0];
    if (row === undefined) throw new PlatformError('LINK_INVALID');
    return {
      purpose: row.purpose,
      playerId: row.player_id.toString() as PlayerId,
      to: row.recipient,
      issuedAtMs: Number(row.issued_at_ms),
      expiresAtMs: Number(row.expires_at_ms),
    };
  }
  const columns = sql`purpose, player_id, recipient, issued_at_ms, expires_at_ms`;

  return {
    async issue(tx, { purpose, playerId, to, lifetimeMs }) {
      const token = Buffer.from(randomBytes(32)).toString('base64url');
      const nowMs = clock.nowMs();
      await sql`
        insert into identity_mail_link (token_hash, purpose, player_id, recipient, issued_at_ms, expires_at_ms)
        values (${sha256(token)}, ${purpose}, ${playerId}, ${to}, ${nowMs}, ${nowMs + lifetimeMs})`.execute(
        tx,
      );
      return token;
    },
    require: (wanted) =>
      first(sql<LinkRow>`select ${columns} from identity_mail_link where ${isOpen(wanted)}`.execute(db)),
    spend: (tx, wanted) =>
      first(
        sql<LinkRow>`
          update identity_mail_link set spent_at_ms = ${clock.nowMs()} where ${isOpen(wanted)}
            returning ${columns}`.execute(tx),
      ),
    async cancel(tx, playerId, purpose) {
      await sql`
        delete from identity_mail_link where player_id = ${playerId} and purpose = ${purpose}`.execute(tx);
    },
    async signNobodyIn(tx, playerId) {
      await sql`
        update identity_mail_link set purpose = 'activate'
          where player_id = ${playerId} and purpose = 'activate-fast'`.execute(tx);
    },
    async forget() {
      await forgetLinks(db, clock.nowMs());
    },
  };
}

async function forgetLinks(db: Database, nowMs: number): Promise<void> {
  await sql`delete from identity_mail_link where expires_at_ms <= ${nowMs}`.execute(db);
}
