/**
 * Operations whose answer is the same for everybody, so that caches may keep it. Every other answer says `no-store`, and
 * so does every refusal and whatever sets a cookie. A list: what is added to it is a decision.
 */
export const KEPT_BY_CACHES: ReadonlySet<string> = new Set([
  'GET /.well-known/jwks.json',
  'GET /bff-api/config/all.json',
  'GET /bff-api/config/group/get',
  'GET /redirects-api/api/v1/marks',
  'GET /web-api/analytics/counters',
  'GET /web-api/cashier/ways',
  'GET /web-api/phone/countries',
  'GET /web-api/phone/masks',
  'GET /web-api/qr',
  'GET /web-api/seo/content',
  'GET /web-api/seo/iso-codes',
  'GET /web-api/seo/page',
  'GET /web-api/seo/visual',
  'GET /web-api/social-links',
  'GET /web-api/sportsbook/catalogue',
  'GET /web-api/sportsbook/event-days',
  'GET /web-api/sportsbook/events',
  'GET /web-api/sportsbook/events/{id}',
  'GET /web-api/sportsbook/events/{id}/statistics',
  'GET /web-api/sportsbook/search',
  'GET /web-api/sportsbook/teams/{team}',
  'GET /web-api/terms',
]);
