import { sql } from 'kysely';

import type { Database } from '../kernel/database/database.ts';
import { documentText, rowsOf, sectionOf } from './documents.ts';

/** What a kind of transfer does to an account: `escrow +`, `provider −`, `bets ±`. */
export type Effects = Readonly<Record<string, string>>;

/** The table of transfers in docs/money.md: what each kind posts, by kind. */
export function documentedTransfers(): Effects {
  const rows = rowsOf(sectionOf(documentText('money.md'), '### Transfers'));
  return Object.fromEntries(
    rows.map(([kind = '', , , postings = '']) => [kind.replaceAll('`', ''), postings]),
  );
}

/** The arrows of the diagram of accounts in docs/money.md. */
export function drawnTransfers(): readonly { kind: string; from: string; to: string }[] {
  const section = sectionOf(documentText('money.md'), '### Accounts');
  return [...section.matchAll(/^ *(\S+) -- (\S+) --> (\S+)$/gm)].map(([, from = '', kind = '', to = '']) => ({
    kind,
    from,
    to,
  }));
}

/** What each kind of transfer in a ledger has posted, written as the table writes it. */
export async function postedTransfers(db: Database): Promise<Effects> {
  const { rows } = await sql<{ kind: string; account: string; sign: number }>`
    select distinct t.kind, sign(p.amount_minor)::int as sign,
        case when a.kind in ('main', 'currency') then 'real' else coalesce(a.kind, split_part(h.code, ':', 1)) end as account
      from wallet_posting p
      join wallet_transfer t on t.player_id = p.player_id and t.id = p.transfer_id
      left join wallet_account a on a.player_id = p.player_id and a.id = p.account_id and p.seq is not null
      left join wallet_house_account h on h.id = p.account_id and p.seq is null`.execute(db);
  const kinds = Map.groupBy(rows, ({ kind }) => kind);
  return Object.fromEntries([...kinds].map(([kind, lines]) => [kind, effectsOf(lines)]));
}

const ORDER = ['real', 'bonus', 'escrow'];
const place = (account: string) => (ORDER.includes(account) ? ORDER.indexOf(account) : ORDER.length);

function effectsOf(lines: readonly { readonly account: string; readonly sign: number }[]): string {
  const accounts = Map.groupBy(lines, ({ account }) => account);
  return [...accounts]
    .toSorted(([a], [b]) => place(a) - place(b) || a.localeCompare(b))
    .map(([account, of]) => `${account} ${of.length > 1 ? '±' : (of[0]?.sign ?? 0) > 0 ? '+' : '−'}`)
    .join(', ');
}

/**
 * Postings of a ledger that the table does not tell of: empty.
 * @param products whose accounts stand where the table says `bets`, that of the sportsbook
 */
export async function undocumentedPostings(
  db: Database,
  products: readonly string[] = [],
): Promise<readonly string[]> {
  const documented = documentedTransfers();
  return Object.entries(await postedTransfers(db)).flatMap(([kind, effects]) => {
    const known = documented[kind]?.split(', ') ?? [];
    const isKnown = (effect: string) => {
      const [account = '', sign = ''] = effect.split(' ');
      const name = products.includes(account) ? 'bets' : account;
      return known.includes(`${name} ${sign}`) || known.includes(`${name} ±`);
    };
    return effects.split(', ').flatMap((effect) => (isKnown(effect) ? [] : [`${kind}: ${effect}`]));
  });
}
