import { useState } from 'react';
import type { PromotionDaysView, WheelGift } from '@paddock/contract/schemas';
import { newKey } from '@paddock/shared-utils';
import { useFormat, useLabels, useT } from '@paddock/shared-utils/react';
import { Button } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import { ChancesTable } from './chances-table.tsx';
import { useDayGiftWords } from './day-gift-words.ts';
import styles from './days.module.css';
import { FairTurn } from './fair-turn.tsx';
import { useTakeDay } from './use-take-day.ts';
import { useTurn } from './use-turn.ts';
import { WheelDrawing } from './wheel-drawing.tsx';

interface WheelPartProps {
  readonly code: string;
  readonly gives: WheelGift;
  readonly currency: string;
  /** The player's own; undefined for who takes no part. */
  readonly view: PromotionDaysView | undefined;
  /** Its day is another one now. */
  readonly reload: () => void;
}

/** A wheel with its chances, and for who takes part the turn of the day. */
export function WheelPart({ code, gives, currency, view, reload }: WheelPartProps) {
  const words = useDayGiftWords(currency);
  const turn = useTurn();
  const [taken, setTaken] = useState<PromotionDaysView>();
  // What was read later is of a later day.
  const now = taken !== undefined && taken.day === view?.day ? taken : view;
  const last = now?.turns[0];
  const place = last !== undefined && last.day === now?.day ? last.place : undefined;
  return (
    <div className={styles.part} data-testid="wheel">
      <WheelDrawing prizes={gives.prizes} short={words.short} place={place} isTurning={turn.isTurning} />
      <div className={styles.beside}>
        {now !== undefined && (
          <Turn
            {...{ code, gives, now, words, reload }}
            isTurning={turn.isTurning}
            promised={view?.state === 'open' ? view.commitment : null}
            onTaken={(next) => {
              setTaken(next);
              turn.begin();
            }}
          />
        )}
        <ChancesTable prizes={gives.prizes} long={words.long} place={turn.isTurning ? undefined : place} />
      </div>
    </div>
  );
}

interface TurnProps {
  readonly code: string;
  readonly gives: WheelGift;
  readonly now: PromotionDaysView;
  readonly words: ReturnType<typeof useDayGiftWords>;
  readonly isTurning: boolean;
  readonly promised: string | null;
  readonly onTaken: (view: PromotionDaysView) => void;
  readonly reload: () => void;
}

function Turn({ code, gives, now, words, isTurning, promised, onTaken, reload }: TurnProps) {
  const t = useT('casino');
  const format = useFormat();
  const labels = useLabels();
  const [clientSeed, setClientSeed] = useState(newKey);
  const { submit, pending, refusal } = useTakeDay(code, onTaken);
  const { state, day, endsAtMs, commitment, turns } = now;
  const [last] = turns;
  const came = last !== undefined && last.day === day ? (gives.prizes[last.place]?.gift ?? null) : undefined;
  const said =
    came === undefined || isTurning
      ? t(`promotion.day.wheel.${isTurning ? 'turning' : state}`)
      : t(came === null ? 'promotion.day.wheel.cameNothing' : 'promotion.day.wheel.came', {
          gift: words.long(came),
        });
  return (
    <>
      <p className={styles.said} role="status">
        {said}
      </p>
      {state === 'open' ? (
        <Button
          variant="primary"
          size={48}
          pending={pending}
          unavailable={clientSeed === ''}
          onClick={() => void submit({ day, clientSeed })}
        >
          {t('promotion.day.wheel.turn')}
        </Button>
      ) : (
        <p className={styles.next}>
          {state === 'taken' &&
            commitment !== null &&
            t('promotion.day.next', { time: format.moment(endsAtMs) })}
        </p>
      )}
      {refusal !== null && (
        <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt}>
          <Button variant="outline" onClick={reload}>
            {t('promotion.day.again')}
          </Button>
        </FormMessage>
      )}
      {!isTurning && (
        <FairTurn
          {...{ prizes: gives.prizes, commitment, promised, last, clientSeed }}
          onClientSeed={setClientSeed}
        />
      )}
    </>
  );
}
