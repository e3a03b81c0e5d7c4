import { tabletRedirect } from './tablet-redirect.ts';

const TABLET = {
  userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15',
  maxTouchPoints: 5,
};
const at = (href: string) => new URL(href, 'https://site.example');

it('sends a touch tablet that calls itself a Mac to its own address as a mobile [S9-20]', () => {
  expect(tabletRedirect(TABLET, at('/en/live?sport=1#x'), undefined)).toBe(
    '/en/live?sport=1&platform_type=mobile#x',
  );
});

it.each([
  ['a Mac without touch', { ...TABLET, maxTouchPoints: 0 }, '/en', undefined],
  [
    'a tablet that says what it is',
    { ...TABLET, userAgent: `${TABLET.userAgent} Mobile/15E148` },
    '/en',
    undefined,
  ],
  [
    'a Windows laptop with touch',
    { userAgent: 'Mozilla/5.0 (Windows NT 10.0)', maxTouchPoints: 10 },
    '/en',
    undefined,
  ],
  ['an address that forces the platform', TABLET, '/en?platform_type=desktop', undefined],
  ['a platform forced before', TABLET, '/en', 'mobile'],
])('leaves %s where it is', (_what, device, href, forced) => {
  expect(tabletRedirect(device, at(href), forced)).toBeNull();
});
