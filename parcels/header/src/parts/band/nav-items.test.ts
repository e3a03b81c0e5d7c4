import { aMatchedRoute } from '@paddock/shared-utils/testing';

import { parcelOf } from './nav-items.ts';

describe('whose page is shown', () => {
  const at = (path: string) => {
    const { route } = aMatchedRoute();
    const matched = aMatchedRoute({ path, route: { ...route, parcel: 'casino' } });
    return parcelOf({ status: 'ready', matched } as Parameters<typeof parcelOf>[0]);
  };

  it('is its parcel, and of promotions nobody, which are of sport, too', () => {
    expect(at('/casino')).toBe('casino');
    expect(at('/promotions')).toBe('');
    expect(at('/promotions/warm-up')).toBe('');
  });
});
