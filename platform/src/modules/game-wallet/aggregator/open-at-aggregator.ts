import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Company } from '../companies/company-store.ts';
import type { GameWalletParts } from '../game-wallet-api.ts';
import { readAggregator } from './aggregator-store.ts';
import type { GameToOpen } from './game-to-open.ts';
import { askHub88ForAddress } from './hub88-questions.ts';
import { askSoftswissForAddress } from './softswiss-questions.ts';

/**
 * Where the aggregator behind a company shows a game; undefined for a company that shows its games by itself. No
 * transaction is open meanwhile: the aggregator may call the wallet before it answers.
 * @throws COMPANY_SILENT, COMPANY_ORIGIN for an address of an origin that was not agreed on
 */
export async function openAtAggregator(
  parts: GameWalletParts,
  company: Company,
  opened: Omit<GameToOpen, 'lobbyUrl' | 'depositUrl'>,
): Promise<URL | undefined> {
  const aggregator = await readAggregator(parts.kernel.db, company.company);
  if (aggregator === undefined) return undefined;
  const site = `${parts.kernel.config.publicOrigin}/${opened.language}`;
  const asked = { ...opened, lobbyUrl: `${site}/slots`, depositUrl: `${site}/office/recharge` };
  const text =
    company.adapter === 'hub88'
      ? await askHub88ForAddress(parts, aggregator, asked)
      : await askSoftswissForAddress(parts, aggregator, asked);
  const url = URL.parse(text);
  if (url === null) throw new PlatformError('COMPANY_SILENT');
  if (!aggregator.frameOrigins.includes(url.origin)) {
    const { log } = parts.kernel;
    log.warn(
      { company: company.company, origin: url.origin },
      'a game is shown from an origin not agreed on',
    );
    throw new PlatformError('COMPANY_ORIGIN');
  }
  return url;
}
