import type { Translate } from '@paddock/shared-utils';

/** Name of a period: "1st half", "3rd set". An unknown one is empty. */
export function periodLabel(sport: string, period: string, t: Translate): string {
  const key = `period.${sport}.${period}`;
  const label = period === '' ? '' : t(key);
  return label === key ? '' : label;
}

/**
 * A written price for those who hear it: as it is seen, so that it can be named to the browser, and a fraction also as
 * people say it, "21/20, 21 to 20"; a slash would be read as a slash or a date.
 */
export function priceLabel(shown: string, t: Translate): string {
  const [up = '', down] = shown.split('/');
  return down === undefined ? shown : `${shown}, ${t('odds.fraction', { up, down })}`;
}

/** Why a price is not open, for players. An unknown reason gets the general words. */
export function suspensionLabel(reason: string | null, t: Translate): string {
  const key = `suspension.${reason ?? 'unknown'}`;
  const label = t(key);
  return label === key ? t('suspension.unknown') : label;
}
