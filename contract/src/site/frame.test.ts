import { frameMarkup, frameWidgets, type FrameWidgets } from './frame.ts';

const SITE: FrameWidgets = {
  header: 'header/main',
  menu: 'betting/menu',
  aside: 'coupon/main',
  footer: 'footer/main',
  floating: 'support/button',
};
const WORDS = { skip: 'Skip to content', menu: 'Sports', aside: 'Bets & coupon' };

describe('the frame of a layout', () => {
  it('gives the default layout every region of the site [S2-02]', () => {
    expect(frameWidgets('default', SITE)).toEqual(SITE);
  });

  it('leaves the empty and the blocked layout nothing but the page [S2-03] [S2-05]', () => {
    for (const layout of ['empty', 'blocked'] as const) {
      expect(Object.values(frameWidgets(layout, SITE))).toEqual([null, null, null, null, null]);
    }
  });

  it('takes header, menu and coupon from the headless layout [S2-04]', () => {
    expect(frameWidgets('headless', SITE)).toEqual({ ...SITE, header: null, menu: null, aside: null });
  });

  it('lets a route go without a column or name its own', () => {
    const widgets = frameWidgets('default', SITE, { menu: 'office/menu', aside: null });
    expect(widgets.menu).toBe('office/menu');
    expect(widgets.aside).toBeNull();
  });

  it('lets a route go without the footer and the widget that floats over it', () => {
    const widgets = frameWidgets('headless', SITE, { footer: null, floating: null });
    expect(Object.values(widgets)).toEqual([null, null, null, null, null]);
  });
});

describe('the markup of the frame', () => {
  it('draws each standing region once, reserved, with the columns on the root', () => {
    const html = frameMarkup('default', frameWidgets('default', SITE, { menu: null }), WORDS);
    expect(html).toContain('<div class="frame" data-layout="default" data-aside="">');
    expect(html).not.toContain('region-menu');
    expect(html.match(/id="/g)).toHaveLength(5);
  });

  it('draws the shape of the page that comes, a text where the route says nothing', () => {
    const shapeOf = (html: string) =>
      /data-shape="page" data-kind="([a-z-]+)"[^>]*>(.*?)<\/div>/.exec(html)?.slice(1);
    expect(shapeOf(frameMarkup('default', SITE, WORDS, 'wide-form'))).toEqual([
      'wide-form',
      '<i></i><i></i><i></i><i></i>',
    ]);
    expect(shapeOf(frameMarkup('empty', SITE, WORDS))?.[0]).toBe('text');
  });

  it('escapes its words', () => {
    expect(frameMarkup('default', SITE, WORDS)).toContain('aria-label="Bets &#38; coupon"');
  });
});
