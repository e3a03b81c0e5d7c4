import { blockPage, type BlockReason, type BlockRule, type BlockTerms } from '@paddock/contract';
import type { Translate } from '@paddock/shared-utils';

import type { LeafDifference } from '../leaf-differences.ts';
import { countriesText } from './country-names.ts';
import { blockTermsOf, isLifted, keepsOut } from './block-rules.ts';

/** Words of the page a reason leads to: `coming-soon`. Several reasons have one page. */
export const pageOfReason = (reason: BlockReason): string => blockPage({ reason }).slice(1);

/** A rule in words of the operator's language. */
export interface BlockWords {
  /** "Germany, Poland", "everybody except Germany". */
  readonly who: (rule: BlockRule) => string;
  readonly reason: (reason: BlockReason) => string;
  /** What a visitor reads there. */
  readonly seen: (reason: BlockReason) => string;
  readonly does: (rule: BlockRule) => string;
  readonly lifted: (rule: BlockRule) => string;
  /** All of it. */
  readonly sentence: (rule: BlockRule) => string;
  /** What two states of the key differ in. */
  readonly differ: (before: BlockTerms, after: BlockTerms) => readonly LeafDifference[];
  /** The same, of what the site says; null for nothing. */
  readonly differSaid: (before: unknown, after: unknown) => readonly LeafDifference[];
}

/** @param unsaid what holds where the site says nothing of its rules */
export function blockWords(t: Translate, language: string, unsaid?: unknown): BlockWords {
  const who = ({ countries, except = false }: BlockRule): string => {
    if (!except)
      return countries.length === 0 ? t('site.countries.nobody') : countriesText(countries, language);
    return countries.length === 0
      ? t('site.countries.everybody')
      : t('site.countries.except', { countries: countriesText(countries, language) });
  };
  const reason = (number: BlockReason) =>
    `${t(`site.countries.reasons.${pageOfReason(number)}`)} (${number})`;
  const does = (rule: BlockRule) => t(keepsOut(rule) ? 'site.countries.keepsOut' : 'site.countries.tells');
  const lifted = (rule: BlockRule) => t(isLifted(rule) ? 'site.countries.lifted' : 'site.countries.stays');
  const sentence = (rule: BlockRule) =>
    [`${who(rule)}: ${reason(rule.reason)}`, does(rule), lifted(rule)].join(' · ');
  const unknown = ({ unknownCountry = 'open' }: BlockTerms) => t(`site.countries.unknowns.${unknownCountry}`);

  function differ(before: BlockTerms, after: BlockTerms): readonly LeafDifference[] {
    const was = before.rules.map(sentence);
    const is = after.rules.map(sentence);
    const changed = Array.from({ length: Math.max(was.length, is.length) }, (_, at) => ({
      place: t('site.countries.rule', { number: at + 1 }),
      before: was.filter((text, index) => index === at && !is.includes(text))[0] ?? null,
      after: is.filter((text, index) => index === at && !was.includes(text))[0] ?? null,
    }));
    const kept = (texts: readonly string[], others: readonly string[]) =>
      texts.filter((text) => others.includes(text)).join('\n');
    return [
      ...changed.filter(({ before: one, after: other }) => one !== null || other !== null),
      ...(kept(is, was) === kept(was, is) ? [] : [orderOf(was, is)]),
      ...(unknown(before) === unknown(after)
        ? []
        : [{ place: t('site.countries.unknown'), before: unknown(before), after: unknown(after) }]),
    ];
  }

  const orderOf = (was: readonly string[], is: readonly string[]): LeafDifference => ({
    place: t('site.countries.order'),
    before: was.map((text, at) => `${at + 1}. ${text}`).join('\n'),
    after: is.map((text, at) => `${at + 1}. ${text}`).join('\n'),
  });

  return {
    who,
    reason,
    seen: (number) => t(`site.countries.seen.${pageOfReason(number)}`),
    does,
    lifted,
    sentence,
    differ,
    differSaid: (before, after) => differ(blockTermsOf(before ?? unsaid), blockTermsOf(after ?? unsaid)),
  };
}
