import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { BetListView } from '@paddock/contract/schemas';
import { auth$, clearCoupon, couponLegs$, live$, type CouponLeg } from '@paddock/shared-utils';
import { useStream, useStreamValue, useT, type ReadValue } from '@paddock/shared-utils/react';
import { CountBadge, IconButton, Panel, SkeletonText, TextButton } from '@paddock/styleguide';

import { CouponStoreContext, useCouponDispatch, useCouponState } from '../state/coupon-hooks.ts';
import { neverArrivedRead, stakesCleared } from '../state/coupon.slice.ts';
import { beginEdit } from '../state/edit/edit-coupon.ts';
import type { PageCoupon } from '../state/page-coupon.ts';
import { resumeBets } from '../state/place-bets.ts';
import { CouponBody } from './coupon-body.tsx';
import styles from './coupon.module.css';
import { NothingPicked } from './empty-coupon.tsx';
import { FoldedCoupon, setCouponOpen, useIsFolded } from './folded-coupon.tsx';
import { Receipts } from './receipts.tsx';
import { NeverArrivedNotice, UnknownNotice } from './refusal-notice.tsx';
import { useInSight } from './use-in-sight.ts';
import { useOneTarget } from './use-one-target.ts';
import { useOpenBets } from './use-open-bets.ts';

/** It comes with the code of what a coupon needs once it stands: nobody begins with it. */
const OpenBets = lazy(async () => ({ default: (await import('./on-demand.ts')).OpenBets }));
const QuickCoupon = lazy(async () => ({ default: (await import('./on-demand.ts')).QuickCoupon }));

const Reviews = lazy(async () => ({ default: (await import('./on-demand.ts')).Reviews }));

const EditHead = lazy(async () => ({ default: (await import('./on-demand.ts')).EditHead }));

const Suggestions = lazy(async () => ({ default: (await import('./on-demand.ts')).Suggestions }));

/** The coupon with its head: legs, stakes and the one button, receipts; or the player's open bets. */
export function CouponPanel({ coupon }: { readonly coupon: PageCoupon }) {
  const { legs } = useStream(couponLegs$);
  const signedIn = useStreamValue(auth$, ({ status }) => status === 'signed-in');
  const openBets = useOpenBets(signedIn);
  const [showsBets, setShowsBets] = useBetsView(legs.length);
  const inBets = showsBets && signedIn;
  const isFolded = useIsFolded();
  useWayHere(() => {
    setShowsBets(false);
    if (isFolded) setCouponOpen(true);
  });
  return (
    <CouponStoreContext value={coupon.store}>
      <Panel className={styles.panel} onClickCapture={useOneTarget()}>
        {isFolded && <FoldedCoupon />}
        <CouponHead
          isFolded={isFolded}
          inBets={inBets}
          legCount={legs.length}
          openBets={openBets.value}
          onSwitch={signedIn ? () => setShowsBets(!showsBets) : undefined}
        />
        {signedIn && (
          <Suspense>
            <Reviews />
          </Suspense>
        )}
        {inBets ? (
          <Suspense
            fallback={
              <div className={styles.foot}>
                <SkeletonText lines={4} />
              </div>
            }
          >
            <OpenBets
              {...openBets}
              onEdit={(bet) => {
                beginEdit(coupon.store, bet);
                setShowsBets(false);
              }}
            />
          </Suspense>
        ) : (
          <>
            <Receipts />
            <Unknown coupon={coupon} />
            <Edited coupon={coupon} />
            <Picked legs={legs} coupon={coupon} />
            {signedIn && (
              <Suspense>
                <QuickCoupon coupon={coupon} />
              </Suspense>
            )}
          </>
        )}
      </Panel>
    </CouponStoreContext>
  );
}

/** Listens for the way from a price to the coupon, by code that comes once the coupon stands. */
function useWayHere(onCome: () => void): void {
  const latest = useRef(onCome);
  useEffect(() => {
    latest.current = onCome;
  });
  useEffect(() => {
    const gone = new AbortController();
    import('./on-demand.ts').then(
      ({ listenForWayHere }) => listenForWayHere(() => latest.current(), gone.signal),
      () => undefined,
    );
    return () => gone.abort();
  }, []);
}

