import { percentText, listText } from '@paddock/contract';
import type { CashbackCode, CashbackView } from '@paddock/contract/schemas';
import { readOf } from '@paddock/shared-utils';
import { useFormat, useRead, useT } from '@paddock/shared-utils/react';
import {
  EmptyState,
  PageLayout,
  Panel,
  ReadView,
  SectionHeader,
  SkeletonText,
  SummaryList,
  useReady,
} from '@paddock/styleguide';

import { useOfficeWords } from '../use-office-words.ts';
import { CashbackChoice } from './cashback-choice.tsx';
import { CashbackPeriods } from './cashback-periods.tsx';
import styles from './loyalty.module.css';
import { isNamedProduct } from './product-name.ts';

interface CashbackBodyProps {
  readonly code: CashbackCode;
  readonly title: string;
}

/** A cashback: joining it, what the running period would bring, what can be taken, what was paid, and its rules. */
export function CashbackBody({ code, title }: CashbackBodyProps) {
  const t = useT('office');
  const words = useOfficeWords('failed');
  const { value, reload } = useRead({
    ...readOf('/web-api/loyalty/cashback/:code', { params: { code } }),
    on: ['loyalty:cashback', 'loyalty:points', 'limits'],
  });
  useReady(true);
  return (
    <PageLayout title={title} lead={t('cashback.lead')}>
      <ReadView
        value={value}
        reload={reload}
        words={words}
        skeleton={
          <Panel padded bleed>
            <SkeletonText lines={12} />
          </Panel>
        }
        refused={(problem) =>
          problem.code === 'CASHBACK_UNKNOWN' && (
            <EmptyState icon="gift" title={t('cashback.none')} message={t('cashback.noneText')} />
          )
        }
      >
        {(view) => (
          <>
            <CashbackChoice view={view} />
            <CashbackPeriods view={view} />
            <Rules view={view} />
          </>
        )}
      </ReadView>
    </PageLayout>
  );
}

function Rules({ view }: { readonly view: CashbackView }) {
  const t = useT('office');
  const format = useFormat();
  const percent = (basisPoints: number) => percentText(basisPoints / 10_000, format.locale);
  const { levels, products, currency, edgeShare, least, most, claimDays } = view;
  return (
    <Panel bleed>
      <SectionHeader title={t('cashback.rules')} />
      <div className={styles.body}>
        <SummaryList
          lines={levels.map(({ code, name, rate }) => ({
            id: code,
            label: format.name(name),
            value: rate === null ? t('cashback.noRate') : percent(rate),
          }))}
        />
        <p className={styles.text}>
          {t('cashback.of', {
            products: listText(
              products.map((product) =>
                isNamedProduct(product) ? t(`loyalty.products.${product}`) : product,
              ),
              format.language,
            ),
          })}
        </p>
        <p className={styles.text}>{t('cashback.edgeRule', { share: percent(edgeShare) })}</p>
        <p className={styles.text}>
          {t('cashback.bounds', {
            least: format.amount(least, currency),
            most: format.amount(most, currency),
            count: claimDays,
          })}
        </p>
        <p className={styles.text}>{t('cashback.plain')}</p>
      </div>
    </Panel>
  );
}
