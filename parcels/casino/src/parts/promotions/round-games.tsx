import type { PromotionView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { ButtonRow, LinkButton } from '@paddock/styleguide';

/** The ways to the games that free rounds are played in; nothing of other gifts. */
export function RoundGames({ gives }: Pick<PromotionView, 'gives'>) {
  const t = useT('casino');
  if (gives.kind !== 'free-rounds') return null;
  return (
    <ButtonRow>
      {gives.games.map((game) => (
        <LinkButton key={game} variant="outline" href={hrefFor(`/games/${game}`)}>
          {t('promotion.freeRounds.play', { game: t(`promotion.freeRounds.game.${game}`) })}
        </LinkButton>
      ))}
    </ButtonRow>
  );
}
