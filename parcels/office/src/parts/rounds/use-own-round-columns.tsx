import { displayPublicNumber } from '@paddock/contract';
import type { RoundView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Badge, MoneyText, TextLink } from '@paddock/styleguide';
import type { TableColumn } from '@paddock/styleguide/forms';

import { outcomeTone, ownRoundOutcome } from '../../model/round-list.ts';
import { useTimeColumn } from '../use-time-column.ts';

/** What stands of a round of a game of ours; its check fills itself in by the round's id, for its player alone. */
export function useOwnRoundColumns(): readonly TableColumn<RoundView>[] {
  const t = useT('office');
  const format = useFormat();
  const time = useTimeColumn(t('statement.at'));
  const gameHref = (game: string) => hrefFor(`/games/${game}`);
  return [
    { id: 'at', header: time.header, dim: true, cell: ({ beganAtMs }) => time.at(beganAtMs) },
    {
      id: 'game',
      header: t('rounds.game'),
      primary: true,
      cell: ({ game }) => <TextLink href={gameHref(game)}>{t(`ownRounds.game.${game}`)}</TextLink>,
    },
    { id: 'number', header: t('rounds.number'), cell: ({ number }) => displayPublicNumber(number) },
    {
      id: 'state',
      header: t('rounds.state'),
      cell: (round) => {
        const outcome = ownRoundOutcome(round);
        return <Badge tone={outcomeTone(outcome)}>{t(`rounds.is.${outcome}`)}</Badge>;
      },
    },
    {
      id: 'staked',
      header: t('rounds.staked'),
      align: 'end',
      cell: ({ staked, isFree, currency }) =>
        isFree === true ? t('ownRounds.free') : <MoneyText>{format.amount(staked, currency)}</MoneyText>,
    },
    {
      id: 'paid',
      header: t('rounds.won'),
      align: 'end',
      cell: ({ paid, currency }) => (
        <MoneyText>{paid === null ? '–' : format.amount(paid, currency)}</MoneyText>
      ),
    },
    {
      id: 'check',
      header: t('ownRounds.check'),
      align: 'end',
      cell: ({ id, game, paid }) =>
        paid === null ? (
          <TextLink href={gameHref(game)}>{t('ownRounds.finish')}</TextLink>
        ) : (
          <TextLink href={hrefFor(`/games/fairness#round=${id}`)}>{t('ownRounds.doCheck')}</TextLink>
        ),
    },
  ];
}
