import type { PlacedManifest } from './placed.ts';
import { titleProblems } from './title-problems.ts';

const placed = (seoKey: string): PlacedManifest => ({
  file: 'parcels/small/parcel.json',
  manifest: {
    name: 'small',
    languages: ['en', 'ru'],
    routes: [{ meta: { seoKey } }],
  } as unknown as PlacedManifest['manifest'],
});

const words = { seo: { home: { title: 'Home', description: 'All of it' } }, 'seo.flat.title': 'Flat' };
const read = (namespace: string, language: string): unknown =>
  namespace === 'small' && language === 'en' ? words : namespace === 'common' ? words : undefined;

describe('titles of routes', () => {
  it('are found in the namespace the key names, nested or flat', () => {
    expect(titleProblems(placed('common:seo.home'), read)).toEqual([]);
    expect(titleProblems(placed('common:seo.flat'), read)).toEqual([
      'parcels/small/parcel.json /routes/0/meta/seoKey: no "common:seo.flat.description" in en',
      'parcels/small/parcel.json /routes/0/meta/seoKey: no "common:seo.flat.description" in ru',
    ]);
  });

  it('must be there in every language of the parcel, or in English in its place', () => {
    expect(titleProblems(placed('seo.home'), read)).toEqual([]);
    const russianAlone = (namespace: string, language: string) =>
      namespace === 'small' && language === 'ru' ? words : undefined;
    expect(titleProblems(placed('seo.home'), russianAlone)).toEqual([
      'parcels/small/parcel.json /routes/0/meta/seoKey: no "small:seo.home.title" in en',
      'parcels/small/parcel.json /routes/0/meta/seoKey: no "small:seo.home.description" in en',
    ]);
  });
});
