import type { GrantView, OwnGiftsView, PromotionView } from '@paddock/contract/schemas';
import { readOf } from '@paddock/shared-utils';
import { useFormat, useRead, useT } from '@paddock/shared-utils/react';
import { ReadView, SkeletonText } from '@paddock/styleguide';

import { usePromotionWords } from './promotion-words.ts';
import styles from './promotions.module.css';

interface LeavingWordsProps {
  readonly gives: PromotionView['gives'];
  readonly mine: GrantView;
}

/** What goes and what stays as its player leaves a promotion, and whether there is a way back. */
export function LeavingWords({ gives, mine }: LeavingWordsProps) {
  const format = useFormat();
  const { state, given, giftId, isDaily, progress } = mine;
  if (state === 'joined' || state === 'offered')
    return <Words goes={progress === null ? 'joined' : 'counted'} isForGood={false} />;
  if (giftId !== undefined && (gives.kind === 'free-rounds' || isBoost(gives)))
    return <KeptGift giftId={giftId} />;
  const amount = given === null ? '' : format.amount(given.amount, given.currency);
  return <Words goes={goes()} figures={{ amount }} />;

  function goes(): string {
    if (isDaily === true) return 'days';
    if (state === 'waiting') return 'waiting';
    if (gives.kind === 'free-bet') return 'freeBet';
    if (gives.kind === 'ticket') return gives.product === 'toto' ? 'coupon' : 'ticket';
    return 'bonus';
  }
}

const isBoost = ({ kind }: PromotionView['gives']): boolean =>
  kind === 'odds-boost' || kind === 'accumulator-boost' || kind === 'accumulator-insurance';

interface WordsProps {
  /** The word of what goes. */
  readonly goes: string;
  readonly figures?: Readonly<Record<string, string>>;
  /** What was had once is not had again. */
  readonly isForGood?: boolean;
}

function Words({ goes, figures = {}, isForGood = true }: WordsProps) {
  const t = useT('casino');
  return (
    <p className={styles.summary}>
      {t(`promotion.leaving.${goes}`, figures)}
      {isForGood && ` ${t('promotion.leaving.forGood')}`}
    </p>
  );
}

/** Of what is used piece by piece, how much is left is known to its gift alone. */
function KeptGift({ giftId }: { readonly giftId: string }) {
  const format = useFormat();
  const { value, reload } = useRead<OwnGiftsView>({
    ...readOf('/web-api/promotions/own-gifts'),
    on: ['accounts', 'placement', 'games:round'],
  });
  return (
    <ReadView value={value} reload={reload} words={usePromotionWords()} skeleton={<SkeletonText lines={2} />}>
      {({ rounds, coupon }) => {
        const played = rounds.find(({ id }) => id === giftId);
        if (played !== undefined) {
          const { left, won, currency, as } = played;
          const figures = {
            left: format.number(left),
            rounds: format.number(played.rounds),
            won: format.amount(won, currency),
          };
          return <Words goes={`rounds-${as}`} figures={figures} />;
        }
        const used = coupon.find(({ id }) => id === giftId);
        const left = used !== undefined && 'betsLeft' in used ? used.betsLeft : 0;
        return <Words goes="boost" figures={{ left: format.number(left) }} />;
      }}
    </ReadView>
  );
}
