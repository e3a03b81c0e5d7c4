import { lazy, Suspense, type KeyboardEvent, type ReactNode } from 'react';
import type { PlaceBetRequest } from '@paddock/contract/schemas';
import { settings$, type CouponLeg } from '@paddock/shared-utils';
import { useStreamValue, useT } from '@paddock/shared-utils/react';
import { SegmentedControl } from '@paddock/styleguide';

import { useCouponDispatch, useCouponState } from '../state/coupon-hooks.ts';
import { modeChosen, refusalRead, singleStakeTyped } from '../state/coupon.slice.ts';
import type { PageCoupon } from '../state/page-coupon.ts';
import { plannedBets } from '../model/planned-bets.ts';
import { endEdit } from '../state/edit/edit-coupon.ts';
import type { Editing } from '../state/edit/editing.ts';
import { placeBets } from '../state/place-bets.ts';
import { inOrder } from '../model/coupon-chain.ts';
import { isFreeBet } from '../model/coupon-gift.ts';
import {
  asPart,
  asSent,
  bettableLegs,
  bettablePrices,
  relatedEventIds,
  type LegView,
} from '../model/leg-view.ts';
import {
  hasOwnPrice,
  isOfOneEvent,
  isOrdered,
  isOtherMode,
  LEAST_SYSTEM_LEGS,
  modeOf,
  OTHER_MODES,
  type CouponMode,
} from '../model/coupon-mode.ts';
import { refusedLegWord } from '../model/refused-leg.ts';
import { sharedPlan } from '../model/shared-plan.ts';
import { BuilderOffer } from './builder-offer.tsx';
import { CouponAction } from './coupon-action.tsx';
import { CouponFigures } from './coupon-figures.tsx';
import { CouponLegRow } from './coupon-leg-row.tsx';
import styles from './coupon.module.css';
import { PolicyChoice } from './policy-choice.tsx';
import { LateNotice } from './late-notice.tsx';
import { RelatedWays } from './related-ways.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { StakeArea } from './stake-area.tsx';
import { SingleStake } from './stake-field.tsx';
import { BankerChoice, SystemChoice } from './system-choice.tsx';
import { useCouponFacts, type CouponFacts } from './use-coupon-facts.ts';
import { useLegViews } from './use-leg-views.ts';

/** Code of a few moments: it comes once the coupon stands. */
const RefusalWatch = lazy(async () => ({ default: (await import('./on-demand.ts')).RefusalWatch }));

const OtherKinds = lazy(async () => ({ default: (await import('./on-demand.ts')).OtherKinds }));
const EachWayChoice = lazy(async () => ({ default: (await import('./on-demand.ts')).EachWayChoice }));
const BoostLines = lazy(async () => ({ default: (await import('./on-demand.ts')).BoostLines }));
const ShareCoupon = lazy(async () => ({ default: (await import('./on-demand.ts')).ShareCoupon }));
const EditAction = lazy(async () => ({ default: (await import('./on-demand.ts')).EditAction }));
const LinkChoice = lazy(async () => ({ default: (await import('./on-demand.ts')).LinkChoice }));

const MODES = ['singles', 'accumulator', 'system'] as const satisfies readonly CouponMode[];
/** What selections of one match can be. */
const MATCH_MODES = ['singles', 'builder'] as const satisfies readonly CouponMode[];

/** The segment behind which the kinds stand that few make. */
const OTHER = 'other';

interface CouponBodyProps {
  readonly legs: readonly CouponLeg[];
  readonly coupon: PageCoupon;
}

