import { footerLinks } from './footer-links.ts';

const paths = (...asked: Parameters<typeof footerLinks>): readonly string[] =>
  footerLinks(...asked).map(({ path }) => path);

it('leads to the rules where the site has their route [S5-04]', () => {
  expect(paths(false, {})).toContain('/rules');
  expect(paths(false, { availableRoutes: [47] })).toContain('/rules');
  expect(paths(false, { availableRoutes: [1] })).not.toContain('/rules');
});

it('leads to the ways to pay where they are open to the visitor [S5-03]', () => {
  expect(paths(false, { paymentPage: { available: false } })).not.toContain('/payment');
  expect(paths(false, { paymentPage: { authOnly: true } })).not.toContain('/payment');
  expect(paths(true, { paymentPage: { authOnly: true } })).toContain('/payment');
});

it('leads to no page of a parcel that is closed, and to no registration where there is none [S5-02]', () => {
  expect(paths(false, {})).toEqual(expect.arrayContaining(['/results', '/registration']));
  expect(paths(false, { closedParcels: ['results'] })).not.toContain('/results');
  expect(paths(false, { isRegistrationAllowed: false })).not.toContain('/registration');
});
