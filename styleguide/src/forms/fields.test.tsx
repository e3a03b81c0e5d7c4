import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Field, TextInput } from '@paddock/styleguide';

import { AmountInput } from './amount-input.tsx';
import { Checkbox, Switch } from './choice.tsx';
import { GiftChoice } from './gift-choice.tsx';
import { FormMessage } from './form-message.tsx';
import { PasswordInput } from './password-input.tsx';

describe('Field', () => {
  it('ties label, error and control together', () => {
    render(
      <Field label="Postcode" hint="As in your document." error="One digit is missing.">
        <TextInput />
      </Field>,
    );
    const input = screen.getByLabelText('Postcode');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const note = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('One digit is missing.');
    expect(screen.queryByText('As in your document.')).toBeNull();
  });

  it('describes the control by its hint, and leaves it unmarked without a note', () => {
    const { rerender } = render(
      <Field label="City" hint="As in your document.">
        <TextInput />
      </Field>,
    );
    expect(screen.getByLabelText('City').getAttribute('aria-describedby')).not.toBeNull();
    rerender(
      <Field label="City">
        <TextInput />
      </Field>,
    );
    expect(screen.getByLabelText('City').getAttribute('aria-describedby')).toBeNull();
    expect(screen.getByLabelText('City').getAttribute('aria-invalid')).toBeNull();
  });
});

describe('PasswordInput', () => {
  it('shows and hides what was typed', () => {
    render(
      <Field label="Password">
        <PasswordInput showLabel="Show password" autoComplete="current-password" />
      </Field>,
    );
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    expect(input.type).toBe('password');
    const eye = screen.getByRole('button', { name: 'Show password' });
    fireEvent.click(eye);
    expect(input.type).toBe('text');
    expect(eye.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(eye);
    expect(input.type).toBe('password');
  });
});

function Stake({ onRefuse, mark }: { readonly onRefuse?: (reason: string) => void; readonly mark?: ',' }) {
  const [value, setValue] = useState('');
  return (
    <>
      <Field label="Stake">
        <AmountInput
          value={value}
          onValueChange={setValue}
          exponent={2}
          onRefuse={onRefuse}
          decimalMark={mark}
        />
      </Field>
      <output>{value}</output>
      <button
        type="button"
        onClick={() => {
          setValue('20');
        }}
      >
        20
      </button>
    </>
  );
}

describe('AmountInput', () => {
  const input = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>('Stake');
  const type = (text: string): void => {
    fireEvent.change(input(), { target: { value: text } });
  };
  const value = (): string | null => screen.getByRole('status').textContent;

  it('gives a decimal string while the field keeps what is being typed', () => {
    render(<Stake />);
    type('5,');
    expect(input().value).toBe('5.');
    expect(value()).toBe('5');
    type('5.5');
    expect(value()).toBe('5.5');
  });

  it('keeps what it had when text is refused, and says why', () => {
    const onRefuse = jest.fn();
    render(<Stake onRefuse={onRefuse} />);
    type('5.55');
    type('5.555');
    expect(input().value).toBe('5.55');
    type('5½');
    expect(value()).toBe('5.55');
    expect(onRefuse.mock.calls).toEqual([['decimals'], ['characters']]);
  });

  it('shows an amount set from outside', () => {
    render(<Stake />);
    type('5.');
    fireEvent.click(screen.getByRole('button', { name: '20' }));
    expect(input().value).toBe('20');
  });

  it('shows the decimal comma of a language and still gives a point', () => {
    render(<Stake mark="," />);
    type('5,50');
    expect(input().value).toBe('5,50');
    expect(value()).toBe('5.50');
  });

  it('asks for the numeric keyboard', () => {
    render(<Stake />);
    expect(input().inputMode).toBe('decimal');
  });
});

describe('choices', () => {
  it('switches are switches, and a checkbox names its error', () => {
    render(
      <>
        <Switch label="Sound" defaultChecked />
        <Checkbox label="I accept" error="Without this there is no account." />
      </>,
    );
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Sound' }).checked).toBe(true);
    const box = screen.getByRole('checkbox', { name: 'I accept' });
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Without this there is no account.',
    );
  });
});

describe('FormMessage', () => {
  it('takes the focus at a refused submit and leads to the field', () => {
    const view = (attempt: number) => (
      <>
        <FormMessage
          title="1 thing to correct"
          attempt={attempt}
          problems={[{ fieldId: 'postcode', message: 'One digit is missing.' }]}
        />
        <Field label="Postcode" id="postcode">
          <TextInput />
        </Field>
      </>
    );
    const { rerender } = render(view(0));
    expect(document.activeElement).toBe(document.body);
    rerender(view(1));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    fireEvent.click(screen.getByRole('link', { name: 'One digit is missing.' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Postcode'));
  });
});

describe('GiftChoice', () => {
  it('says what pays and for how long, and tells whether it does', () => {
    const onUse = jest.fn<(isUsed: boolean) => void>();
    render(
      <GiftChoice label="Use your ticket of €2.00" detail="Until Friday." isUsed={false} onUse={onUse} />,
    );
    expect(screen.getByText('Until Friday.')).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: /Use your ticket/ }));
    expect(onUse).toHaveBeenCalledWith(true);
  });
});
