import { parseAmount, type AmountMinor } from '@paddock/contract';
import type { LoyaltyCashback, LoyaltyTerms } from '@paddock/contract/schemas';

import { PlatformError } from '../../kernel/http/problem.ts';

const WHOLE = 10_000;

/**
 * Refuses terms that contradict themselves, with the part that does.
 * @param products names of all products that take stakes
 * @param currency the site's, which bounds are written in
 * @throws INVALID_INPUT
 */
export function requireSound(terms: LoyaltyTerms, products: readonly string[], currency: string): void {
  const { earning, levels, cashback } = terms;
  requireNames(
    '/earning',
    earning.map(({ product }) => product),
    products,
  );
  requireOnce(
    '/levels',
    levels.map(({ code }) => code),
  );
  for (const [at, { threshold }] of levels.entries()) {
    const before = levels[at - 1];
    if (before === undefined ? threshold !== 0 : threshold <= before.threshold)
      throw contradiction(
        `/levels/${at}/threshold`,
        before === undefined ? 'is not 0' : 'is not above the one before',
      );
  }
  requireOnce(
    '/cashback',
    cashback.map(({ code }) => code),
  );
  for (const [at, one] of cashback.entries()) requireCashback(one, `/cashback/${at}`, terms, currency);
  for (const { product } of earning) {
    const shares = cashback.filter((one) => one.products.includes(product));
    if (shares.reduce((sum, { edgeShare }) => sum + edgeShare, 0) >= WHOLE)
      throw contradiction('/cashback', `gives back all that the house keeps of ${product}`);
  }
}

function requireCashback(one: LoyaltyCashback, at: string, terms: LoyaltyTerms, currency: string): void {
  requireNames(
    `${at}/products`,
    one.products,
    terms.earning.map(({ product }) => product),
  );
  requireNames(
    `${at}/rates`,
    one.rates.map(({ level }) => level),
    terms.levels.map(({ code }) => code),
  );
  const [least, most] = [
    amountOf(one.least, currency, `${at}/least`),
    amountOf(one.most, currency, `${at}/most`),
  ];
  if (least < 1n || most < least) throw contradiction(`${at}/most`, 'is below the least');
}

function amountOf(text: string, currency: string, where: string): AmountMinor {
  const amount = parseAmount(text, currency);
  if (amount === undefined) throw contradiction(where, `is no amount of ${currency}`);
  return amount;
}

function requireNames(where: string, names: readonly string[], known: readonly string[]): void {
  requireOnce(where, names);
  const stranger = names.find((name) => !known.includes(name));
  if (stranger !== undefined) throw contradiction(where, `names ${stranger}, which is unknown`);
}

function requireOnce(where: string, names: readonly string[]): void {
  if (new Set(names).size < names.length) throw contradiction(where, 'names one twice');
}

const contradiction = (at: string, message: string): PlatformError =>
  new PlatformError('INVALID_INPUT', [{ at, message }]);
