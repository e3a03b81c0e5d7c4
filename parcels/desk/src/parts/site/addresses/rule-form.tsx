import { useState } from 'react';
import type { RedirectRuleView } from '@paddock/contract/schemas';
import { useT } from '@paddock/shared-utils/react';
import { Field, SegmentedControl, TextInput } from '@paddock/styleguide';
import { SelectField } from '@paddock/styleguide/forms';

import { changeTo, isOnePage, ruleFault } from '../../../model/site/moved-addresses.ts';
import styles from '../site.module.css';
import { RulesForm } from './rules-form.tsx';
import { StandsThere } from './stands-there.tsx';
import type { StandingRules } from './use-rules.ts';

const KINDS = ['exact', 'prefix', 'pattern'] as const satisfies readonly RedirectRuleView['kind'][];

interface RuleFormProps {
  /** The rule that is changed; null for a new one. */
  readonly rule: RedirectRuleView | null;
  readonly standing: StandingRules;
  readonly onMeanwhile: () => void;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Where an address leads from now on. */
export function RuleForm({ rule, standing, ...ends }: RuleFormProps) {
  const t = useT('desk');
  const [kind, setKind] = useState(rule?.kind ?? 'exact');
  const [from, setFrom] = useState(rule?.from ?? '/');
  const [to, setTo] = useState(rule?.to ?? '/');
  const [status, setStatus] = useState<301 | 302>(rule?.status ?? 301);
  /** The new address once it is typed to its end. */
  const [looked, setLooked] = useState(rule?.to ?? '');
  const next: RedirectRuleView = { kind, from: from.trim(), to: to.trim(), status };
  const fault = ruleFault(next);

  function lacking(): string | null {
    if (fault !== undefined) return t(`site.addresses.faults.${fault}`, { named: next.to });
    return JSON.stringify(rule) === JSON.stringify({ ...rule, ...next }) ? t('site.countries.same') : null;
  }

  return (
    <RulesForm
      {...ends}
      title={t(rule === null ? 'site.addresses.add' : 'site.addresses.change')}
      consequence={t(`site.addresses.consequences.${status}`)}
      submitLabel={t('site.addresses.put')}
      missing={lacking()}
      change={changeTo(next, rule)}
      standing={standing}
    >
      <Field label={t('site.addresses.kind')} hint={t(`site.addresses.kindHints.${kind}`)}>
        <SelectField
          size={36}
          value={kind}
          onChange={(event) => setKind(KINDS.find((one) => one === event.currentTarget.value) ?? 'exact')}
          options={KINDS.map((value) => ({ value, label: t(`site.addresses.kinds.${value}`) }))}
        />
      </Field>
      <div className={styles.addresses}>
        <Address
          label={t('site.addresses.from')}
          hint={t('site.addresses.fromHint')}
          value={from}
          onType={setFrom}
        />
        <Address
          label={t('site.addresses.to')}
          hint={t('site.addresses.toHint')}
          value={to}
          onType={setTo}
          onLeave={() => setLooked(next.to)}
        />
      </div>
      {fault === undefined && looked === next.to && isOnePage(looked) && <StandsThere address={looked} />}
      <SegmentedControl
        label={t('site.addresses.status')}
        value={String(status)}
        onValueChange={(value) => setStatus(value === '302' ? 302 : 301)}
        segments={(['301', '302'] as const).map((value) => ({
          value,
          label: t(`site.addresses.statuses.${value}`),
        }))}
      />
    </RulesForm>
  );
}

interface AddressProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onType: (typed: string) => void;
  readonly onLeave?: () => void;
}

function Address({ label, hint, value, onType, onLeave }: AddressProps) {
  return (
    <Field label={label} hint={hint}>
      <TextInput
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={300}
        value={value}
        onChange={(event) => onType(event.currentTarget.value)}
        onBlur={onLeave}
      />
    </Field>
  );
}
