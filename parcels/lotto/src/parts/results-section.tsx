import { useState } from 'react';
import type { LottoDrawView } from '@paddock/contract/schemas';
import type { Lottery } from '@paddock/games/lotto';
import { hrefFor, readOf } from '@paddock/shared-utils';
import { useFormat, useRead, useT } from '@paddock/shared-utils/react';
import {
  Badge,
  Button,
  ButtonRow,
  Disclosure,
  EmptyState,
  LinkButton,
  Panel,
  ReadView,
  Skeleton,
} from '@paddock/styleguide';

import { lotteryPath } from '../model/sections.ts';
import { Balls } from './balls.tsx';
import { DrawCheck } from './draw-check.tsx';
import { DrawPool } from './draw-pool.tsx';
import { LotteryTabs } from './lottery-tabs.tsx';
import styles from './results-section.module.css';
import { useLottoWords } from './use-lotto-words.ts';

/** Draws of a lottery that have fallen, the last first; each can be computed anew. */
export function ResultsSection({ lottery }: { readonly lottery: Lottery }) {
  return (
    <>
      <LotteryTabs section="results" lottery={lottery} />
      <Archive key={lottery.code} lottery={lottery} />
    </>
  );
}

function Archive({ lottery }: { readonly lottery: Lottery }) {
  const t = useT('lotto');
  const [before, setBefore] = useState<string | undefined>(undefined);
  const { value, reload } = useRead(
    readOf('/web-api/lotto/lotteries/:code/draws', {
      params: { code: lottery.code },
      query: before === undefined ? {} : { before },
    }),
  );
  return (
    <ReadView
      value={value}
      reload={reload}
      words={useLottoWords()}
      skeleton={<Skeleton shape="block" height="60vh" />}
      empty={({ draws }) =>
        draws.length === 0 && (
          <EmptyState
            icon="history"
            title={t('none.results')}
            message={t('none.resultsText')}
            action={
              <LinkButton variant="outline" href={hrefFor(lotteryPath(lottery))}>
                {t('none.play')}
              </LinkButton>
            }
          />
        )
      }
    >
      {(page) => (
        <>
          <ul className={styles.draws}>
            {page.draws.map((draw) => (
              <PastDraw key={draw.number} draw={draw} lottery={lottery} />
            ))}
          </ul>
          <ButtonRow>
            {before !== undefined && <Button onClick={() => setBefore(undefined)}>{t('list.newest')}</Button>}
            {page.before !== null && (
              <Button onClick={() => setBefore(String(page.before))}>{t('list.older')}</Button>
            )}
          </ButtonRow>
        </>
      )}
    </ReadView>
  );
}

function PastDraw({ draw, lottery }: { readonly draw: LottoDrawView; readonly lottery: Lottery }) {
  const t = useT('lotto');
  const format = useFormat();
  return (
    <li>
      <Panel className={styles.draw} data-draw={draw.number}>
        <h2 className={styles.name}>
          {t('draw.title', { number: draw.number })}{' '}
          <span className={styles.dim}>{format.moment(draw.closesAtMs)}</span>
        </h2>
        {draw.phase === 'void' ? (
          <p className={styles.dim}>
            <Badge>{t('draw.void')}</Badge> {t('draw.voidText')}
          </p>
        ) : (
          <>
            <Balls numbers={draw.numbers} bonus={draw.bonus} />
            {draw.pool !== null && <DrawPool pool={draw.pool} lottery={lottery} />}
            <Disclosure title={t('fair.check')}>
              <DrawCheck draw={draw} />
            </Disclosure>
          </>
        )}
      </Panel>
    </li>
  );
}
