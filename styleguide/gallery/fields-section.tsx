import { Button, ButtonRow, Chip, Field, KeyHint, TextArea, TextInput, TextLink } from '@paddock/styleguide';
import {
  AmountInput,
  Checkbox,
  FormMessage,
  PasswordInput,
  Radio,
  SelectField,
  Switch,
} from '@paddock/styleguide/forms';
import { useState } from 'react';

import styles from './gallery.module.css';
import { Row, Section } from './specimen.tsx';

export function FieldsSection() {
  const [amount, setAmount] = useState('10.00');
  return (
    <Section title="Fields">
      <div className={styles.fields}>
        <Field label="Idle" hint="As in your document.">
          <TextInput placeholder="City" autoComplete="off" />
        </Field>
        <Field label="Filled" success="Saved">
          <TextInput defaultValue="Munich" autoComplete="off" />
        </Field>
        <Field label="Error" error="German codes have 5 digits. Add one." id="postcode">
          <TextInput defaultValue="8066" autoComplete="off" />
        </Field>
        <Field label="Disabled" hint="Fixed after the first deposit.">
          <TextInput defaultValue="EUR" disabled autoComplete="off" />
        </Field>
        <Field label="Choice">
          <SelectField
            defaultValue="30"
            options={[
              { value: '30', label: '30 minutes' },
              { value: '60', label: '60 minutes' },
            ]}
          />
        </Field>
        <Field label="Password" aside={<TextLink href="#forgot">Forgot it?</TextLink>}>
          <PasswordInput
            defaultValue="correct horse"
            showLabel="Show password"
            autoComplete="current-password"
          />
        </Field>
        <Field label="Amount">
          <AmountInput
            value={amount}
            onValueChange={setAmount}
            exponent={2}
            currencySymbol="€"
            chips={['5', '20'].map((chip) => (
              <Chip
                key={chip}
                onClick={() => {
                  setAmount(chip);
                }}
              >
                {chip}
              </Chip>
            ))}
          />
        </Field>
        <Field label="Search" labelHidden>
          <TextInput
            type="search"
            icon="search"
            look="quiet"
            size={36}
            placeholder="Team, player, league"
            end={<KeyHint>/</KeyHint>}
          />
        </Field>
        <Field label="Code" hint="A new code comes every 30 seconds.">
          <TextInput code defaultValue="4821" inputMode="numeric" autoComplete="one-time-code" />
        </Field>
        <Field label="Message" error="Tell us a little more: 12 of 20 characters.">
          <TextArea defaultValue="Where is it?" />
        </Field>
      </div>
      <FormMessage
        title="1 thing to correct"
        problems={[{ fieldId: 'postcode', message: 'German codes have 5 digits. Add one.' }]}
      />
    </Section>
  );
}

export function ChoicesSection() {
  return (
    <Section title="Choices">
      <Row>
        <Checkbox label="Off" />
        <Checkbox label="On" defaultChecked />
        <Checkbox label="Part" indeterminate />
        <Checkbox label="Disabled" disabled defaultChecked />
        <Radio name="sample" label="One" defaultChecked />
        <Radio name="sample" label="Other" />
        <Switch label="Sound" defaultChecked />
        <Switch label="Compact" />
      </Row>
      <Checkbox label="I am 18 or over and accept the rules." error="Without this there is no account." />
      <Switch atEnd label="Function" detail="Remembers how you see the line" defaultChecked />
      <Switch atEnd label="Needed" detail="Sign-in, coupon, security" defaultChecked disabled />
      <ButtonRow equal>
        <Button variant="danger-outline" block>
          Leave
        </Button>
        <Button variant="outline" block>
          Stay
        </Button>
      </ButtonRow>
    </Section>
  );
}
