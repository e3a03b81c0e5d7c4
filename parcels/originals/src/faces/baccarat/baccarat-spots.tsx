import {
  PLACES,
  type BaccaratChoice as Choice,
  type BaccaratFace,
  type BaccaratPlace,
} from '@paddock/games/baccarat';
import { useFormat, useT } from '@paddock/shared-utils/react';

import { ChipStack } from '../chips/chip-stack.tsx';
import { amountOn, withChip, withoutChip } from '../chips/chips.ts';
import { Appearing } from '../felt/appearing.tsx';
import type { TableProps } from '../game-face.ts';
import { PAYS_TO_ONE } from './baccarat-steps.ts';
import styles from './baccarat.module.css';

const FADING_MS = 160;
const BACK_MILLI = 1_000;

/** The places for chips: a press lays one, Delete takes away what lies there. */
export function BaccaratSpots(props: TableProps<Choice, never, BaccaratFace>) {
  const { choice, onChoose, round, motionMs, chipMinor, currency } = props;
  // Until it is known what a chip is worth none can be laid.
  const isDisabled = props.isDisabled || chipMinor <= 0n;
  const t = useT('originals');
  const { money, decimalMark } = useFormat();
  const hasWon = (place: BaccaratPlace): boolean => {
    const at = round?.choice.chips.findIndex(({ on }) => on === place) ?? -1;
    return (round?.face.paidMilli[at] ?? 0) > BACK_MILLI;
  };
  return (
    <div className={styles.spots} role="group" aria-label={t('games.baccarat.places')}>
      {PLACES.map((place) => {
        const amountMinor = amountOn(choice.chips, place);
        const name = t(`games.baccarat.place.${place}`);
        const pays = t('games.baccarat.pays', { odds: PAYS_TO_ONE[place].replace('.', decimalMark) });
        return (
          <button
            key={place}
            type="button"
            className={styles.spot}
            data-place={place}
            aria-disabled={isDisabled}
            aria-label={t(amountMinor > 0n ? 'games.baccarat.spotWith' : 'games.baccarat.spot', {
              name,
              pays,
              amount: money(amountMinor, currency),
            })}
            onClick={() => {
              if (!isDisabled) onChoose({ chips: withChip(choice.chips, place, chipMinor) });
            }}
            onKeyDown={({ key }) => {
              if (isDisabled || (key !== 'Delete' && key !== 'Backspace')) return;
              onChoose({ chips: withoutChip(choice.chips, place) });
            }}
          >
            <b>{name}</b>
            <span className={styles.pays}>{pays}</span>
            <span className={styles.chip}>
              {amountMinor > 0n && <ChipStack amountMinor={amountMinor} currency={currency} />}
            </span>
            {hasWon(place) && (
              <Appearing
                key={round?.id}
                className={styles.paid}
                durationMs={motionMs === 0 ? 0 : FADING_MS}
                delayMs={motionMs}
              />
            )}
          </button>
        );
      })}
    </div>
  );
}
