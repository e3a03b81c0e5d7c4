import { finalScoreText } from '@paddock/contract';
import type { BetLegView, BetView } from '@paddock/contract/schemas';
import { hrefFor, serverNowMs } from '@paddock/shared-utils';
import { useFormat, useLabels, useLanguage, useT } from '@paddock/shared-utils/react';
import { Badge, Icon, OddsText, TextLink, type BadgeTone, type IconName } from '@paddock/styleguide';

import { placeTermsAt } from '../../model/each-way-legs.ts';
import { countedMilli, legStateOf, type LegState } from '../../model/leg-state.ts';
import styles from './bet-legs.module.css';

const TONES: Readonly<Record<LegState, BadgeTone>> = {
  'to-come': 'neutral',
  running: 'live',
  waiting: 'neutral',
  win: 'positive',
  'half-win': 'positive',
  lose: 'danger',
  'half-lose': 'warning',
  void: 'neutral',
};

const MARKS: Readonly<Record<LegState, IconName>> = {
  'to-come': 'clock',
  running: 'live',
  waiting: 'clock',
  win: 'check',
  'half-win': 'check',
  lose: 'close',
  'half-lose': 'close',
  void: 'minus',
};

/** The legs of a bet, each with its match, market, outcome, price and what became of it, nothing cut away. */
export function BetLegs({ bet }: { readonly bet: BetView }) {
  const t = useT('office');
  return (
    <ul className={styles.legs} aria-label={t('bets.selections')}>
      {bet.legs.map((leg, at) => (
        <Leg
          key={leg.selectionId}
          leg={leg}
          isSingle={bet.legs.length === 1}
          placed={placeTermsAt(bet, at)}
        />
      ))}
    </ul>
  );
}

interface LegProps {
  readonly leg: BetLegView;
  readonly isSingle: boolean;
  /** Of a leg that is to be placed. */
  readonly placed: ReturnType<typeof placeTermsAt>;
}

function Leg({ leg, isSingle, placed }: LegProps) {
  const t = useT('office');
  const format = useFormat();
  const labels = useLabels();
  const { outcome, market, match } = labels.leg(leg);
  const state = legStateOf(leg, serverNowMs());
  return (
    <li className={styles.leg} data-result={leg.result} data-state={state}>
      <span className={styles.mark} aria-hidden>
        <Icon name={MARKS[state]} size={14} />
      </span>
      <div className={styles.what}>
        <p className={styles.outcome}>{outcome}</p>
        <p className={styles.dim}>{market}</p>
        {placed !== undefined && (
          <p className={styles.dim}>
            {t('bets.eachWay', { part: `${placed.num}/${placed.den}`, count: placed.places })}
          </p>
        )}
      </div>
      <div className={styles.where}>
        <p>
          {leg.eventPath === undefined ? match : <TextLink href={hrefFor(leg.eventPath)}>{match}</TextLink>}
        </p>
        <p className={styles.dim}>
          {format.name(leg.championship)}. <LegStory leg={leg} />
        </p>
        <Counted leg={leg} isSingle={isSingle} />
      </div>
      <div className={styles.end}>
        <OddsText size={14} exact={format.exactOdds(leg.oddsMilli)}>
          {format.odds(leg.oddsMilli)}
        </OddsText>
        <Badge tone={TONES[state]}>{t(`bets.leg.${state}`)}</Badge>
      </div>
    </li>
  );
}

/** When it was struck, or starts, and how the match ended. */
function LegStory({ leg }: { readonly leg: BetLegView }) {
  const t = useT('office');
  const format = useFormat();
  const labels = useLabels();
  const score = finalScoreText(leg, format.score, useLanguage());
  const isOver = score !== undefined || (leg.result !== 'open' && leg.eventPath === undefined);
  const start = isOver ? t('bets.startedAt', { time: format.moment(leg.startsAtMs) }) : startOrStrike();
  return (
    <>
      {start}
      {leg.movedFromMs !== undefined && ` ${t('bets.moved', { time: format.moment(leg.movedFromMs) })}`}
      {score !== undefined && ` ${t('bets.final', { score })}`}
      {leg.finalPlace !== undefined && ` ${t('bets.place', { place: format.number(leg.finalPlace) })}`}
      {score === undefined && isOver && leg.finalPlace === undefined && ` ${t('bets.over')}`}
    </>
  );

  function startOrStrike(): string {
    return leg.struckPeriod === ''
      ? t('bets.startsAt', { time: format.moment(leg.startsAtMs) })
      : t('bets.struckAt', {
          score: format.score(leg.struckScore),
          period: labels.period(leg.sport, leg.struckPeriod),
        });
  }
}

/** Why a leg does not count with its price: void, half won, half lost. */
function Counted({ leg, isSingle }: Omit<LegProps, 'placed'>) {
  const t = useT('office');
  const format = useFormat();
  const counted = countedMilli(leg);
  if (counted === undefined) return null;
  const kind = leg.result as 'void' | 'half-win' | 'half-lose';
  return (
    <p className={styles.counted}>
      {t(`bets.counted.${isSingle ? 'single' : 'many'}.${kind}`, { price: format.totalOdds(counted) })}
    </p>
  );
}
