import { Compile } from 'typebox/compile';
import { CURRENCIES, parseAmount } from '@paddock/contract';
import { CatalogueEntry, type StakesOfGame } from '@paddock/contract/schemas';

import { unkeepableText } from '../../../kernel/http/unkeepable-text.ts';

export type CheckedEntry =
  | { readonly entry: CatalogueEntry }
  | { readonly refused: { readonly game: string; readonly reason: string } };

/** Of ISO 4217, and those we know besides. */
const ISO_CURRENCIES = new Set([...Intl.supportedValuesOf('currency'), ...CURRENCIES.keys()]);
const ENTRY = Compile(CatalogueEntry);
/** What is named in a report: any company's code, and little of what is none. */
const LONGEST_NAME = 64;
/** What comes out later is a slip: a game that is announced is announced within years. */
const LAST_YEAR = 2050;

/**
 * One entry of a company's catalogue, judged by itself.
 * @param place where it stands in the catalogue, from 1: its name where it has none
 */
export function checkEntry(sent: unknown, place: number): CheckedEntry {
  const refused = (reason: string): CheckedEntry => ({ refused: { game: nameOf(sent, place), reason } });
  if (!ENTRY.Check(sent)) {
    const [error] = ENTRY.Errors(sent);
    return refused(error === undefined ? 'is no game' : `${error.instancePath || '/'} ${error.message}`);
  }
  if (unkeepableText(sent) !== undefined) return refused('has a character that cannot be kept');
  if (Object.values(sent.name).some((name) => !/[\p{L}\p{N}]/u.test(name) || /\p{C}/u.test(name)))
    return refused('/name has no letters, or some that cannot be seen');
  if (sent.releaseDay !== undefined && !isDay(sent.releaseDay)) return refused('/releaseDay is no day');
  if ((sent.rtpLeastMillionths ?? 0) > (sent.rtpMillionths ?? 0))
    return refused('/rtpLeastMillionths is more than the best');
  if (Number(sent.releaseDay?.slice(0, 4) ?? 0) > LAST_YEAR) return refused('/releaseDay is too far ahead');
  const currencies = sent.currencies.map(({ currency }) => currency);
  if (new Set(currencies).size < currencies.length) return refused('/currencies names one twice');
  const unknown = currencies.find((currency) => !ISO_CURRENCIES.has(currency));
  if (unknown !== undefined) return refused(`/currencies ${unknown} is no currency`);
  const problem = sent.currencies.map(stakesProblem).find((one) => one !== undefined);
  return problem === undefined ? { entry: sent } : refused(`/currencies ${problem}`);
}

function nameOf(sent: unknown, place: number): string {
  const { code } = (typeof sent === 'object' ? (sent ?? {}) : {}) as { readonly code?: unknown };
  const isCode = typeof code === 'string' && unkeepableText(code) === undefined && code.trim() !== '';
  return isCode ? code.slice(0, LONGEST_NAME) : `#${place}`;
}

/** 2026-02-30 is none. */
function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** A currency that no account here is in is passed over: the company has other sites. */
function stakesProblem({ currency, lowest, highest }: StakesOfGame): string | undefined {
  if (!CURRENCIES.has(currency)) return undefined;
  const [low, high] = [lowest, highest].map((text) =>
    text === undefined ? undefined : minorOf(text, currency),
  );
  if (low === null || high === null) return `${currency} has a stake that is no amount of it`;
  if (low !== undefined && high !== undefined && low > high)
    return `${currency} has a lowest stake above the highest`;
  return undefined;
}

/** Null for what is no amount of the currency, or not above nothing. */
function minorOf(text: string, currency: string): bigint | null {
  const minor = parseAmount(text, currency);
  return minor !== undefined && minor > 0n ? minor : null;
}
