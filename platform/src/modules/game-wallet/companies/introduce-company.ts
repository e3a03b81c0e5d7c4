import { CURRENCIES } from '@paddock/contract';

import { inTransaction } from '../../../kernel/database/database.ts';
import { recordByNobody } from '../../operators/index.ts';
import type { GameWalletParts } from '../game-wallet-api.ts';
import { COMPANY_KEY, ownerOfKey } from './companies.ts';
import { auditedOf, readCompany, saveCompany, type Company } from './company-store.ts';
import { replaceKey } from './key-store.ts';

/** A company of our own shape that somebody at the server's console makes known. */
export interface IntroducedCompany {
  readonly code: string;
  readonly name: string;
  readonly launchUrl: string;
  readonly keyId: string;
  readonly secret: string;
}

/**
 * Makes a company known without an operator, with a key in place of the one it had: for the sandbox's, which begins with the
 * product. It plays in every currency; one that an operator stopped stays stopped.
 */
export async function introduceCompany(
  { kernel, gameOrigins }: Pick<GameWalletParts, 'kernel' | 'gameOrigins'>,
  { code: company, name, launchUrl, keyId, secret }: IntroducedCompany,
): Promise<void> {
  const { db, clock, secrets } = kernel;
  const atMs = clock.nowMs();
  const sealed = secrets.seal(COMPANY_KEY, ownerOfKey(company, keyId), Buffer.from(secret));
  await inTransaction(db, async (tx) => {
    const before = await readCompany(tx, company);
    const after: Company = {
      ...{ company, name, launchUrl, adapter: 'paddock', addresses: [] },
      currencies: [...CURRENCIES.keys()],
      pictureOrigins: before?.pictureOrigins ?? [],
      isActive: before?.isActive ?? true,
      mostWinEurCents: before?.mostWinEurCents ?? null,
      mostWinTimes: before?.mostWinTimes ?? null,
    };
    await saveCompany(tx, after, atMs);
    await replaceKey(tx, {
      ...{ company, keyId, algorithm: 'hmac-sha256', sealed, publicKey: null },
      ...{ fromMs: 0, untilMs: null },
    });
    if (before !== undefined) return;
    const action = {
      action: 'game-company.add',
      subject: `game-company:${company}`,
      before: null,
      after: auditedOf(after),
    };
    await recordByNobody(tx, 'console', { ...action, reason: 'started with the product' }, { secrets, atMs });
  });
  await gameOrigins.look();
}
