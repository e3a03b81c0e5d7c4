import { useState } from 'react';
import { isDay } from '@paddock/contract';
import { TextInput } from '@paddock/styleguide';

export interface DayInputProps {
  /** `2026-11-21`; "" for none. */
  readonly day: string;
  readonly min: string;
  readonly max: string;
  /** A day within both, or "" where it is emptied. */
  readonly onDay: (day: string) => void;
}

/** A day of the calendar. What is typed stands as it is typed, and counts once it is a day that may be chosen. */
export function DayInput({ day, min, max, onDay }: DayInputProps) {
  const [typed, setTyped] = useState({ of: day, text: day });
  return (
    <TextInput
      type="date"
      min={min}
      max={max}
      value={typed.of === day ? typed.text : day}
      onChange={({ currentTarget: { value: text } }) => {
        const isChosen = text === '' || (isDay(text) && text >= min && text <= max);
        setTyped({ of: isChosen ? text : day, text });
        if (isChosen && text !== day) onDay(text);
      }}
    />
  );
}
