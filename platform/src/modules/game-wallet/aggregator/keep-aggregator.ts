import type { GameAggregatorRequest, GameAggregatorView } from '@paddock/contract/schemas';

import { inTransaction } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { readCompany } from '../companies/company-store.ts';
import { isOriginOfAnother, isShownAddress } from '../companies/shown-address.ts';
import type { GameWalletParts } from '../game-wallet-api.ts';
import type { OperatorPrincipal } from '../../operators/index.ts';
import { readAggregator, saveAggregator, type Aggregator } from './aggregator-store.ts';
import { newOwnKey } from './own-key.ts';

/** As operators see it: the private half of our key stays here. */
export const viewOfAggregator = ({
  baseUrl,
  siteId,
  frameOrigins,
  ownKey,
}: Aggregator): GameAggregatorView => ({
  ...{ baseUrl, siteId, frameOrigins: [...frameOrigins], publicKey: ownKey?.publicKey ?? null },
});

/**
 * Says where games of a company are asked for. Hub88 is called by a key of ours, which is made at first and when a new one is
 * asked for; SoftSwiss by the secret that is shared already.
 * @throws NOT_FOUND for a company that is not there or of our own shape, which shows its games by itself; INVALID_INPUT for
 * http outside of development, an origin of this site, an id that Hub88 has no such
 */
export async function keepAggregator(
  { kernel, operators }: GameWalletParts,
  operator: OperatorPrincipal,
  { company, reason, isNewKey = false, ...given }: GameAggregatorRequest & { readonly company: string },
): Promise<GameAggregatorView> {
  const { config, db, clock, secrets } = kernel;
  const shape = (await readCompany(db, company))?.adapter ?? 'paddock';
  if (shape === 'paddock') throw new PlatformError('NOT_FOUND');
  if (!isShownAddress(given.baseUrl, !config.sandbox)) throw invalid('/baseUrl', 'is no https address');
  if (shape === 'hub88' && !/^\d{1,9}$/.test(given.siteId)) throw invalid('/siteId', 'is no number');
  if (!given.frameOrigins.every((origin) => isOriginOfAnother(origin, config)))
    throw invalid('/frameOrigins', 'has what is no https origin of another site');
  // Made before the transaction: it takes a moment.
  const spare = shape === 'hub88' ? await newOwnKey(secrets, company) : null;
  return inTransaction(db, async (tx) => {
    const before = await readAggregator(tx, company);
    const after: Aggregator = {
      ...{ company, siteId: given.siteId, frameOrigins: given.frameOrigins },
      baseUrl: given.baseUrl.replace(/\/+$/, ''),
      ownKey: isNewKey ? spare : (before?.ownKey ?? spare),
    };
    await saveAggregator(tx, after, clock.nowMs());
    const view = viewOfAggregator(after);
    const action = 'game-company.aggregator';
    await operators.record(tx, {
      ...{ operator, action, subject: `game-company:${company}`, reason },
      before: before === undefined ? null : viewOfAggregator(before),
      after: view,
    });
    return view;
  });
}

const invalid = (at: string, message: string): PlatformError =>
  new PlatformError('INVALID_INPUT', [{ at, message }]);
