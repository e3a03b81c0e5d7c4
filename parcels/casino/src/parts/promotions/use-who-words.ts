import { countryName, languageNameIn, listText } from '@paddock/contract';
import type { ToldWho } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';

/** Whom a promotion or a race is for, a sentence for each thing that is asked; none where it is for everybody. */
export function useWhoWords(): (who: ToldWho) => readonly string[] {
  const t = useT('casino');
  const { language, name } = useFormat();
  return ({ countries, languages, newFor, fromLevel, referral, isInvited }) => [
    ...(isInvited === true ? [t('promotion.forWhom.invited')] : []),
    ...(referral === true ? [t('promotion.forWhom.referral')] : []),
    ...(countries === undefined
      ? []
      : [
          t('promotion.forWhom.countries', {
            countries: listText(
              countries.map((code) => countryName(code, language) ?? code),
              language,
            ),
          }),
        ]),
    ...(languages === undefined
      ? []
      : [
          t('promotion.forWhom.languages', {
            languages: listText(
              languages.map((code) => languageNameIn(code, language)),
              language,
            ),
          }),
        ]),
    ...(newFor === undefined ? [] : [t('promotion.forWhom.newFor', { count: newFor })]),
    ...(fromLevel === undefined ? [] : [t('promotion.forWhom.fromLevel', { level: name(fromLevel) })]),
  ];
}
