import { useState } from 'react';
import type { LotteryTermsView, LottoDrawView } from '@paddock/contract/schemas';
import { chanceToWin, type Lottery } from '@paddock/games/lotto';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Panel, SectionHeader } from '@paddock/styleguide';
import { GiftChoice } from '@paddock/styleguide/forms';

import { entryOf, isFull, picksOf, toggled, type DrumName } from '../model/marks.ts';
import { giftedDraft } from '../model/given-ticket.ts';
import { emptyDraft, priceOf, withoutField, type TicketDraft } from '../model/ticket-draft.ts';
import { BuyBar } from './buy-bar.tsx';
import { FieldList } from './field-list.tsx';
import { FillTools } from './fill-tools.tsx';
import { NumberGrid } from './number-grid.tsx';
import { OddsTable } from './odds-table.tsx';
import { StakeFields } from './stake-fields.tsx';
import styles from './ticket-form.module.css';
import { useChanceText } from './use-chance-text.ts';
import { useGivenTicket } from './use-given-ticket.ts';

interface TicketFormProps {
  readonly lottery: Lottery;
  readonly terms: LotteryTermsView;
  /** The draw that is sold; null where none is. */
  readonly next: LottoDrawView | null;
  readonly onBought: () => void;
}

/** A ticket to fill in: numbers, further fields, what a line costs, how many draws, and its price. */
export function TicketForm({ lottery, terms, next, onBought }: TicketFormProps) {
  const t = useT('lotto');
  const format = useFormat();
  const [own, setDraft] = useState<TicketDraft>(() => emptyDraft(lottery, terms));
  const ready = useGivenTicket(lottery.code, terms.currency);
  const [isUsed, setUsed] = useState(false);
  const gift = isUsed ? ready : undefined;
  const draft = gift === undefined ? own : giftedDraft(lottery, own, gift);
  const { marks } = draft;
  const grid = (name: DrumName) => {
    const drum = lottery[name];
    if (drum === undefined) return null;
    const line = name === 'numbers' ? picksOf(lottery, marks) : (drum.picks[0] ?? 0);
    return (
      <>
        <p className={styles.marked} aria-live="polite">
          {t(`grid.${name}Marked`, { marked: marks[name].length, line, most: drum.most })}
        </p>
        <NumberGrid
          label={t(`grid.${name}`, { of: drum.of })}
          drum={drum}
          marked={marks[name]}
          isFull={isFull(lottery, marks, name)}
          onToggle={(number) =>
            setDraft((last) => ({ ...last, marks: toggled(lottery, last.marks, name, number) }))
          }
        />
      </>
    );
  };
  const picks = picksOf(lottery, marks);
  const { lineMinor } = priceOf(lottery, draft, terms.currency);
  return (
    <>
      <div className={styles.columns}>
        <Panel>
          <SectionHeader title={t('grid.title', { place: draft.fields.length + 1 })} />
          <FillTools lottery={lottery} draft={own} onDraft={setDraft} />
          {grid('numbers')}
          {grid('bonus')}
        </Panel>
        <div className={styles.side}>
          {ready !== undefined && (
            <GiftChoice
              label={t('gift.use', { amount: format.amount(ready.amount, ready.currency) })}
              detail={t('gift.rules', { until: format.moment(ready.expiresAtMs) })}
              isUsed={isUsed}
              onUse={setUsed}
            />
          )}
          {gift === undefined && (
            <StakeFields lottery={lottery} terms={terms} draft={own} onDraft={setDraft} />
          )}
          <FieldList
            lottery={lottery}
            fields={draft.fields}
            onLeave={(at) => setDraft(withoutField(own, at))}
          />
          <Panel>
            <SectionHeader title={t('odds.title')} note={t('odds.line', { count: picks })} />
            <FieldChance lottery={lottery} draft={draft} />
            <OddsTable
              lottery={lottery}
              picks={picks}
              line={lineMinor > 0n ? { minor: lineMinor, currency: terms.currency } : undefined}
            />
          </Panel>
        </div>
      </div>
      <BuyBar
        lottery={lottery}
        terms={terms}
        next={next}
        draft={draft}
        gift={gift}
        ready={ready}
        onBought={() => {
          setUsed(false);
          setDraft({ ...emptyDraft(lottery, terms), lineStake: own.lineStake, draws: own.draws });
          onBought();
        }}
      />
    </>
  );
}

/** How likely the field on the screen wins anything, and what it wins at most by fixed odds. */
function FieldChance({ lottery, draft }: { readonly lottery: Lottery; readonly draft: TicketDraft }) {
  const t = useT('lotto');
  const format = useFormat();
  const chanceText = useChanceText();
  const entry = entryOf(lottery, draft.marks);
  if (entry === undefined) return <p className={styles.chance}>{t('odds.markFirst')}</p>;
  const chance = chanceToWin(lottery, entry);
  const lines = Number(priceOf(lottery, { ...draft, fields: [] }, 'EUR').lines);
  return (
    <p className={styles.chance}>
      {t('odds.field', {
        lines: t('ticket.lines', { count: lines, shown: format.number(lines) }),
        chance: chanceText.oneIn(chance),
      })}
    </p>
  );
}
