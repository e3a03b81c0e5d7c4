import { useState } from 'react';
import { SPORTS } from '@paddock/contract';
import type { BoundKind, BoundScope } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Field, SegmentedControl, TextInput } from '@paddock/styleguide';
import { AmountInput, SelectField } from '@paddock/styleguide/forms';

import { DeskForm } from '../desk-form.tsx';
import styles from '../desk.module.css';
import { useDesk } from '../session/desk-context.ts';

const KINDS = ['stake', 'liability', 'review'] as const satisfies readonly BoundKind[];
const SCOPES = [
  'all',
  'sport',
  'championship',
  'event',
  'market',
  'player',
] as const satisfies readonly BoundScope[];

/** A bound of stakes, of liability, or of what is taken without a look. */
export function BoundForm({ done, close }: { readonly done: () => void; readonly close: () => void }) {
  const t = useT('desk');
  const common = useT('common');
  const { token } = useDesk();
  const [kind, setKind] = useState<BoundKind>('stake');
  const [scope, setScope] = useState<BoundScope>('all');
  const [subject, setSubject] = useState('');
  const [section, setSection] = useState<'all' | 'live' | 'line'>('all');
  const [amount, setAmount] = useState('');
  const about = scope === 'all' ? '' : subject.trim();
  const missing =
    scope !== 'all' && about === ''
      ? t('bounds.missing.subject')
      : amount === ''
        ? t('bounds.missing.amount')
        : null;
  return (
    <DeskForm
      title={t('bounds.add')}
      consequence={t(`bounds.consequence.${kind}`)}
      submitLabel={t('bounds.submit')}
      missing={missing}
      send={(reason) =>
        api.post(
          '/operator-api/trading-bounds',
          { kind, scope, subject: about, section: section === 'all' ? null : section, amount, reason },
          { bearer: { token } },
        )
      }
      onDone={done}
      onCancel={close}
    >
      <div className={styles.fields}>
        <Field label={t('bounds.kind')}>
          <SelectField
            size={36}
            value={kind}
            onChange={(event) => setKind(KINDS.find((one) => one === event.currentTarget.value) ?? 'stake')}
            options={KINDS.map((value) => ({ value, label: t(`bounds.kinds.${value}`) }))}
          />
        </Field>
        <Field label={t('bounds.scope')}>
          <SelectField
            size={36}
            value={scope}
            onChange={(event) => {
              setScope(SCOPES.find((one) => one === event.currentTarget.value) ?? 'all');
              setSubject('');
            }}
            options={SCOPES.map((value) => ({ value, label: t(`bounds.scopes.${value}`) }))}
          />
        </Field>
        {scope === 'sport' && (
          <Field label={t('bounds.scopes.sport')}>
            <SelectField
              size={36}
              placeholder={t('bounds.chooseSport')}
              value={subject}
              onChange={(event) => setSubject(event.currentTarget.value)}
              options={Object.keys(SPORTS).map((value) => ({ value, label: common(`sport.${value}`) }))}
            />
          </Field>
        )}
        {scope !== 'all' && scope !== 'sport' && (
          <Field label={t(`bounds.subjects.${scope}`)}>
            <TextInput
              dir="ltr"
              inputMode="numeric"
              maxLength={20}
              value={subject}
              onChange={(event) => setSubject(event.currentTarget.value)}
            />
          </Field>
        )}
        <Field label={t('bounds.amount')}>
          <AmountInput exponent={2} value={amount} onValueChange={setAmount} />
        </Field>
      </div>
      <SegmentedControl
        label={t('board.section')}
        value={section}
        onValueChange={(value) => setSection(value === 'live' || value === 'line' ? value : 'all')}
        segments={(['all', 'live', 'line'] as const).map((value) => ({
          value,
          label: t(`board.sections.${value}`),
        }))}
      />
    </DeskForm>
  );
}
