import { finalScoreText } from '@paddock/contract';
import type { BetLegView, EachWayOffer } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useEvent, useFormat, useLabels, useT } from '@paddock/shared-utils/react';
import { Badge, OddsText, TextLink, type BadgeTone } from '@paddock/styleguide';

import styles from './coupon.module.css';
import { usePlaceWords } from './each-way/use-place-words.ts';
import { LegTime } from './leg-time.tsx';

const TONES: Readonly<Record<Exclude<BetLegView['result'], 'open'>, BadgeTone>> = {
  win: 'positive',
  'half-win': 'positive',
  lose: 'danger',
  'half-lose': 'warning',
  void: 'neutral',
};

interface OpenBetLegProps {
  readonly leg: BetLegView;
  /** Of one that is to be placed: the terms of each way. */
  readonly placed?: EachWayOffer | undefined;
}

/** A leg of an open bet: what is bet on, and how its match stands or what became of it. */
export function OpenBetLeg({ leg, placed }: OpenBetLegProps) {
  const t = useT('coupon');
  const common = useT('common');
  const format = useFormat();
  const placeWords = usePlaceWords();
  const { outcome, market, match } = useLabels().leg(leg);
  return (
    <div className={styles.openBetLeg} data-result={leg.result}>
      <div className={styles.betLine}>
        <b>{outcome}</b>
        <OddsText size={14} exact={format.exactOdds(leg.oddsMilli)}>
          {format.odds(leg.oddsMilli)}
        </OddsText>
      </div>
      <p className={styles.legMarket}>
        {market}
        <br />
        {placed !== undefined && (
          <>
            {placeWords(placed)}
            <br />
          </>
        )}
        {leg.eventPath === undefined ? match : <TextLink href={hrefFor(leg.eventPath)}>{match}</TextLink>}{' '}
        {finalScoreText(leg, format.score, format.language)}
        {leg.finalScore === undefined && leg.result === 'open' && <LegNow leg={leg} />}
        {leg.movedFromMs !== undefined && ` ${t('movedFrom', { time: format.dateTime(leg.movedFromMs) })}`}
      </p>
      {leg.result !== 'open' && <Badge tone={TONES[leg.result]}>{common(`legResult.${leg.result}`)}</Badge>}
    </div>
  );
}

/** By the topic of a list's row, which the page has asked for anyway where the match stands in its list. */
function LegNow({ leg: { eventId, sport, startsAtMs } }: { readonly leg: BetLegView }) {
  const value = useEvent(eventId, 'row');
  const state = 'event' in value ? value.event?.state : undefined;
  return <LegTime {...{ state, sport, startsAtMs }} />;
}
