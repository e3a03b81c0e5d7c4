import { useEffect } from 'react';
import type { PageProps } from '@paddock/contract';
import type { PromotionView } from '@paddock/contract/schemas';
import { hrefFor, readOf } from '@paddock/shared-utils';
import { useRead, useT, useWritten } from '@paddock/shared-utils/react';
import { EmptyState, LinkButton, Panel, ReadView, Skeleton, useReady } from '@paddock/styleguide';

import { CasinoLayout } from '../parts/casino-layout.tsx';
import { isDailyGift } from '../parts/days/daily-gift.ts';
import { DailyPart } from '../parts/days/daily-part.tsx';
import { PromotionFacts } from '../parts/promotions/promotion-facts.tsx';
import { PromotionPicture } from '../parts/promotions/promotion-picture.tsx';
import { usePromotionWords } from '../parts/promotions/promotion-words.ts';
import styles from '../parts/promotions/promotions.module.css';
import { TakePart } from '../parts/promotions/take-part.tsx';

const LANDING = 'landing-';

/** One promotion: what it gives, what it wants, and the ways in and out. An advertisement leads to it without the frame. */
export function PromotionPage({ params, setSeo }: PageProps) {
  const t = useT('casino');
  const written = useWritten();
  useReady(true);
  const name = params['promotionId'] ?? '';
  const code = name.startsWith(LANDING) ? name.slice(LANDING.length) : name;
  const { value, reload } = useRead({
    ...readOf('/web-api/promotions/:code', { params: { code } }),
    on: ['accounts'],
  });
  const title = value.status === 'ready' ? written.text(value.data.text).text.title : undefined;
  useEffect(() => {
    if (title !== undefined) setSeo({ name: title });
  }, [title, setSeo]);
  return (
    <CasinoLayout title={title ?? t('seo.promotions.title')}>
      <ReadView
        value={value}
        reload={reload}
        words={usePromotionWords()}
        skeleton={<Skeleton shape="block" height="420px" />}
        refused={({ code: refusal }) =>
          refusal === 'NOT_FOUND' && (
            <EmptyState
              icon="gift"
              title={t('promotion.unknown')}
              action={
                <LinkButton variant="outline" href={hrefFor('/promotions')}>
                  {t('seo.promotions.title')}
                </LinkButton>
              }
            />
          )
        }
      >
        {(promotion) => <Promotion promotion={promotion} reload={reload} />}
      </ReadView>
    </CasinoLayout>
  );
}

interface PromotionProps {
  readonly promotion: PromotionView;
  readonly reload: () => void;
}

function Promotion({ promotion, reload }: PromotionProps) {
  const written = useWritten();
  const { language, text } = written.text(promotion.text);
  return (
    <Panel padded>
      <div className={styles.body}>
        <PromotionPicture promotion={promotion} />
        <p className={styles.summary} lang={language} dir="auto">
          {text.summary}
        </p>
        {text.paragraphs.map((paragraph) => (
          <p key={paragraph} className={styles.text} lang={language} dir="auto">
            {paragraph}
          </p>
        ))}
        {isDailyGift(promotion.gives) && <DailyPart promotion={promotion} gives={promotion.gives} />}
        <TakePart promotion={promotion} onChanged={reload} />
        <PromotionFacts promotion={promotion} />
      </div>
    </Panel>
  );
}
