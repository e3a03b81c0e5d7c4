import { createPublicKey } from 'node:crypto';
import { isIP } from 'node:net';
import { CURRENCIES, formatAmount, OWN_COMPANY, parseAmount } from '@paddock/contract';
import type {
  GameCompaniesView,
  GameCompanyKeyEnding,
  GameCompanyKeyRequest,
  GameCompanyRequest,
  GamePromotionRequest,
} from '@paddock/contract/schemas';

import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { OperatorPrincipal } from '../../operators/index.ts';
import type { GameWalletParts } from '../game-wallet-api.ts';
import { readAggregator } from '../aggregator/aggregator-store.ts';
import { viewOfAggregator } from '../aggregator/keep-aggregator.ts';
import { COMPANY_KEY, ownerOfKey } from './companies.ts';
import { auditedOf, listCompanies, readCompany, saveCompany, type Company } from './company-store.ts';
import { endKey, insertKey, keysOf } from './key-store.ts';
import { promotionsOf, savePromotion } from './promotion-store.ts';
import { isOriginOfAnother, isShownAddress } from './shown-address.ts';

const SECRET_BYTES = 32;
/** No bound stands above it: what balances hold is a thousand times more in any currency. */
const MOST_BOUND_EUR_CENTS = 1_000_000_000_00n;

/** Companies as operators see them: no secret of theirs. */
export async function showCompanies({ kernel }: GameWalletParts): Promise<GameCompaniesView> {
  const companies: GameCompaniesView['companies'] = [];
  for (const one of await listCompanies(kernel.db)) {
    const { company: code, ...rest } = auditedOf(one);
    const keys = await keysOf(kernel.db, code);
    const promotions = await promotionsOf(kernel.db, code);
    const aggregator = await readAggregator(kernel.db, code);
    companies.push({
      ...{ code, ...rest, currencies: [...rest.currencies], addresses: [...rest.addresses] },
      pictureOrigins: [...rest.pictureOrigins],
      keys: keys.map(({ keyId, algorithm, fromMs, untilMs }) => ({ keyId, algorithm, fromMs, untilMs })),
      promotions: promotions.map(({ promotion, kind, mostEurCents, paidEurCents, untilMs }) => ({
        ...{ promotion, kind, untilMs },
        most: formatAmount(mostEurCents, 'EUR'),
        paid: formatAmount(paidEurCents, 'EUR'),
      })),
      aggregator: aggregator === undefined ? null : viewOfAggregator(aggregator),
    });
  }
  return { companies };
}

/**
 * Adds a company, or changes one; the shape it calls in stays as it was.
 * @throws COMPANY_OWN for our own, CURRENCY_UNSUPPORTED, AMOUNT_INVALID, INVALID_INPUT for an address that is none, one of http outside of
 * development, or another shape
 */
export async function keepCompany(
  parts: GameWalletParts,
  operator: OperatorPrincipal,
  { code, reason, mostWin, mostWinTimes, pictureOrigins, ...rest }: GameCompanyRequest,
): Promise<void> {
  const { kernel, operators } = parts;
  if (code === OWN_COMPANY) throw new PlatformError('COMPANY_OWN');
  if (!rest.currencies.every((currency) => CURRENCIES.has(currency)))
    throw new PlatformError('CURRENCY_UNSUPPORTED');
  if (!rest.addresses.every(isNetwork)) throw invalid('/addresses', 'has what is no address');
  if (!isShownAddress(rest.launchUrl, !kernel.config.sandbox))
    throw invalid('/launchUrl', 'is no https address');
  // A frame of our own origin could read and do all that the page around it can.
  if (new URL(rest.launchUrl).origin === new URL(kernel.config.publicOrigin).origin)
    throw invalid('/launchUrl', 'is of this site itself');
  if (pictureOrigins?.every((origin) => isOriginOfAnother(origin, kernel.config)) === false)
    throw invalid('/pictureOrigins', 'has what is no https origin of another site');
  const mostWinEurCents = typeof mostWin === 'string' ? boundOf(mostWin) : mostWin;
  await inTransaction(kernel.db, async (tx) => {
    const before = await readCompany(tx, code);
    if (before !== undefined && before.adapter !== rest.adapter) throw invalid('/adapter', 'stays as it was');
    const after: Company = {
      ...{ company: code, ...rest },
      pictureOrigins: pictureOrigins ?? before?.pictureOrigins ?? [],
      mostWinEurCents: mostWinEurCents === undefined ? (before?.mostWinEurCents ?? null) : mostWinEurCents,
      mostWinTimes: mostWinTimes === undefined ? (before?.mostWinTimes ?? null) : mostWinTimes,
    };
    await saveCompany(tx, after, kernel.clock.nowMs());
    const action = before === undefined ? 'game-company.add' : 'game-company.change';
    await operators.record(tx, {
      ...{ operator, action, subject: subjectOf(code), reason },
      before: before === undefined ? null : auditedOf(before),
      after: auditedOf(after),
    });
  });
  parts.companies.changed(code);
}

