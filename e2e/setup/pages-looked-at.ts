import { LANDING } from './landing.ts';

/** Stand for the path of the first match of a list, and of that match's championship. */
export const GAME = '<game>';
export const CHAMPIONSHIP = '<championship>';
/** Stands for the path of a coupon that was shared. */
export const COUPON = '/<coupon>';

/** Stands for the id of a pool that is on sale. */
export const DRAW = '<draw>';

/** What a guest is shown, each page twice. */
export const GUEST_PAGES: readonly string[] = [
  '',
  '/live',
  '/line',
  '/live/football',
  '/line/football',
  '/live/favourites',
  '/line/favourites',
  `/live/football/${CHAMPIONSHIP}`,
  `/line/football/${CHAMPIONSHIP}`,
  `/live/football/${GAME}`,
  `/line/football/${GAME}`,
  '/registration',
  '/user/login',
  '/no-such-page',
  '/error',
  '/payment',
  '/rules/1',
  '/rules/3/what-a-bet-pays',
  '/responsiblegaming',
  '/privacy-policy',
  '/help',
  '/blog/how-odds-move',
  '/betting-calculator',
  '/calculator',
  '/oldbrowser',
  '/champs',
  '/multi',
  '/outrights',
  '/top-events',
  '/topgame',
  '/betsonyour',
  '/casino',
  '/games/crash',
  '/games/live-roulette',
  '/providers',
  '/tournaments',
  '/toto',
  '/toto/next',
  `/toto/draws/${DRAW}`,
  '/lotto',
  '/lotto/numbers/6-45',
  '/lotto/bonus/5-50',
  '/lotto/keno/keno',
  '/lotto/results/6-45',
  '/lotto/statistics/6-45',
  '/lotto/rules',
  '/promotions',
  '/bonus/casino',
  COUPON,
  `/landing-page/${LANDING.id}`,
  '/desk/content',
  '/desk/trading',
  '/desk/words',
];

/** What is another page, or has more on it, once somebody is signed in. */
export const PLAYER_PAGES: readonly string[] = [
  '',
  '/live/football',
  `/line/football/${GAME}`,
  '/office/account',
  '/office/account/edit',
  '/office/settings',
  '/office/promotion',
  '/office/rewards',
  '/office/bringfriend',
  '/office/casino/vipcashback',
  '/office/casino/premiumcashback',
  '/office/history',
  '/office/historypay',
  '/office/responsible',
  '/office/recharge',
  '/toto/coupons',
  '/lotto/tickets',
  '/office/share-idea',
  '/onpay/success',
  '/onpay/pending',
  '/onpay/fail',
  '/onpay/cancel',
];
