import type { SiteConfig } from './boot.ts';

type Currencies = Pick<SiteConfig, 'geoCurrencyCode' | 'defaultCurrency'>;

/** The currency of who has no account yet: of the country they ask from where the site names one, else the site's (S3-37). */
export function visitorCurrency({ geoCurrencyCode, defaultCurrency }: Currencies): string {
  return geoCurrencyCode ?? defaultCurrency;
}