/**
 * Adds a key beside those that hold. Answers the shared secret, where it is one; it is shown this once.
 * @throws NOT_FOUND for a company that is not there, KEY_TAKEN, INVALID_INPUT for a public key that is none
 */
export async function addKey(
  { kernel, operators }: GameWalletParts,
  operator: OperatorPrincipal,
  { company, ...request }: GameCompanyKeyRequest & { readonly company: string },
): Promise<string | null> {
  const { keyId, algorithm, publicKey, reason } = request;
  const { fromMs = kernel.clock.nowMs(), untilMs = null } = request;
  if (untilMs !== null && untilMs <= fromMs) throw invalid('/untilMs', 'is before its start');
  const isShared = algorithm === 'hmac-sha256';
  if (!isShared && !isRsaKey(publicKey))
    throw invalid('/publicKey', 'is no public key of RSA, 2048 bits or more');
  const secret = isShared
    ? (request.secret ?? Buffer.from(kernel.randomBytes(SECRET_BYTES)).toString('base64url'))
    : null;
  const sealed =
    secret === null
      ? null
      : kernel.secrets.seal(COMPANY_KEY, ownerOfKey(company, keyId), Buffer.from(secret));
  await inTransaction(kernel.db, async (tx) => {
    await requireCompany(tx, company);
    const key = { company, keyId, algorithm, sealed, publicKey: isShared ? null : (publicKey ?? null) };
    if (!(await insertKey(tx, { ...key, fromMs, untilMs }))) throw new PlatformError('KEY_TAKEN');
    const after = { keyId, algorithm, fromMs, untilMs };
    const subject = subjectOf(company);
    await operators.record(tx, {
      operator,
      action: 'game-company.key',
      subject,
      before: null,
      after,
      reason,
    });
  });
  return secret;
}

/** Ends a key now or at a time to come. @throws NOT_FOUND for one that is not there or ends before */
export async function endCompanyKey(
  { kernel, operators, companies }: GameWalletParts,
  operator: OperatorPrincipal,
  {
    company,
    keyId,
    atMs,
    reason,
  }: GameCompanyKeyEnding & { readonly company: string; readonly keyId: string },
): Promise<void> {
  const untilMs = Math.max(atMs ?? 0, kernel.clock.nowMs());
  await inTransaction(kernel.db, async (tx) => {
    if (!(await endKey(tx, { company, keyId, untilMs }))) throw new PlatformError('NOT_FOUND');
    const action = 'game-company.key-end';
    const subject = subjectOf(company);
    await operators.record(tx, {
      operator,
      action,
      subject,
      before: null,
      after: { keyId, untilMs },
      reason,
    });
  });
  companies.changed(company);
}

/** Agrees on a promotion, or on other terms of one. @throws NOT_FOUND, AMOUNT_INVALID */
export async function agreePromotion(
  { kernel, operators }: GameWalletParts,
  operator: OperatorPrincipal,
  { company, most, reason, ...agreed }: GamePromotionRequest & { readonly company: string },
): Promise<void> {
  const mostEurCents = boundOf(most);
  await inTransaction(kernel.db, async (tx) => {
    await requireCompany(tx, company);
    await savePromotion(tx, { company, mostEurCents, ...agreed });
    const action = 'game-company.promotion';
    const after = { most, ...agreed };
    const subject = subjectOf(company);
    await operators.record(tx, { operator, action, subject, before: null, after, reason });
  });
}

/** @throws AMOUNT_INVALID */
function boundOf(text: string): bigint {
  const cents = parseAmount(text, 'EUR');
  if (cents === undefined || cents <= 0n || cents > MOST_BOUND_EUR_CENTS)
    throw new PlatformError('AMOUNT_INVALID');
  return cents;
}

const subjectOf = (company: string): string => `game-company:${company}`;

const invalid = (at: string, message: string): PlatformError =>
  new PlatformError('INVALID_INPUT', [{ at, message }]);

async function requireCompany(tx: Tx, company: string): Promise<void> {
  if ((await readCompany(tx, company)) === undefined) throw new PlatformError('NOT_FOUND');
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  const most = family === 6 ? 128 : 32;
  return family !== 0 && more.length === 0 && (bits === undefined || Number(bits) <= most);
}

function isRsaKey(pem: string | undefined): boolean {
  if (pem === undefined) return false;
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPublicKey(pem);
    return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= 2048;
  } catch {
    return false;
  }
}
