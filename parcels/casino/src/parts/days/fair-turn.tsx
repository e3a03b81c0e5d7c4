import type { PromotionTurn, WheelGift } from '@paddock/contract/schemas';
import { useT } from '@paddock/shared-utils/react';
import { Disclosure, Field, SummaryList, TextInput, type SummaryLine } from '@paddock/styleguide';

import { isTrueTurn } from '../../model/check-turn.ts';
import styles from './days.module.css';

interface FairTurnProps {
  readonly prizes: WheelGift['prizes'];
  /** What the next turn is bound to; null where none comes. */
  readonly commitment: string | null;
  /** What this page was shown before the last turn. */
  readonly promised: string | null;
  readonly last: PromotionTurn | undefined;
  readonly clientSeed: string;
  readonly onClientSeed: (clientSeed: string) => void;
}

/** How a turn is drawn, with words of the player's own in it, and the last one drawn again in this browser. */
export function FairTurn(props: FairTurnProps) {
  const { prizes, commitment, promised, last, clientSeed, onClientSeed } = props;
  const t = useT('casino');
  const draw = last?.draw ?? null;
  const code = (text: string) => <code className={styles.seed}>{text}</code>;
  const lines: readonly (SummaryLine | false)[] = [
    commitment !== null && {
      id: 'next',
      label: t('promotion.day.fair.next'),
      value: code(commitment),
    },
    draw !== null && { id: 'seal', label: t('promotion.day.fair.seal'), value: code(draw.commitment) },
    draw !== null && { id: 'seed', label: t('promotion.day.fair.seed'), value: code(draw.serverSeed) },
    draw !== null && { id: 'words', label: t('promotion.day.fair.used'), value: code(draw.clientSeed) },
  ];
  return (
    <Disclosure title={t('promotion.day.fair.title')} className={styles.fair}>
      <p className={styles.text}>{t('promotion.day.fair.text')}</p>
      {commitment !== null && (
        <Field label={t('promotion.day.fair.words')} hint={t('promotion.day.fair.hint')}>
          <TextInput
            name="client-seed"
            autoComplete="off"
            spellCheck={false}
            maxLength={64}
            value={clientSeed}
            onChange={(event) => onClientSeed(event.currentTarget.value.replace(/[^0-9A-Za-z_-]/g, ''))}
          />
        </Field>
      )}
      <SummaryList lines={lines.filter((line) => line !== false)} />
      {last !== undefined && (
        <p className={styles.state}>
          {t(isTrueTurn(last, prizes, promised) ? 'promotion.day.fair.true' : 'promotion.day.fair.false')}
        </p>
      )}
    </Disclosure>
  );
}
