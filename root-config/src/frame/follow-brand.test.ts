import { followBrand } from './follow-brand.ts';

const sheets = () =>
  [...document.head.querySelectorAll('link[data-brand]')].map((link) => link.getAttribute('href'));
const loaded = () =>
  document.head.querySelector('link[data-brand]:last-child')?.dispatchEvent(new Event('load'));

describe('the brand of the site', () => {
  beforeEach(() => document.head.replaceChildren());

  it('is another sheet in the place of the one before, which stays until the new one is there', () => {
    followBrand(document, '/site/brand/a.css');
    followBrand(document, '/site/brand/a.css');
    expect(sheets()).toEqual(['/site/brand/a.css']);
    followBrand(document, '/site/brand/b.css');
    expect(sheets()).toEqual(['/site/brand/a.css', '/site/brand/b.css']);
    loaded();
    expect(sheets()).toEqual(['/site/brand/b.css']);
  });

  it('is the house’s own where there is none', () => {
    followBrand(document, undefined);
    followBrand(document, '/site/brand/a.css');
    followBrand(document, undefined);
    expect(sheets()).toEqual([]);
  });
});
