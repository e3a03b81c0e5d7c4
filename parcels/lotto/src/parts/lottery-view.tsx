import { useState } from 'react';
import type { LotteryTermsView, LotteryView as View, LottoDrawView } from '@paddock/contract/schemas';
import { hrefFor, readOf } from '@paddock/shared-utils';
import { useFormat, useRead, useT } from '@paddock/shared-utils/react';
import { EmptyState, LinkButton, Notice, Panel, ReadView, Skeleton, TextLink } from '@paddock/styleguide';
import type { Lottery } from '@paddock/games/lotto';

import { Balls } from './balls.tsx';
import { Closing } from './closing.tsx';
import { DrawProof } from './draw-proof.tsx';
import { DrawWait } from './draw-wait.tsx';
import styles from './lottery-view.module.css';
import { TicketForm } from './ticket-form.tsx';
import { TopPrize } from './top-prize.tsx';
import { useCurrency } from './use-currency.ts';
import { useLotteries } from './use-lotteries.ts';
import { useLottoWords } from './use-lotto-words.ts';

/** One lottery: the draw that is sold, a ticket to fill in, and what a line wins. */
export function LotteryView({ lottery }: { readonly lottery: Lottery }) {
  const own = useCurrency();
  const currency = lottery.prizes.kind === 'pool' ? lottery.prizes.currency : own;
  const lotteries = useLotteries();
  const terms = useRead(
    readOf('/web-api/lotto/lotteries/:code', { params: { code: lottery.code }, query: { currency } }),
  );
  const words = useLottoWords();
  return (
    <ReadView value={lotteries.value} reload={lotteries.reload} words={words} skeleton={<ViewSkeleton />}>
      {(board) => {
        const view = board.lotteries.find(({ code }) => code === lottery.code);
        return (
          <>
            {view !== undefined && <Head lottery={lottery} view={view} />}
            <ReadView value={terms.value} reload={terms.reload} words={words} skeleton={<FormSkeleton />}>
              {(known) => (
                <Sale key={known.currency} lottery={lottery} terms={known} next={view?.next ?? null} />
              )}
            </ReadView>
          </>
        );
      }}
    </ReadView>
  );
}

interface SaleProps {
  readonly lottery: Lottery;
  readonly terms: LotteryTermsView;
  readonly next: LottoDrawView | null;
}

function Sale({ lottery, terms, next }: SaleProps) {
  const t = useT('lotto');
  const [isBought, setBought] = useState(false);
  return (
    <>
      <div aria-live="polite" className={styles.told}>
        {isBought && (
          <Notice tone="positive" title={t('buy.done')}>
            <TextLink href={hrefFor('/lotto/tickets')}>{t('buy.see')}</TextLink>
          </Notice>
        )}
      </div>
      {next === null && <NoDraw />}
      <TicketForm lottery={lottery} terms={terms} next={next} onBought={() => setBought(true)} />
    </>
  );
}

/** None is sold at the moment; what was marked stays. */
function NoDraw() {
  const t = useT('lotto');
  return (
    <EmptyState
      icon="clock"
      title={t('none.draw')}
      message={t('none.drawText')}
      action={
        <LinkButton variant="outline" href={hrefFor('/lotto')}>
          {t('sections.lotteries')}
        </LinkButton>
      }
    />
  );
}

function Head({ lottery, view }: { readonly lottery: Lottery; readonly view: View }) {
  const t = useT('lotto');
  const format = useFormat();
  const { next, coming, waiting, last } = view;
  return (
    <Panel className={styles.head}>
      <dl className={styles.figures}>
        <TopPrize view={view} lottery={lottery} />
        <div>
          <dt>{next === null ? t('draw.closes') : t('draw.closesOf', { number: next.number })}</dt>
          <dd>{next === null ? t('draw.none') : <Closing closesAtMs={next.closesAtMs} />}</dd>
        </div>
        <div>
          <dt>{last === null ? t('draw.noLast') : t('draw.last', { number: last.number })}</dt>
          <dd className={styles.last}>
            {last !== null && <Balls numbers={last.numbers} bonus={last.bonus} />}
            <TextLink href={hrefFor(`/lotto/results/${lottery.code}`)}>{t('draw.earlier')}</TextLink>
          </dd>
        </div>
      </dl>
      {waiting.map((draw) => (
        <div key={draw.number} className={styles.waiting} data-waiting={draw.number}>
          <b>{t('draw.title', { number: draw.number })}</b>
          <DrawWait draw={draw} />
        </div>
      ))}
      {next !== null && (
        <details className={styles.folded} data-seal={next.number}>
          <summary>{t('draw.seal', { number: next.number })}</summary>
          <DrawProof draw={next} />
        </details>
      )}
      {coming !== null && (
        <details className={styles.folded} data-coming={coming.number}>
          <summary>
            {t('draw.coming', { number: coming.number, at: format.moment(coming.opensAtMs) })}
          </summary>
          <DrawProof draw={coming} />
        </details>
      )}
      <p className={styles.dim}>
        <TextLink href={hrefFor(`/lotto/rules/${lottery.code}`)}>{t('fair.how')}</TextLink>
      </p>
    </Panel>
  );
}

function ViewSkeleton() {
  return (
    <>
      <Skeleton shape="block" height="150px" />
      <FormSkeleton />
    </>
  );
}

const FormSkeleton = () => <Skeleton shape="block" height="60vh" />;
