import { listText } from '@paddock/contract';
import type { GameView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { SummaryList, TextLink, type SummaryLine } from '@paddock/styleguide';

import { rtpRange } from '../../model/rtp.ts';
import { useGameWord } from '../catalogue-words.ts';

/** What is known of a game: studio, return, how far apart its wins are, features, stakes, since when. */
export function GameFacts({
  game,
  currency,
}: {
  readonly game: GameView;
  readonly currency?: string | undefined;
}) {
  const t = useT('casino');
  const word = useGameWord();
  const format = useFormat();
  const stakes = game.currencies.find((one) => one.currency === currency) ?? game.currencies[0];
  const bound = (amount: string | undefined) =>
    amount === undefined || stakes === undefined ? '' : format.amount(amount, stakes.currency);
  const lines: readonly (SummaryLine | false)[] = [
    {
      id: 'studio',
      label: t('fact.studio'),
      value: <TextLink href={hrefFor(`/providers/${game.studio.code}`)}>{game.studio.name}</TextLink>,
    },
    game.rtpMillionths !== null && {
      id: 'rtp',
      label: t('fact.rtp'),
      value: t('share', { share: rtpRange(game.rtpLeastMillionths, game.rtpMillionths, format.decimalMark) }),
    },
    game.volatility !== null && {
      id: 'volatility',
      label: t('fact.volatility'),
      value: t(`volatility.${game.volatility}`),
    },
    stakes?.lowest !== undefined && { id: 'lowest', label: t('fact.lowest'), value: bound(stakes.lowest) },
    stakes?.highest !== undefined && {
      id: 'highest',
      label: t('fact.highest'),
      value: bound(stakes.highest),
    },
    game.features.length > 0 && {
      id: 'features',
      label: t('fact.features'),
      value: listText(
        game.features.map((feature) => word('feature', feature)),
        format.language,
      ),
    },
    game.releaseDay !== null && {
      id: 'since',
      label: t('fact.since'),
      value: format.date(Date.parse(game.releaseDay)),
    },
  ];
  return <SummaryList lines={lines.filter((line) => line !== false)} />;
}
