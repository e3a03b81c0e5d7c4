import type { BootData, Release } from '@paddock/contract';

/** What the document of a guest tells shared-utils. */
export function bootOf(release: Release, serverTimeMs: number): BootData {
  const dictionaries = Object.entries(release.dictionaries).map(([namespace, files]) => [
    namespace,
    Object.fromEntries(Object.entries(files).map(([language, { href }]) => [language, href])),
  ]);
  return {
    release: release.number,
    serverTimeMs,
    language: 'en',
    status: 200,
    site: {
      companyName: 'Bench',
      groupId: 1,
      refId: 1,
      isRegistrationAllowed: false,
      isShowIdentification: false,
      languages: { all: ['en'], hiddenFromGuests: [], fallback: 'en' },
      features: [],
      timeZone: 0,
      currencies: ['EUR'],
      defaultCurrency: 'EUR',
      amountTemplate: [],
      isPwa: false,
      widgets: { header: null, menu: null, aside: null, footer: null, floating: null },
      sandbox: false,
    },
    session: { userId: null, banLevel: 0 },
    routeTable: release.routeTable,
    dictionaries: Object.fromEntries(dictionaries) as BootData['dictionaries'],
    overridesAllowed: false,
  };
}
