import { bannerOf } from './banner.ts';

describe('the banner of a promotion without a picture', () => {
  it('is the same for the same promotion, and another for another code or gift', () => {
    const banner = bannerOf('warm-up', 'odds-boost');
    expect(bannerOf('warm-up', 'odds-boost')).toBe(banner);
    expect(new Set([banner, bannerOf('one-short', 'odds-boost'), bannerOf('warm-up', 'wheel')]).size).toBe(3);
  });

  it('is a whole document of SVG without letters', () => {
    const svg = decodeURIComponent(bannerOf('warm-up', 'ticket').replace('data:image/svg+xml,', ''));
    const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(documentElement.localName).toBe('svg');
    expect(documentElement.textContent).toBe('');
  });
});
