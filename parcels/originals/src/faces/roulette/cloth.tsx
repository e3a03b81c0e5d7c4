import { useRef, type CSSProperties } from 'react';

import type { RouletteChoice as Choice, RouletteFace } from '@paddock/games/roulette';
import { useFormat, useT } from '@paddock/shared-utils/react';

import { ChipStack } from '../chips/chip-stack.tsx';
import { amountOn, withChip, withoutChip } from '../chips/chips.ts';
import { Appearing } from '../felt/appearing.tsx';
import { useRoving } from '../felt/roving.ts';
import type { TableProps } from '../game-face.ts';
import { CLOTH, firstOf, isLive, nextOnCloth, type ClothPlace, type InsideKind } from './cloth-places.ts';
import styles from './cloth.module.css';
import { isPrinted, PlaceFace } from './place-face.tsx';
import { paysToOne, usePlaceName } from './roulette-words.ts';
import { colourOf } from './wheel.ts';

interface ClothProps extends TableProps<Choice, never, RouletteFace> {
  /** Which inside places take a finger and the arrow keys; a mouse reaches all of them from the numbers. */
  readonly kind: InsideKind;
}

interface PlaceStyle extends CSSProperties {
  readonly '--along': number;
  readonly '--across': number;
  readonly '--size-along': number;
  readonly '--size-across': number;
}

const placed = ({ along, across, sizeAlong, sizeAcross }: ClothPlace): PlaceStyle => ({
  '--along': along,
  '--across': across,
  '--size-along': sizeAlong,
  '--size-across': sizeAcross,
});

const FADING_MS = 160;

/** The whole cloth: a press lays a chip, Delete takes away what lies on a place. */
export function Cloth(props: ClothProps) {
  const { kind, choice, onChoose, round, motionMs, chipMinor, currency } = props;
  // Until it is known what a chip is worth none can be laid.
  const isDisabled = props.isDisabled || chipMinor <= 0n;
  const t = useT('originals');
  const { money, number } = useFormat();
  const nameOf = usePlaceName();
  const cloth = useRef<HTMLDivElement>(null);
  /** Marks the numbers of the place under the pointer or in focus; by hand, so that no hover draws 157 places anew. */
  const cover = (numbers: readonly number[]) => {
    for (const field of cloth.current?.querySelectorAll<HTMLElement>('[data-number]') ?? [])
      field.toggleAttribute('data-covered', numbers.includes(Number(field.dataset['number'])));
  };
  const liesAcross = () =>
    cloth.current === null || getComputedStyle(cloth.current).getPropertyValue('--lies').trim() !== '0';
  const roving = useRoving(
    firstOf(kind),
    (from, key) => nextOnCloth(from, key, kind, liesAcross()),
    (name) => CLOTH.some((place) => place.name === name && isLive(place, kind)),
  );
  const lay = (chips: Choice['chips']) => {
    if (!isDisabled) onChoose({ ...choice, chips });
  };
  /** What is printed on a place comes first in its name, so that it can be called by what is read. */
  const calledOf = (place: ClothPlace): string =>
    isPrinted(place) ? `${t(`games.roulette.print.${place.name}`)}: ${nameOf(place)}` : nameOf(place);
  const labelOf = (place: ClothPlace, amountMinor: bigint): string => {
    const values = {
      name: calledOf(place),
      odds: number(paysToOne(place)),
      amount: money(amountMinor, currency),
    };
    return t(amountMinor > 0n ? 'games.roulette.placeWith' : 'games.roulette.placeEmpty', values);
  };
  return (
    <div
      ref={cloth}
      className={styles.cloth}
      data-kind={kind}
      data-roving
      role="group"
      aria-label={t('games.roulette.cloth')}
      onMouseLeave={() => cover([])}
    >
      {CLOTH.map((place) => {
        const attributes = roving(place.name);
        const amountMinor = amountOn(choice.chips, place.name);
        const [only = 0] = place.numbers;
        return (
          <button
            key={place.name}
            type="button"
            {...attributes}
            className={styles.place}
            style={placed(place)}
            data-kind={place.kind}
            data-colour={place.kind === 'straight' ? colourOf(only) : undefined}
            data-number={place.kind === 'straight' ? only : undefined}
            aria-disabled={isDisabled}
            aria-label={labelOf(place, amountMinor)}
            onMouseEnter={() => cover(place.numbers)}
            onFocus={() => {
              attributes.onFocus();
              cover(place.numbers);
            }}
            onBlur={() => cover([])}
            onClick={() => lay(withChip(choice.chips, place.name, chipMinor))}
            onKeyDown={(event) => {
              if (event.key === 'Delete' || event.key === 'Backspace')
                lay(withoutChip(choice.chips, place.name));
              else attributes.onKeyDown(event);
            }}
          >
            <PlaceFace place={place} />
            {place.name === `straight-${round?.face.pocket ?? ''}` && (
              <Appearing
                key={round?.id}
                className={styles.fallen}
                durationMs={motionMs === 0 ? 0 : FADING_MS}
                delayMs={motionMs}
              />
            )}
            {amountMinor > 0n && (
              <span className={styles.chip}>
                <ChipStack amountMinor={amountMinor} currency={currency} />
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
