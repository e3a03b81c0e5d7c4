import { useState } from 'react';
import { daySpan, dayText } from '@paddock/contract';
import { hrefFor, navigate, readOf, serverNowMs } from '@paddock/shared-utils';
import { useFormat, useRead, useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow, EmptyState, Field, LinkButton, ReadView } from '@paddock/styleguide';
import { DayInput } from '@paddock/styleguide/forms';

import { DrawList, DrawListSkeleton } from './draw-list.tsx';
import styles from './draw-list.module.css';
import { useCurrency } from './use-currency.ts';
import { usePoolWords } from './use-pool-words.ts';

interface PastDrawsProps {
  /** The one on which they closed, `2026-11-21`; "" for all. */
  readonly day: string;
}

/** No draw is older. */
const FIRST_DAY = '2020-01-01';
const addressOf = (day: string): string => hrefFor(`/toto/results${day === '' ? '' : `?day=${day}`}`);

/** Draws that are over, the last made first, fifty at a time; those of a day where the address names one. */
export function PastDraws({ day }: PastDrawsProps) {
  const t = useT('toto');
  const today = dayText(useFormat().dayNumber(serverNowMs()));
  return (
    <>
      <Field label={t('list.day')} className={styles.day}>
        <DayInput
          day={day}
          min={FIRST_DAY}
          max={today}
          onDay={(chosen) => navigate(addressOf(chosen), { replace: true })}
        />
      </Field>
      <Archive key={day} day={day} />
    </>
  );
}

function Archive({ day }: PastDrawsProps) {
  const t = useT('toto');
  const format = useFormat();
  const currency = useCurrency();
  const [before, setBefore] = useState<string | undefined>(undefined);
  const { value, reload } = useRead({
    ...readOf('/web-api/toto/draws', {
      query: {
        which: 'past',
        currency,
        ...daySpan(day, format.zoneHours),
        ...(before !== undefined && { before }),
      },
    }),
  });
  return (
    <ReadView
      value={value}
      reload={reload}
      words={usePoolWords()}
      skeleton={<DrawListSkeleton />}
      empty={({ draws }) =>
        draws.length === 0 && (
          <EmptyState
            icon="history"
            title={t(day === '' ? 'none.past' : 'none.ofDay')}
            message={day === '' ? t('none.pastText') : undefined}
            action={
              <LinkButton variant="outline" href={day === '' ? hrefFor('/toto/draws') : addressOf('')}>
                {t(day === '' ? 'sections.draws' : 'list.newest')}
              </LinkButton>
            }
          />
        )
      }
    >
      {({ draws, next }) => (
        <>
          <DrawList draws={draws} />
          <ButtonRow>
            {before !== undefined && <Button onClick={() => setBefore(undefined)}>{t('list.newest')}</Button>}
            {next !== null && <Button onClick={() => setBefore(next)}>{t('list.older')}</Button>}
          </ButtonRow>
        </>
      )}
    </ReadView>
  );
}
