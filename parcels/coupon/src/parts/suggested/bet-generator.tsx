import { useMemo, useState } from 'react';
import type { EventListView } from '@paddock/contract/schemas';
import { serverNowMs } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Button, SegmentedControl } from '@paddock/styleguide';

import { generatedBet, WANTED_MILLI } from '../../model/bet-generator.ts';
import styles from '../coupon.module.css';
import { SuggestedBet } from './suggested-bet.tsx';
import { SuggestionsRead } from './suggestions-read.tsx';
import type { SuggestedSection } from './use-suggested-events.ts';

const SECTIONS: readonly SuggestedSection[] = ['line', 'live'];

/** Draws a bet that pays about what the player wants, as often as they like. */
export function BetGenerator() {
  const t = useT('coupon');
  const format = useFormat();
  const [section, setSection] = useState<SuggestedSection>('line');
  const [wantedMilli, setWantedMilli] = useState<number>(WANTED_MILLI[1]);
  return (
    <>
      <SegmentedControl
        block
        label={t('suggested.from')}
        value={section}
        onValueChange={(value) => setSection(SECTIONS.find((one) => one === value) ?? 'line')}
        segments={SECTIONS.map((value) => ({ value, label: t(`suggested.${value}`) }))}
      />
      <SegmentedControl
        block
        label={t('suggested.wanted')}
        value={String(wantedMilli)}
        onValueChange={(value) => setWantedMilli(Number(value))}
        segments={WANTED_MILLI.map((milli) => ({
          value: String(milli),
          label: `×${format.number(milli / 1_000)}`,
        }))}
      />
      <SuggestionsRead section={section}>
        {({ events }) => <Drawn events={events} wantedMilli={wantedMilli} />}
      </SuggestionsRead>
    </>
  );
}

interface DrawnProps {
  readonly events: EventListView['events'];
  readonly wantedMilli: number;
}

function Drawn({ events, wantedMilli }: DrawnProps) {
  const t = useT('coupon');
  // Whoever opens it later is drawn another bet first.
  const [openedAtMs] = useState(serverNowMs);
  const [draw, setDraw] = useState(1);
  const seed = `${openedAtMs} ${draw}`;
  const legs = useMemo(() => generatedBet(events, wantedMilli, seed), [events, wantedMilli, seed]);
  return (
    <div className={styles.suggested} aria-live="polite">
      {legs === undefined ? <p>{t('suggested.noneNear')}</p> : <SuggestedBet legs={legs} />}
      <Button block variant="quiet" icon="refresh" onClick={() => setDraw(draw + 1)}>
        {t('suggested.again')}
      </Button>
    </div>
  );
}
