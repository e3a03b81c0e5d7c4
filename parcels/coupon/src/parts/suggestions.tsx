import { useState, type ReactNode } from 'react';
import { settings$ } from '@paddock/shared-utils';
import { useStreamValue, useT } from '@paddock/shared-utils/react';
import { Disclosure } from '@paddock/styleguide';

import styles from './coupon.module.css';
import { LoadCoupon } from './shared/load-coupon.tsx';
import { BetGenerator } from './suggested/bet-generator.tsx';
import { DailyBet } from './suggested/daily-bet.tsx';

/** What an empty coupon suggests, as far as the player's settings want it (S3-26), and a coupon that was shared. */
export function Suggestions() {
  const t = useT('coupon');
  const line = useStreamValue(settings$, ({ settings }) => settings.accumulatorOfDayLine);
  const live = useStreamValue(settings$, ({ settings }) => settings.accumulatorOfDayLive);
  const generator = useStreamValue(settings$, ({ settings }) => settings.betGenerator);
  return (
    <div className={styles.foot}>
      {line && (
        <Suggestion title={t('suggested.dayLine')}>
          <DailyBet section="line" />
        </Suggestion>
      )}
      {live && (
        <Suggestion title={t('suggested.dayLive')}>
          <DailyBet section="live" />
        </Suggestion>
      )}
      {generator && (
        <Suggestion title={t('suggested.generator')}>
          <BetGenerator />
        </Suggestion>
      )}
      <Suggestion title={t('shared.load')}>
        <LoadCoupon />
      </Suggestion>
    </div>
  );
}

/** Nothing is read for it before it is opened: most who come to an empty coupon go on to a list. */
function Suggestion({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure title={title} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      {isOpen && <div className={styles.suggested}>{children}</div>}
    </Disclosure>
  );
}
