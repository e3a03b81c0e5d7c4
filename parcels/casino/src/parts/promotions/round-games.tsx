import type { PromotionView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { ButtonRow, LinkButton } from '@paddock/styleguide';

/** The ways to where free rounds are played and tickets bought; nothing of other gifts. */
export function RoundGames({ gives }: Pick<PromotionView, 'gives'>) {
  const t = useT('casino');
  if (gives.kind === 'ticket')
    return (
      <ButtonRow>
        {gives.product === 'toto' ? (
          <LinkButton variant="outline" href={hrefFor('/toto')}>
            {t('promotion.poolCoupon.play')}
          </LinkButton>
        ) : (
          <LinkButton variant="outline" href={hrefFor('/lotto')}>
            {t('promotion.ticket.play')}
          </LinkButton>
        )}
      </ButtonRow>
    );
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
