import type { AccountId, PlayerId } from '@paddock/contract';
import type { GameSessionView, NewGameSession } from '@paddock/contract/schemas';

import { inTransaction } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { GameWalletParts } from '../game-wallet-api.ts';
import type { Company } from '../companies/company-store.ts';
import { openAtAggregator } from '../aggregator/open-at-aggregator.ts';
import { spendable } from '../money/balance.ts';
import { endSession, insertSession, type GameSessionId } from './session-store.ts';

const TOKEN_BYTES = 32;

/**
 * Opens a game with a player's money: where it is shown, with a token that only the company and that page know.
 * @throws GAME_UNKNOWN, the catalogue's reason for one that is not offered to them, ACCOUNT_UNKNOWN,
 * ACCOUNT_RESTRICTED, PLAY_PAUSED, SESSION_LIMIT_ENDED; COMPANY_SILENT and COMPANY_ORIGIN, with the session ended
 */
export async function beginSession(
  parts: GameWalletParts,
  playerId: PlayerId,
  {
    ip,
    siteSession,
    ...wanted
  }: NewGameSession & { readonly accountId: string; readonly ip: string; readonly siteSession: string },
): Promise<GameSessionView> {
  const { kernel, accounts, isBanned, mayPlay, hours, gameRefusal } = parts;
  const { game, device, language } = wanted;
  const atMs = kernel.clock.nowMs();
  const company = await activeCompany(parts, wanted.company);
  if (isBanned(playerId)) throw new PlatformError('ACCOUNT_RESTRICTED');
  if (!(await mayPlay(kernel.db, playerId, atMs))) throw new PlatformError('PLAY_PAUSED');
  if (!(await hours.mayEnter(playerId))) throw new PlatformError('SESSION_LIMIT_ENDED');
  const account = (await accounts(kernel.db, playerId)).find(({ id }) => id === wanted.accountId);
  if (account === undefined || account.kind === 'escrow' || account.isClosed)
    throw new PlatformError('ACCOUNT_UNKNOWN');
  const { currency } = account;
  if (!company.currencies.includes(currency)) throw new PlatformError('GAME_CURRENCY');
  const refusal = await gameRefusal({ company: company.company, game, playerId, currency, device });
  if (refusal !== undefined) throw new PlatformError(refusal);
  const sessionId: GameSessionId = kernel.ids.forPlayer<'game-session'>(playerId);
  // A company that names its sessions by their player carries no token, and this one is found by its id.
  const token =
    company.adapter === 'softswiss'
      ? sessionId
      : Buffer.from(kernel.randomBytes(TOKEN_BYTES)).toString('base64url');
  const accountId = wanted.accountId as AccountId;
  const session = { sessionId, token, company: company.company, game, playerId, accountId };
  await inTransaction(kernel.db, (tx) =>
    insertSession(tx, { ...session, siteSession, currency, device, language, atMs }),
  );
  try {
    const balanceMinor = await spendable(kernel.db, parts, { playerId, currency });
    const country = await parts.countryOf(kernel.db, playerId);
    const player = { playerId, token, currency, balanceMinor };
    const url = await openAtAggregator(parts, company, { game, device, language, player, country, ip });
    return viewOf(url ?? ownAddress(company, { ...wanted, token, currency }), sessionId);
  } catch (error) {
    // Nobody plays by it: the next try begins one of its own.
    await endSession(kernel.db, sessionId, kernel.clock.nowMs());
    throw error;
  }
}

/** Opens a game without money. @throws GAME_UNKNOWN, the catalogue's reason, COMPANY_SILENT, COMPANY_ORIGIN */
export async function beginDemo(
  parts: GameWalletParts,
  { ip, ...wanted }: NewGameSession & { readonly ip: string },
): Promise<GameSessionView> {
  const { company: code, game, device, language } = wanted;
  const company = await activeCompany(parts, code);
  const offer = { company: code, game, playerId: undefined, currency: undefined, device };
  const refusal = await parts.gameRefusal(offer);
  if (refusal !== undefined) throw new PlatformError(refusal);
  const nobody = { player: undefined, country: undefined };
  const url = await openAtAggregator(parts, company, { game, device, language, ip, ...nobody });
  return viewOf(url ?? ownAddress(company, { ...wanted, token: undefined, currency: undefined }), null);
}

async function activeCompany({ companies }: GameWalletParts, code: string): Promise<Company> {
  const company = await companies.named(code);
  if (company?.isActive !== true) throw new PlatformError('GAME_UNKNOWN');
  return company;
}

interface Opened extends Pick<NewGameSession, 'game' | 'device' | 'language'> {
  /** Undefined without money. */
  readonly token: string | undefined;
  readonly currency: string | undefined;
}

/** Where a company that shows its games by itself shows one. */
function ownAddress({ launchUrl }: Company, { game, device, language, token, currency }: Opened): URL {
  const url = new URL(launchUrl);
  const asked = { game, device, language, mode: token === undefined ? 'demo' : 'real', token, currency };
  for (const [name, value] of Object.entries(asked))
    if (value !== undefined) url.searchParams.set(name, value);
  return url;
}

const viewOf = (url: URL, sessionId: GameSessionId | null): GameSessionView => ({
  ...{ sessionId, url: url.href, origin: url.origin },
});