/** Whether open bets are shown; a newly picked leg brings the coupon back. */
function useBetsView(legCount: number): [boolean, (shows: boolean) => void] {
  const [view, setView] = useState({ showsBets: false, legCount });
  if (view.legCount !== legCount) {
    setView({ showsBets: view.showsBets && legCount < view.legCount, legCount });
  }
  return [view.showsBets, (showsBets) => setView({ showsBets, legCount })];
}

interface CouponHeadProps {
  readonly isFolded: boolean;
  readonly inBets: boolean;
  readonly legCount: number;
  readonly openBets: ReadValue<BetListView>;
  /** Absent for guests, who have no bets. */
  readonly onSwitch: (() => void) | undefined;
}

function CouponHead({ isFolded, inBets, legCount, openBets, onSwitch }: CouponHeadProps) {
  const t = useT('coupon');
  const dispatch = useCouponDispatch();
  function clear(): void {
    clearCoupon();
    dispatch(stakesCleared());
  }
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>
        {inBets ? t('bets.title') : t('title')}{' '}
        {!inBets && legCount > 0 && (
          <CountBadge tone="picked" count={legCount} label={t('legsPicked', { count: legCount })} />
        )}
      </h2>
      <div className={styles.headEnd}>
        {onSwitch !== undefined && (
          <TextButton onClick={onSwitch} data-testid="coupon-bets">
            {/* One text: of several the browser may go on telling assistive technology an earlier count. */}
            {(inBets ? [t('title'), legCount || ''] : [t('bets.title'), countOf(openBets)]).join(' ').trim()}
          </TextButton>
        )}
        {!inBets && legCount > 0 && <IconButton icon="trash" label={t('clear')} onClick={clear} />}
        {!isFolded && (
          <IconButton
            icon="forward"
            label={t('fold')}
            className={styles.fold}
            onClick={() => setCouponOpen(false)}
          />
        )}
      </div>
    </div>
  );
}

/** How many bets are open, with a plus when more than were read; nothing where there is none or it is not known. */
function countOf(openBets: ReadValue<BetListView>): string {
  if (openBets.status !== 'ready' || openBets.data.bets.length === 0) return '';
  return `${openBets.data.bets.length}${openBets.data.nextCursor === null ? '' : '+'}`;
}

/** How often the server is asked again for an answer that never came. */
const ASK_AGAIN_MS = 5_000;

/** A bet whose answer never came is asked for by itself until it is known: now and then, and when the line is back. */
function Unknown({ coupon: { store, ports } }: { readonly coupon: PageCoupon }) {
  const isUnknown = useCouponState((state) => state.unknown.length > 0);
  const isAsking = useCouponState((state) => state.placing !== null);
  const isLive = useStreamValue(live$, ({ status }) => status === 'open');
  const wasLive = useRef(isLive);
  useEffect(() => {
    const isBack = isLive && !wasLive.current;
    wasLive.current = isLive;
    if (!isUnknown || isAsking) return undefined;
    const timer = setTimeout(() => void resumeBets(store, ports), isBack ? 0 : ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isUnknown, isAsking, isLive, store, ports]);
  const neverArrived = useCouponState((state) => state.neverArrived);
  const dispatch = useCouponDispatch();
  const notices = useInSight<HTMLDivElement>(
    isUnknown ? 'unknown' : neverArrived ? 'never-arrived' : undefined,
  );
  if (!isUnknown && !neverArrived) return null;
  return (
    <div ref={notices} tabIndex={-1} className={styles.foot}>
      {isUnknown && <UnknownNotice isAsking={isAsking} onAsk={() => resumeBets(store, ports)} />}
      {neverArrived && <NeverArrivedNotice onRead={() => void dispatch(neverArrivedRead())} />}
    </div>
  );
}

/** That the coupon edits a bet, and the way back. */
function Edited({ coupon: { store } }: { readonly coupon: PageCoupon }) {
  const editing = useCouponState((state) => state.editing);
  if (editing === null) return null;
  return (
    <Suspense>
      <EditHead editing={editing} store={store} />
    </Suspense>
  );
}

interface PickedProps {
  readonly legs: readonly CouponLeg[];
  readonly coupon: PageCoupon;
}

function Picked({ legs, coupon }: PickedProps) {
  const hasReceipt = useCouponState((state) => state.receipts.length > 0);
  if (legs.length > 0) return <CouponBody legs={legs} coupon={coupon} />;
  if (hasReceipt) return null;
  return (
    <>
      <NothingPicked />
      <Suspense>
        <Suggestions />
      </Suspense>
    </>
  );
}
