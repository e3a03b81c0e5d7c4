import type { RedirectRuleView } from '@paddock/contract/schemas';
import { useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow } from '@paddock/styleguide';

import { useDesk } from '../../session/desk-context.ts';
import styles from '../site.module.css';
import { RuleForm } from './rule-form.tsx';
import { RuleLine } from './rule-line.tsx';
import { RulesForm } from './rules-form.tsx';
import type { StandingRules } from './use-rules.ts';

interface RuleRowProps {
  readonly rule: RedirectRuleView;
  readonly standing: StandingRules;
  readonly doing: RuleDoing | null;
  readonly onDoing: (doing: RuleDoing | null) => void;
  readonly onChanged: () => void;
}

export type RuleDoing = 'change' | 'remove';

/** A rule, and the ways to change it and to take it away. */
export function RuleRow({ rule, standing, doing, onDoing, onChanged }: RuleRowProps) {
  const t = useT('desk');
  const { may } = useDesk();
  const { kind, from } = rule;
  const ends = {
    standing,
    onMeanwhile: onChanged,
    onDone() {
      onDoing(null);
      onChanged();
    },
    onCancel: () => onDoing(null),
  };
  return (
    <li className={styles.row}>
      <RuleLine rule={rule} />
      {may('site:configure') && doing === null && (
        <ButtonRow>
          <Button size={32} variant="outline" icon="edit" onClick={() => onDoing('change')}>
            {t('site.addresses.change')}
          </Button>
          <Button size={32} variant="danger-outline" onClick={() => onDoing('remove')}>
            {t('site.addresses.remove')}
          </Button>
        </ButtonRow>
      )}
      {doing === 'change' && <RuleForm {...ends} rule={rule} />}
      {doing === 'remove' && (
        <RulesForm
          {...ends}
          title={t('site.addresses.remove')}
          consequence={t('site.addresses.removeConsequence')}
          submitLabel={t('site.addresses.remove')}
          missing={null}
          isGrave
          change={{ put: [], remove: [{ kind, from }] }}
        />
      )}
    </li>
  );
}
