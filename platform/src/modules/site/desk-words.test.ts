import { readFileSync } from 'node:fs';

import { readSiteKeys, siteConfigOf, SiteKeys, SiteKeysError } from './site-config.ts';

const DESK = new URL('../../../../parcels/desk/locales/en.json', import.meta.url);
const KNOWN = new URL('../../../../parcels/desk/src/model/site/key-problems.ts', import.meta.url);

interface DeskWords {
  readonly site: { readonly about: Readonly<Record<string, string>> };
}

it('has a line of words at the desk for each key that a site may say', () => {
  const { brand, ...about } = (JSON.parse(readFileSync(DESK, 'utf8')) as DeskWords).site.about;
  expect(brand).toBeTruthy();
  expect(Object.keys(about).toSorted()).toEqual(Object.keys(SiteKeys.properties).toSorted());
});

/** What a site cannot say of itself, each in another way. */
const REFUSED: readonly object[] = [
  { horses: 1 },
  { companyName: 7 },
  { companyName: '' },
  { companyName: 'x'.repeat(200) },
  { refId: 1.5 },
  { refId: 0 },
  { timeZone: 99 },
  { isPwa: 'yes' },
  { languages: 'en' },
  { languages: {} },
  { features: 7 },
  { features: [1, 1] },
  { currencies: [] },
  { amountTemplate: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] },
  { amountTemplate: [0] },
  { closedParcels: ['NO NAME'] },
  { closedParcels: ['office'] },
  { closedParcels: ['support'] },
  { currencies: ['XXX'] },
  { defaultCurrency: 'XAU' },
  { languages: { all: ['en'], hiddenFromGuests: ['en'], fallback: 'en' } },
  { languages: { all: ['en', 'de'], hiddenFromGuests: ['de'], fallback: 'de' } },
  { maintenance: { startedAt: 2, endedAt: 1, state: true } },
  { blocks: { rules: [{ countries: [], except: false, reason: 16, displayTypeId: 1, templateTypeId: 2 }] } },
  {
    blocks: { rules: [{ countries: ['XX'], except: 'no', reason: 16, displayTypeId: 1, templateTypeId: 2 }] },
  },
  { partnerCssBrandBook: [{ css_prop: '--text', css_value: 'red' }] },
  { partnerCssBrandBook: [{ css_prop: '--text', css_value: 'oklch(0.95 0 0)' }] },
  { blocks: { unknownCountry: 'maybe', rules: [] } },
];

function problemsOf(said: object): readonly string[] {
  try {
    siteConfigOf(readSiteKeys(said), true);
    return [];
  } catch (error) {
    if (!(error instanceof SiteKeysError)) throw error;
    return error.problems;
  }
}

it.each(REFUSED.map((said) => [JSON.stringify(said).slice(0, 80), said] as const))(
  'has words at the desk for what is refused of %s',
  (_shown, said) => {
    const known = [...readFileSync(KNOWN, 'utf8').matchAll(/(?<=[ ,])\/(\^.+\$)\/(?=[\];,])/g)].map(
      ([, pattern = '']) => new RegExp(pattern),
    );
    expect(known.length).toBeGreaterThan(25);
    const problems = problemsOf(said);
    expect(problems.length).toBeGreaterThan(0);
    const texts = problems.map((problem) => problem.replace(/^(?:the whole|\/\S*) /, ''));
    expect(texts.filter((text) => !known.some((pattern) => pattern.test(text)))).toEqual([]);
  },
);
