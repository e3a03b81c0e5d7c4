import { useState } from 'react';
import { displayPublicNumber, displayTotalOdds, matchName, partsText } from '@paddock/contract';
import type { BetExplanationView, BetView, NamedPlacing, WithdrawnRunner } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useFormat, useRead, useT } from '@paddock/shared-utils/react';
import {
  Disclosure,
  ErrorBlock,
  MoneyText,
  SkeletonText,
  SummaryList,
  type SummaryLine,
} from '@paddock/styleguide';

import { milliOf } from '../../model/milli-of.ts';
import { placeTermsAt } from '../../model/each-way-legs.ts';
import { placingsOnce } from '../../model/placings-once.ts';
import { resultLines, type Writing } from './reckoned-result.tsx';

/** How a bet came to what it paid, step by step; asked for once it is opened. */
export function BetReckoning({ bet }: { readonly bet: BetView }) {
  const t = useT('office');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure title={t('reckoning.title')} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      {isOpen && <Steps betId={bet.id} revision={bet.revision} />}
    </Disclosure>
  );
}

function Steps({ betId, revision }: { readonly betId: string; readonly revision: number }) {
  const t = useT('office');
  const common = useT('common');
  const { value, reload } = useRead({
    key: `explanation ${betId}`,
    version: revision,
    read: (signal) => api.get('/web-api/sportsbook/bets/:id/explanation', { params: { id: betId }, signal }),
  });
  if (value.status === 'loading') return <SkeletonText lines={4} />;
  if (value.status === 'error') {
    return <ErrorBlock title={t('reckoning.failed')} retryLabel={common('retry')} onRetry={reload} />;
  }
  return <Explanation bet={value.data} />;
}

function Explanation({ bet }: { readonly bet: BetExplanationView }) {
  const t = useT('office');
  const common = useT('common');
  const format = useFormat();
  const money = (amount: string) => format.amount(amount, bet.currency);
  const times = (fraction: string) => format.decimal(displayTotalOdds(milliOf(fraction)));
  const orders = placingsOnce(bet.legs);
  return (
    <SummaryList
      lines={[
        ...bet.legs.flatMap((leg, legAt) => [
          {
            id: leg.selectionId,
            label: t(leg.cancelled ? 'reckoning.cancelledLeg' : 'reckoning.leg', {
              // Several legs may be of one match: what was bet on says which.
              match: partsText(
                [
                  format.name(leg.names.outcome),
                  format.name(leg.names.market),
                  matchName(leg, format.language),
                  ...termsOf(legAt),
                ],
                format.language,
              ),
              seen: format.odds(leg.seenMilli),
              struck: format.odds(leg.struckMilli),
            }),
            value: leg.multiplier === undefined ? t('reckoning.open') : `× ${times(leg.multiplier)}`,
          },
          ...leg.results.map(({ revision, source, result, atMs, deadHeat }, at) => ({
            id: `${leg.selectionId} result ${at}`,
            label: t('reckoning.result', {
              context: source,
              revision: format.number(revision),
              time: format.moment(atMs),
            }),
            value: endText(result, deadHeat),
          })),
          ...heatLine(leg),
          ...orderLine(leg.selectionId, orders[legAt]?.placings ?? []),
          ...withdrawnLine(leg.selectionId, orders[legAt]?.withdrawn ?? []),
        ]),
        // Of a bet that was left whole nothing was left to its result.
        ...(bet.status === 'cashed-out' ? [] : resultLines(bet, { money, times, format, t })),
        ...bet.cashOuts.map(({ stake, paid, marginMilli, atMs }) => ({
          id: `left-${atMs}`,
          label: t('reckoning.cashedOut', {
            stake: money(stake),
            margin: format.number(marginMilli / 10),
            time: format.moment(atMs),
          }),
          value: <MoneyText>{money(paid)}</MoneyText>,
        })),
        ...editLines(bet, t),
        ...(bet.gift?.kind === 'free-bet' && !bet.gift.stakeReturned
          ? [{ id: 'free-bet', label: t('reckoning.freeBet'), value: money(bet.stake) }]
          : []),
        ...(bet.partsReturned === undefined
          ? []
          : [
              {
                id: 'parts',
                label: t('reckoning.partsReturned'),
                value: <MoneyText>{money(bet.partsReturned)}</MoneyText>,
              },
            ]),
        {
          id: 'total',
          label: t('reckoning.total'),
          value: <MoneyText>{money(bet.total)}</MoneyText>,
          strong: true,
        },
        ...(bet.extra === undefined || bet.gift === undefined
          ? []
          : [
              {
                id: 'extra',
                label: t('reckoning.extra', {
                  context: bet.gift.kind,
                  percent: format.number(bet.extra.percent ?? 0),
                }),
                value: <MoneyText>{money(bet.extra.paid)}</MoneyText>,
              },
            ]),
        ...(bet.agrees === 'being-settled'
          ? [
              {
                id: 'being-settled',
                label: t('reckoning.beingSettled', { context: bet.status === 'open' ? 'first' : 'again' }),
                value: '',
              },
            ]
          : []),
        ...bet.movements.map(({ kind, amount, atMs }, at) => ({
          id: `movement-${at}`,
          label: `${format.moment(atMs)}. ${t(`statement.kinds.${kind}`)}`,
          value: <MoneyText>{money(amount)}</MoneyText>,
        })),
      ]}
    />
  );

  /** Of a leg that is to be placed, by which terms. */
  function termsOf(at: number): readonly string[] {
    const terms = placeTermsAt(bet, at);
    return terms === undefined
      ? []
      : [t('bets.eachWay', { part: `${terms.num}/${terms.den}`, count: terms.places })];
  }

  function endText(result: BetView['legs'][number]['result'], deadHeat: string | undefined): string {
    if (result === 'open') return t('reckoning.takenBack');
    const end = common(`legResult.${result}`);
    return deadHeat === undefined ? end : t('reckoning.heat', { result: end, part: deadHeat });
  }

  function heatLine({ selectionId, deadHeat }: BetExplanationView['legs'][number]): readonly SummaryLine[] {
    return deadHeat === undefined
      ? []
      : [{ id: `${selectionId} heat`, label: t('reckoning.deadHeat'), value: `× ${deadHeat}` }];
  }

  function withdrawnLine(id: string, withdrawn: readonly WithdrawnRunner[]): readonly SummaryLine[] {
    if (withdrawn.length === 0) return [];
    const names = partsText(
      withdrawn.map(({ name }) => format.name(name)),
      format.language,
    );
    return [{ id: `${id} withdrawn`, label: t('reckoning.withdrawn', { names }), value: '' }];
  }

  function orderLine(id: string, placings: readonly NamedPlacing[]): readonly SummaryLine[] {
    if (placings.length === 0) return [];
    const order = placings.map(({ place, name }) => `${format.number(place)}. ${format.name(name)}`);
    return [
      {
        id: `${id} order`,
        label: t('reckoning.order', { order: partsText(order, format.language) }),
        value: '',
      },
    ];
  }
}

/** Which bet it took the place of, and which took its place. */
function editLines({ editedFrom, editedInto }: BetExplanationView, t: Writing['t']): readonly SummaryLine[] {
  const numbered = [
    ['edited-from', 'bets.editedFrom', editedFrom],
    ['edited-into', 'bets.editedInto', editedInto],
  ] as const;
  return numbered.flatMap(([id, key, bet]) =>
    bet === undefined ? [] : [{ id, label: t(key, { number: displayPublicNumber(bet.number) }), value: '' }],
  );
}
