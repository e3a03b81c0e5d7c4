import type { PromotionView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT, useWritten } from '@paddock/shared-utils/react';
import { Badge, Panel } from '@paddock/styleguide';

import { useGiftLines } from './gift-lines.ts';
import { useOwnCurrency } from './own-currency.ts';
import { currenciesOf } from './promotion-facts.tsx';
import { PromotionPicture } from './promotion-picture.tsx';
import styles from './promotions.module.css';
import { useShutWords } from './use-shut-words.ts';

interface PromotionCardProps {
  readonly promotion: PromotionView;
  /** Where promotions of this list stand. */
  readonly within: string;
}

/** A promotion in a list, with what it is worth: the whole card leads to it. */
export function PromotionCard({ promotion, within }: PromotionCardProps) {
  const t = useT('casino');
  const format = useFormat();
  const written = useWritten();
  const { code, mine, shut, closesAtMs } = promotion;
  const saysShut = useShutWords();
  const closed = mine === null || mine.state === 'offered' ? shut : mine.shut;
  const giftLines = useGiftLines(useOwnCurrency(currenciesOf(promotion)));
  const [worth] = giftLines(promotion.gives).filter((line) => line !== false);
  const { language, text } = written.text(promotion.text);
  return (
    <li>
      <Panel className={styles.card} data-promotion={code}>
        <PromotionPicture promotion={promotion} />
        {mine !== null && !(mine.state === 'offered' && closed !== undefined) && (
          <Badge tone="brand">{t(`promotion.state.${mine.state}`)}</Badge>
        )}
        <h2 className={styles.cardName} lang={language} dir="auto">
          <a href={hrefFor(`${within}/${code}`)}>{text.title}</a>
        </h2>
        <p className={styles.summary} lang={language} dir="auto">
          {text.summary}
        </p>
        {closed === undefined ? (
          <>
            {worth !== undefined && <p className={styles.worth}>{worth.value}</p>}
            <p className={styles.dim}>{t('promotion.until', { time: format.date(closesAtMs) })}</p>
          </>
        ) : (
          <p className={styles.dim}>{saysShut(closed)}</p>
        )}
      </Panel>
    </li>
  );
}
