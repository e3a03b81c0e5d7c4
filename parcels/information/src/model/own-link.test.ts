import privacy from '../../texts/privacy-policy/en.json' with { type: 'json' };
import responsible from '../../texts/responsible-gaming/en.json' with { type: 'json' };
import rules from '../../texts/rules/en.json' with { type: 'json' };
import { isLinkOpen } from './own-link.ts';

/** Of parcels that no site can be without (`platform/src/modules/site/closed-parcels.ts`), on routes that nothing closes. */
const ALWAYS =
  /^\/(?:office\/(?:history|verification|settings|responsible|share-idea|security|payment\/requests|account\/edit)|privacy-policy)$/;

it.each([
  ['/payment', {}, true],
  ['/payment', { paymentPage: { available: false } }, false],
  ['/payment', { paymentPage: { authOnly: true } }, true],
  ['/rules/4', { availableRoutes: [47] }, true],
  ['/rules/4', { availableRoutes: [1] }, false],
  ['/rules', { availableRoutes: [] }, false],
  ['/office/history', { availableRoutes: [] }, true],
])('a link to %s with %j is open: %s', (path, site, isOpen) => {
  expect(isLinkOpen(path, site)).toBe(isOpen);
});

it('our texts link to nothing else that may be closed', () => {
  const texts = JSON.stringify([privacy, responsible, rules]);
  const linked = new Set([...texts.matchAll(/\]\((\/[^)#?]*)/g)].map(([, path = '']) => path));
  const closed = { paymentPage: { available: false }, availableRoutes: [] };
  expect([...linked].filter((path) => !ALWAYS.test(path) && isLinkOpen(path, closed))).toEqual([]);
});
