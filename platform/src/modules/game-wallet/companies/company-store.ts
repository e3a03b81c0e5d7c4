import { formatAmount } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';

export type Adapter = 'paddock' | 'hub88' | 'softswiss';

/** A company whose games are played here, and how it calls us. */
export interface Company {
  readonly company: string;
  readonly name: string;
  readonly adapter: Adapter;
  /** Where its games begin: https, its origin alone is named in the CSP. */
  readonly launchUrl: string;
  readonly currencies: readonly string[];
  /** Addresses and networks it calls from; empty for any. */
  readonly addresses: readonly string[];
  /** Where pictures of its games come from; without any, pictures are drawn here. */
  readonly pictureOrigins: readonly string[];
  /** The largest win of one call that is paid without an operator, in cents of EUR; null for the product's. */
  readonly mostWinEurCents: bigint | null;
  /** What a round may pay for each unit staked in it, likewise; null for the product's. */
  readonly mostWinTimes: number | null;
  /** False for one whose games are no longer begun; what is open is still paid. */
  readonly isActive: boolean;
}

interface CompanyRow {
  readonly company: string;
  readonly name: string;
  readonly adapter: Adapter;
  readonly launch_url: string;
  readonly currencies: string[];
  readonly addresses: string[];
  readonly picture_origins: string[];
  readonly is_active: boolean;
  readonly most_win_eur_cents: bigint | null;
  readonly most_win_times: number | null;
}

const toCompany = (row: CompanyRow): Company => ({
  company: row.company,
  name: row.name,
  adapter: row.adapter,
  launchUrl: row.launch_url,
  currencies: row.currencies,
  addresses: row.addresses,
  pictureOrigins: row.picture_origins,
  isActive: row.is_active,
  mostWinEurCents: row.most_win_eur_cents,
  mostWinTimes: row.most_win_times,
});

export async function listCompanies(db: Database): Promise<readonly Company[]> {
  const { rows } = await sql<CompanyRow>`
    select company, name, adapter, launch_url, currencies, addresses, picture_origins, is_active,
        most_win_eur_cents, most_win_times
      from game_wallet_company
      order by company`.execute(db);
  return rows.map(toCompany);
}

export async function readCompany(db: Database | Tx, company: string): Promise<Company | undefined> {
  const { rows } = await sql<CompanyRow>`
    select company, name, adapter, launch_url, currencies, addresses, picture_origins, is_active,
        most_win_eur_cents, most_win_times
      from game_wallet_company
      where company = ${company}`.execute(db);
  return rows[0] === undefined ? undefined : toCompany(rows[0]);
}

/** Adds a company, or changes one; the shape it calls us in stays. */
export async function saveCompany(tx: Tx, company: Company, atMs: number): Promise<void> {
  await sql`
    insert into game_wallet_company (company, name, adapter, launch_url, currencies, addresses, picture_origins,
        is_active, most_win_eur_cents, most_win_times, changed_at_ms)
      values (${company.company}, ${company.name}, ${company.adapter}, ${company.launchUrl},
        ${[...company.currencies]}::text[], ${[...company.addresses]}::text[], ${[...company.pictureOrigins]}::text[], ${company.isActive},
        ${company.mostWinEurCents}::bigint, ${company.mostWinTimes}::int, ${atMs})
      on conflict (company) do update
        set name = excluded.name, launch_url = excluded.launch_url, currencies = excluded.currencies,
          addresses = excluded.addresses, picture_origins = excluded.picture_origins, is_active = excluded.is_active,
          most_win_eur_cents = excluded.most_win_eur_cents, most_win_times = excluded.most_win_times,
          changed_at_ms = excluded.changed_at_ms`.execute(tx);
}

/** A company as the audit keeps it: amounts are texts there. */
export const auditedOf = ({ mostWinEurCents, ...rest }: Company) => ({
  ...rest,
  mostWin: mostWinEurCents === null ? null : formatAmount(mostWinEurCents, 'EUR'),
});
