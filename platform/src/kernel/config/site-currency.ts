/**
 * The site's currency: what holds for a person with accounts in several currencies is counted in it. Rates are quoted
 * against it.
 */
export const SITE_CURRENCY = 'EUR';
