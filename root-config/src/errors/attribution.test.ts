import { createAttribution, sourceOf } from './attribution.ts';

const attribution = createAttribution({
  versions: { betting: '1.4.0', coupon: '0.2.0' },
  entryUrlOf: (parcel) => (parcel === 'coupon' ? 'http://127.0.0.1:9101/coupon/paddock-coupon.js' : null),
});
const owner = (url: string | null, parcel: string | null = null) => attribution({ url, parcel });

describe('whose failure it is', () => {
  it.each([
    ['a parcel by its folder', 'https://s.test/assets/parcels/betting/page-live.0a1b.js', 'betting@1.4.0'],
    [
      'a shared module by its folder',
      'https://s.test/assets/shared/styleguide/styleguide.9.js',
      'styleguide@unknown',
    ],
    [
      'an overridden parcel by the folder of its entry',
      'http://127.0.0.1:9101/coupon/chunk.js',
      'coupon@0.2.0',
    ],
    ['nobody for a file of elsewhere', 'https://extension.test/inject.js', null],
  ])('names %s', (_what, url, expected) => {
    expect(owner(url)).toBe(expected);
  });

  it('takes the name the loader knows before the address', () => {
    expect(owner('https://s.test/assets/shared/react/react.js', 'betting')).toBe('betting@1.4.0');
  });

  it('finds the first file of a stack', () => {
    const error = new Error('x');
    error.stack = 'Error: x\n    at f (https://s.test/assets/a.js:1:2)\n    at https://s.test/b.js:3:4';
    expect(sourceOf(error)).toBe('https://s.test/assets/a.js');
    expect(sourceOf('text')).toBeNull();
  });
});
