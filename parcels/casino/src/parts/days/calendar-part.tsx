import type { CalendarGift, PromotionDaysView } from '@paddock/contract/schemas';
import { useFormat, useLabels, useT } from '@paddock/shared-utils/react';
import { Button, Icon } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import { doorsOf, type Door } from '../../model/calendar-doors.ts';
import { useDayGiftWords } from './day-gift-words.ts';
import styles from './days.module.css';
import { useTakeDay } from './use-take-day.ts';

interface CalendarPartProps {
  readonly code: string;
  readonly gives: CalendarGift;
  readonly currency: string;
  readonly view: PromotionDaysView | undefined;
  readonly reload: () => void;
}

/** A calendar of gifts: what was taken, what today brings, what is to come. */
export function CalendarPart({ code, gives, currency, view, reload }: CalendarPartProps) {
  const t = useT('casino');
  const format = useFormat();
  const labels = useLabels();
  const words = useDayGiftWords(currency);
  const { submit, pending, refusal } = useTakeDay(code, reload);
  return (
    <div className={styles.calendar} data-testid="calendar">
      <ol className={styles.doors}>
        {doorsOf(gives, view).map(({ place, state }) => (
          <li key={place} className={styles.door} data-door={state}>
            <span className={styles.doorDay}>
              {t('promotion.day.number', { number: format.number(place + 1) })}
            </span>
            <Icon name={ICONS[state]} size={24} className={styles.doorIcon} />
            <span>{words.long(gives.gifts[place] ?? null)}</span>
            <span className={styles.dim}>{t(`promotion.day.door.${state}`)}</span>
          </li>
        ))}
      </ol>
      {view !== undefined && (
        <>
          <p className={styles.said} role="status">
            {t(`promotion.day.calendar.${gives.by}.${view.state}`)}
          </p>
          {view.state === 'open' ? (
            <Button
              variant="primary"
              size={48}
              pending={pending}
              onClick={() => void submit({ day: view.day })}
            >
              {t('promotion.day.calendar.take')}
            </Button>
          ) : (
            <p className={styles.next}>
              {view.state === 'taken' && t('promotion.day.next', { time: format.moment(view.endsAtMs) })}
            </p>
          )}
          {refusal !== null && (
            <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt}>
              <Button variant="outline" onClick={reload}>
                {t('promotion.day.again')}
              </Button>
            </FormMessage>
          )}
        </>
      )}
    </div>
  );
}

const ICONS = { taken: 'check', today: 'gift', missed: 'close', coming: 'lock' } as const satisfies Record<
  Door['state'],
  string
>;
