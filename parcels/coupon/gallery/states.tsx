import type { CashOutQuoteView } from '@paddock/contract/schemas';
import { toggleLeg } from '@paddock/shared-utils';
import {
  aBet,
  aLeg,
  aMarket,
  anEvent,
  answered,
  SAMPLE_NOW_MS,
  type FakePage,
} from '@paddock/shared-utils/testing';
import { Panel } from '@paddock/styleguide';
import type { GalleryState } from '@paddock/styleguide/gallery';

import { openCouponPage } from '../src/parts/coupon-page.fixture.ts';
import { CouponPanel } from '../src/parts/coupon-panel.tsx';
import { OpenBets } from '../src/parts/open-bets.tsx';
import {
  accumulatorStakeTyped,
  betAccepted,
  modeChosen,
  placingStarted,
  systemChosen,
} from '../src/state/coupon.slice.ts';
import { createPageCoupon, type PageCoupon } from '../src/state/page-coupon.ts';

interface Scene {
  readonly name: string;
  readonly language?: string | undefined;
  readonly isGuest?: boolean | undefined;
  readonly legCount: number;
  readonly stake?: string;
  readonly then?: (page: FakePage, coupon: PageCoupon) => void;
}

const LONG = { en: 'Deportivo Independiente de la Universidad Nacional' };

/** A match of its own for each leg; the second has a name that is too long. */
const match = (nr: number) =>
  anEvent({
    id: `4${nr}`,
    markets: [aMarket({ id: `5${nr}` })],
    ...(nr === 2 ? { home: { ...anEvent().home, name: LONG } } : {}),
  });
const leg = (nr: number) =>
  aLeg({
    selectionId: `5${nr}.home`,
    marketId: `5${nr}`,
    eventId: `4${nr}`,
    ...(nr === 2 ? { home: LONG } : {}),
  });

function state({ name, language = 'en', isGuest, legCount, stake, then }: Scene): GalleryState {
  let page: FakePage | undefined;
  let coupon: PageCoupon | undefined;
  return {
    name,
    draw() {
      page = openCouponPage(isGuest === true ? undefined : '7', language);
      for (let nr = 1; nr <= legCount; nr += 1) {
        page.setEvent(match(nr));
        toggleLeg(leg(nr));
      }
      coupon = createPageCoupon();
      if (stake !== undefined) coupon.store.dispatch(accumulatorStakeTyped(stake));
      return <CouponPanel coupon={coupon} />;
    },
    then() {
      if (page !== undefined && coupon !== undefined) then?.(page, coupon);
    },
    end: () => page?.remove(),
  };
}

const PARTLY_LEFT = aBet({
  id: '602',
  remainingStake: '4.00',
  payout: '5.10',
  cashOuts: [{ stake: '6.00', paid: '5.10', atMs: SAMPLE_NOW_MS }],
});

/** Two open bets, the second left in part. */
function openBets(name: string, language: string): GalleryState {
  let page: FakePage | undefined;
  return {
    name,
    draw() {
      page = openCouponPage('7', language);
      const common = { quoteId: '1', expiresAtMs: SAMPLE_NOW_MS, marginMilli: 60, lineCount: 1, delayMs: 0 };
      const quotes: readonly CashOutQuoteView[] = [
        { ...common, betId: aBet().id, offer: '8.95', remainingStake: '10.00' },
        language === 'en'
          ? { ...common, betId: PARTLY_LEFT.id, offer: '12345.67', remainingStake: '4.00' }
          : { betId: PARTLY_LEFT.id, off: 'push' },
      ];
      page.answer(
        'POST',
        '/web-api/sportsbook/cash-out-quotes',
        answered({ serverTimeMs: SAMPLE_NOW_MS, quotes }),
      );
      const data = { bets: [aBet(), PARTLY_LEFT], nextCursor: null, hiddenBy: [] };
      return (
        <Panel>
          <OpenBets value={{ status: 'ready', data }} reload={() => undefined} onEdit={() => undefined} />
        </Panel>
      );
    },
    end: () => page?.remove(),
  };
}

/** What the coupon looks like on the way from empty to placed. */
export const STATES: readonly GalleryState[] = [
  state({ name: 'Empty', legCount: 0 }),
  state({ name: 'One leg, no stake', legCount: 1 }),
  state({ name: 'A guest', legCount: 1, isGuest: true, stake: '10' }),
  state({ name: 'Three legs, ready', legCount: 3, stake: '10' }),
  state({ name: 'The same in Russian', language: 'ru', legCount: 3, stake: '10' }),
  state({
    name: 'Singles',
    legCount: 2,
    then: (_page, { store }) => void store.dispatch(modeChosen('singles')),
  }),
  state({
    name: 'A system',
    legCount: 3,
    stake: '2',
    then: (_page, { store }) => void store.dispatch(modeChosen('system')),
  }),
  state({
    name: 'A cover in Russian',
    language: 'ru',
    legCount: 4,
    stake: '2',
    then(_page, { store }) {
      store.dispatch(modeChosen('system'));
      store.dispatch(systemChosen([1, 2, 3, 4]));
    },
  }),
  state({
    name: 'A price moved',
    legCount: 2,
    stake: '10',
    then: (page) => page.changePrice('51.home', 1_980),
  }),
  state({
    name: 'A price moved, a market is suspended',
    language: 'ru',
    legCount: 3,
    stake: '1000',
    then(page) {
      page.changePrice('51.home', 1_980);
      page.suspendMarket('52', 'goal');
    },
  }),
  state({ name: 'Too little money', legCount: 1, stake: '99999' }),
  state({
    name: 'Placing',
    legCount: 1,
    stake: '10',
    then: (_page, { store }) => void store.dispatch(placingStarted({ bets: [], sent: [] })),
  }),
  state({
    name: 'Placed',
    legCount: 0,
    then: (_page, { store }) => void store.dispatch(betAccepted(aBet())),
  }),
  openBets('Open bets and what they are worth', 'en'),
  openBets('The same in Russian, one without an offer', 'ru'),
];
