import { fireEvent, render, screen } from '@testing-library/react';
import { Field } from '@paddock/styleguide';

import { DayInput } from './day-input.tsx';

it('tells of a day within its bounds, of nothing else that is typed, and of none', () => {
  const told: string[] = [];
  render(
    <Field label="Day">
      <DayInput day="2026-11-21" min="2020-01-01" max="2026-11-29" onDay={(day) => told.push(day)} />
    </Field>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Day');
  const type = (value: string) => fireEvent.change(input, { target: { value } });
  // A year is typed figure by figure.
  for (const text of ['0002-11-20', '2026-11-30', '2026-11-20', '']) type(text);
  expect(told).toEqual(['2026-11-20', '']);
});

it('keeps what is typed while it is no day that may be chosen', () => {
  render(
    <Field label="Day">
      <DayInput day="" min="2020-01-01" max="2026-11-29" onDay={() => undefined} />
    </Field>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Day');
  fireEvent.change(input, { target: { value: '0020-11-20' } });
  expect(input.value).toBe('0020-11-20');
});
