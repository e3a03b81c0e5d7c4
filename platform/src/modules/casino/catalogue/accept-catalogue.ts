import { createHash } from 'node:crypto';
import { Check } from 'typebox/value';
import { OWN_COMPANY, ownGames } from '@paddock/contract';
import {
  CATALOGUE_GAMES_MAX,
  CompanyName,
  OWN_COMPANY_NAME,
  type CatalogueAnswer,
  type CatalogueEntry,
} from '@paddock/contract/schemas';

import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { CasinoParts } from '../casino-api.ts';
import { closeOthers, lockCompany, writeCompany, writeEntries } from './catalogue-store.ts';
import { checkEntry } from './check-entry.ts';
import { ownEntry } from './own-entries.ts';

type Parts = Pick<CasinoParts, 'kernel' | 'readAgain' | 'catalogue'>;

/** Whether a studio is somebody else's. */
type IsOfOthers = (studio: string) => boolean;

interface Sent {
  readonly company: CompanyName;
  readonly entries: readonly CatalogueEntry[];
  readonly refused: CatalogueAnswer['refused'];
  /** Given ids by code, of our own. */
  readonly ids?: ReadonlyMap<string, number>;
}

/** Something that is written in the same transaction: what an operator did. */
type Alongside = (tx: Tx, answer: CatalogueAnswer) => Promise<void>;

/**
 * Takes in the whole catalogue of a company, as it was sent.
 * @throws COMPANY_OWN for our own company, INVALID_INPUT for a company without a proper name and for too many games
 */
export async function acceptCatalogue(
  parts: Parts,
  company: CompanyName,
  sent: readonly unknown[],
  alongside?: Alongside,
): Promise<CatalogueAnswer> {
  if (company.code === OWN_COMPANY) throw new PlatformError('COMPANY_OWN');
  if (!Check(CompanyName, company) || company.name.trim() === '')
    throw new PlatformError('INVALID_INPUT', [{ at: '/name', message: 'names no company' }]);
  if (sent.length > CATALOGUE_GAMES_MAX)
    throw new PlatformError('INVALID_INPUT', [
      { at: '/games', message: `are ${CATALOGUE_GAMES_MAX} at most` },
    ]);
  return takeIn(parts, { company, ...judged(sent, studiosOfOthers(parts, company.code)) }, alongside);
}

/** Takes in our own games, with the ids that addresses name them by. */
export async function acceptOwnGames(parts: Parts): Promise<void> {
  const own = ownGames();
  await takeIn(parts, {
    company: OWN_COMPANY_NAME,
    entries: own.map(({ route }) => ownEntry(route)),
    refused: [],
    ids: new Map(own.map(({ id, route }) => [route, id])),
  });
}

/** We ourselves, and companies that hand in games of their own: nobody else passes for them. */
function studiosOfOthers({ catalogue }: Parts, company: string): IsOfOthers {
  const handedIn = new Set(catalogue.sorted('popular').games.map(({ game }) => game.company.code));
  return (studio) => studio !== company && (studio === OWN_COMPANY || handedIn.has(studio));
}

/** Each entry by itself; of two with one code the first is taken. */
function judged(sent: readonly unknown[], isOfOthers: IsOfOthers): Pick<Sent, 'entries' | 'refused'> {
  const entries = new Map<string, CatalogueEntry>();
  const refused: { game: string; reason: string }[] = [];
  for (const [at, one] of sent.entries()) {
    const checked = checkEntry(one, at + 1);
    if ('refused' in checked) refused.push(checked.refused);
    else if (isOfOthers(checked.entry.studio?.code ?? ''))
      refused.push({ game: checked.entry.code, reason: '/studio is another company' });
    else if (entries.has(checked.entry.code))
      refused.push({ game: checked.entry.code, reason: 'is in the catalogue twice' });
    else entries.set(checked.entry.code, checked.entry);
  }
  return { entries: [...entries.values()], refused };
}

async function takeIn(
  { kernel: { db, clock }, readAgain }: Parts,
  { company, entries, refused, ids }: Sent,
  alongside?: Alongside,
): Promise<CatalogueAnswer> {
  // What is refused by name stays as it stands: a slip in one line must not close a game that people play.
  const codes = [...entries.map(({ code }) => code), ...refused.map(({ game }) => game)];
  const contentHash = hashOf([company.name, codes.toSorted(), entries.toSorted(byCode)]);
  const answer = await inTransaction(db, async (tx) => {
    const before = await lockCompany(tx, company.code);
    const isChanged = before?.contentHash !== contentHash;
    const version = (before?.version ?? 0) + Number(isChanged);
    const unchanged = { version, isChanged, added: 0, changed: 0, closed: 0, refused };
    if (!isChanged) {
      await alongside?.(tx, unchanged);
      return unchanged;
    }
    await writeCompany(tx, company, { version, contentHash, atMs: clock.nowMs() });
    const written = await writeEntries(tx, company.code, entries, ids);
    const closed = await closeOthers(tx, company.code, codes);
    const changed = { ...unchanged, ...written, closed };
    await alongside?.(tx, changed);
    return changed;
  });
  await readAgain();
  return answer;
}

const byCode = (a: CatalogueEntry, b: CatalogueEntry): number => (a.code < b.code ? -1 : 1);

const hashOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');