/** Legs, stakes, figures and the button of a coupon that holds something. */
export function CouponBody({ legs, coupon: { store, ports, followEdit } }: CouponBodyProps) {
  const t = useT('coupon');
  const dispatch = useCouponDispatch();
  const state = useCouponState((coupon) => coupon);
  const policy = useStreamValue(settings$, ({ settings }) => settings.priceChangePolicy);
  const { placing, editing } = state;
  // The bet that an edit places is no builder.
  const isOneMatch = editing === null && isOfOneEvent(legs);
  const wanted = modeOf(state.mode, legs);
  const mode = wanted === 'builder' && !isOneMatch ? 'accumulator' : wanted;
  const picked = useLegViews(legs, policy, state.namedPrices).map(({ view, market }) => {
    const own = hasOwnPrice(mode) ? asPart(view) : view;
    return { view: placing === null ? own : asSent(view, placing.sent), market };
  });
  const watched = isOrdered(mode) ? inOrder(picked, ({ view }) => view.leg.selectionId, state.chain) : picked;
  const views = watched.map(({ view }) => view);
  const selectionIds = views.map(({ leg }) => leg.selectionId);
  const bettableIds = bettableLegs(views).map(({ leg }) => leg.selectionId);
  const prices = bettablePrices(views);
  const facts = useCouponFacts(views, mode, state);
  const isFree = facts.gift !== null && isFreeBet(facts.gift);
  const mayBeRelated = mode === 'singles' || mode === 'builder';
  const related = mayBeRelated ? new Set<string>() : relatedEventIds(views);
  const refused = facts.ownPrice !== undefined && 'code' in facts.ownPrice ? facts.ownPrice : undefined;

  function troubleOf({ leg }: LegView): string | undefined {
    if (related.has(leg.eventId)) return t('leg.related');
    if (refused?.selectionIds.includes(leg.selectionId) !== true) return undefined;
    const word = refusedLegWord(mode, refused.code);
    return word === undefined ? undefined : t(`leg.${word}`);
  }

  /** An edit makes neither singles nor a builder. */
  function waysOf({ leg: { eventId } }: LegView): ReactNode {
    return editing === null && related.has(eventId) && <RelatedWays legs={legs} eventId={eventId} />;
  }

  const onRefusalRead = () => void dispatch(refusalRead());

  function planned(): readonly PlaceBetRequest[] {
    const { accountId, currency, ownPrice, eachWay } = facts;
    if (accountId === null) return [];
    const { accumulatorStake, singleStakes, system, chain } = state;
    return plannedBets({
      ...{ views, mode, accumulatorStake, singleStakes, system, chain, ownPrice, eachWay },
      ...{ accountId, currency, policy, gift: facts.gift ?? undefined },
    });
  }

  async function place(): Promise<void> {
    // Not heard yet that another tab edits a bet with these legs: they are no new bet.
    if (followEdit()) return;
    await placeBets(store, ports, planned());
  }

  /** Enter in a stake presses the button that stands below it. */
  function onKeyDown({ key, repeat, target }: KeyboardEvent): void {
    const canPlace = facts.button.kind === 'place' || facts.button.kind === 'accept';
    const isStake = target instanceof HTMLInputElement && target.inputMode !== '';
    if (key === 'Enter' && !repeat && isStake && canPlace && editing === null) void place();
  }

  return (
    <div onKeyDown={onKeyDown}>
      {legs.length > 1 && (
        <SegmentedControl
          block
          label={t('mode.label')}
          value={isOtherMode(mode) ? OTHER : mode === 'each-way' ? 'accumulator' : mode}
          onValueChange={(value) =>
            void dispatch(
              modeChosen([...MODES, ...MATCH_MODES].find((one) => one === value) ?? OTHER_MODES[0]),
            )
          }
          segments={(isOneMatch
            ? MATCH_MODES
            : [...MODES.filter((one) => one !== 'system' || legs.length >= LEAST_SYSTEM_LEGS), OTHER]
          )
            .filter((one) => editing === null || one === 'accumulator' || one === 'system')
            .map((one) => ({ value: one, label: t(`mode.${one}`) }))}
          className={styles.views}
        />
      )}
      <ul className={styles.legs}>
        {watched.map(({ view, market }) => (
          <CouponLegRow
            key={view.leg.selectionId}
            view={view}
            market={market}
            trouble={troubleOf(view)}
            ways={waysOf(view)}
          >
            {mode === 'singles' && (
              <SingleStake
                leg={view.leg}
                currency={facts.currency}
                bounds={facts.singles?.get(view.leg.selectionId)?.bounds ?? null}
                value={state.singleStakes[view.leg.selectionId] ?? ''}
                onValueChange={(stake) =>
                  void dispatch(singleStakeTyped({ selectionId: view.leg.selectionId, stake }))
                }
              />
            )}
            {mode === 'system' && <BankerChoice view={view} selectionIds={bettableIds} />}
            {isOtherMode(mode) && (
              <Suspense>
                <LinkChoice mode={mode} view={view} selectionIds={selectionIds} />
              </Suspense>
            )}
          </CouponLegRow>
        ))}
      </ul>
      <div className={styles.foot}>
        {editing === null && (facts.eachWay !== undefined || mode === 'each-way') && (
          <Suspense>
            <EachWayChoice terms={facts.eachWay} isOn={mode === 'each-way'} />
          </Suspense>
        )}
        {mode === 'system' && <SystemChoice selectionIds={bettableIds} />}
        {mode === 'builder' && <p>{t('kind.builder')}</p>}
        {related.size > 0 && editing === null && <BuilderOffer legs={legs} eventIds={related} />}
        {isOtherMode(mode) && (
          <Suspense>
            <OtherKinds mode={mode} selectionIds={bettableIds} />
          </Suspense>
        )}
        {mode !== 'singles' && (
          <StakeArea facts={facts} prices={prices} hasGifts={mode === 'accumulator' && editing === null} />
        )}
        {/* What an edit or a free bet leaves on the account is not the balance less its stake. */}
        <CouponFigures
          facts={editing === null && !isFree ? facts : { ...facts, ownMinor: null }}
          mode={mode}
        />
        {state.gift !== null && mode === 'accumulator' && editing === null && (
          <Suspense>
            <BoostLines gift={state.gift} facts={facts} prices={prices} />
          </Suspense>
        )}
        {state.refusal !== null && (
          <>
            <RefusalNotice problem={state.refusal} onRead={onRefusalRead} />
            <Suspense>
              <RefusalWatch problem={state.refusal} views={views} onOutdated={onRefusalRead} />
            </Suspense>
          </>
        )}
        {placing !== null && <LateNotice decidesAtMs={placing.decidesAtMs} />}
        {editing !== null && isEditable(facts, editing) ? (
          <Suspense>
            <EditAction
              editing={editing}
              planned={planned()[0]}
              selectionIds={bettableIds}
              availableMinor={facts.ownMinor === null ? null : facts.ownMinor + facts.bonusMinor}
              onDone={({ bet }) => endEdit(store, bet)}
            />
          </Suspense>
        ) : (
          <CouponAction button={facts.button} placing={placing} currency={facts.currency} onPlace={place} />
        )}
        <PolicyChoice />
        <Suspense>
          <ShareCoupon selectionIds={selectionIds} plan={sharedPlan({ ...state, mode }, selectionIds)} />
        </Suspense>
      </div>
    </div>
  );
}

/** What else the button would say is said of an edit too; only what is on the account weighs less. */
function isEditable({ button: { kind } }: CouponFacts, { pendingKey }: Editing): boolean {
  return pendingKey !== null || kind === 'place' || kind === 'accept' || kind === 'deposit';
}
