import { useState } from 'react';
import { daySpan, dayText } from '@paddock/contract';
import type { LottoDrawView } from '@paddock/contract/schemas';
import type { Lottery } from '@paddock/games/lotto';
import { hrefFor, navigate, readOf, serverNowMs } from '@paddock/shared-utils';
import { useFormat, useRead, useT } from '@paddock/shared-utils/react';
import {
  Badge,
  Button,
  ButtonRow,
  Disclosure,
  EmptyState,
  Field,
  LinkButton,
  Panel,
  ReadView,
  Skeleton,
} from '@paddock/styleguide';
import { DayInput } from '@paddock/styleguide/forms';

import { archivePath, lotteryPath } from '../model/sections.ts';
import { isStandIn } from '../model/stand-in.ts';
import { Balls } from './balls.tsx';
import { DrawCheck } from './draw-check.tsx';
import { DrawPool } from './draw-pool.tsx';
import { LotteryTabs } from './lottery-tabs.tsx';
import styles from './results-section.module.css';
import { StandInNotice } from './stand-in-notice.tsx';
import { useLottoWords } from './use-lotto-words.ts';

/** Draws of a lottery that have fallen, the last first; each can be computed anew. */
export function ResultsSection({ lottery, day }: ArchiveProps) {
  const t = useT('lotto');
  const today = dayText(useFormat().dayNumber(serverNowMs()));
  return (
    <>
      <LotteryTabs section="results" lottery={lottery} />
      <Field label={t('list.day')} className={styles.day}>
        <DayInput
          day={day}
          min={FIRST_DAY}
          max={today}
          onDay={(chosen) => navigate(hrefFor(archivePath(lottery, chosen)), { replace: true })}
        />
      </Field>
      <Archive key={`${lottery.code} ${day}`} lottery={lottery} day={day} />
    </>
  );
}

interface ArchiveProps {
  readonly lottery: Lottery;
  /** The one whose draws are shown, `2026-11-21`; "" for all. */
  readonly day: string;
}

/** No draw is older. */
const FIRST_DAY = '2020-01-01';

function Archive({ lottery, day }: ArchiveProps) {
  const t = useT('lotto');
  const format = useFormat();
  const [before, setBefore] = useState<string | undefined>(undefined);
  const { value, reload } = useRead(
    readOf('/web-api/lotto/lotteries/:code/draws', {
      params: { code: lottery.code },
      query: { ...daySpan(day, format.zoneHours), ...(before !== undefined && { before }) },
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
            title={t(day === '' ? 'none.results' : 'none.ofDay')}
            message={day === '' ? t('none.resultsText') : undefined}
            action={
              <LinkButton
                variant="outline"
                href={hrefFor(day === '' ? lotteryPath(lottery) : archivePath(lottery, ''))}
              >
                {t(day === '' ? 'none.play' : 'list.newest')}
              </LinkButton>
            }
          />
        )
      }
    >
      {(page) => (
        <>
          {page.draws.some(isStandIn) && <StandInNotice />}
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
            {isStandIn(draw) && <p className={styles.dim}>{t('standIn.draw')}</p>}
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
