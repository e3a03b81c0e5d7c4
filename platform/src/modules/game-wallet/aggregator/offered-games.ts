import type { OfferedGames } from '@paddock/contract/schemas';

import { PlatformError } from '../../../kernel/http/problem.ts';
import type { GameWalletParts } from '../game-wallet-api.ts';
import { readAggregator } from './aggregator-store.ts';
import { catalogueOfHub88 } from './hub88-catalogue.ts';
import { askHub88ForGames } from './hub88-questions.ts';

/**
 * What a company offers now, for the catalogue that is taken in as one from a file.
 * @throws NOT_FOUND for one whose games are not asked for, or whose shape has no list; COMPANY_SILENT
 */
export async function offeredGames(parts: GameWalletParts, code: string): Promise<OfferedGames> {
  const company = await parts.companies.named(code);
  const aggregator = await readAggregator(parts.kernel.db, code);
  if (company?.adapter !== 'hub88' || aggregator === undefined) throw new PlatformError('NOT_FOUND');
  const games = catalogueOfHub88(await askHub88ForGames(parts, aggregator), company.currencies);
  return { name: company.name, games: [...games] };
}
