import {
  nextProtectionStep,
  PROTECTION_METHODS,
  protectionWord,
  type ProtectionMethod,
} from '@paddock/contract';
import { useT } from '@paddock/shared-utils/react';
import { Badge, Button, Icon, Panel, ProgressBar, SectionHeader } from '@paddock/styleguide';

import { PROTECTION_TONES } from '../protection-tones.ts';
import { useSecurity, type SectionName } from './security-context.ts';
import styles from './security.module.css';

/** Where each method is set. */
const SECTIONS: Readonly<Record<ProtectionMethod, SectionName>> = {
  is_changed_password: 'password',
  enable_two_factor_auth: 'two-factor',
  enable_phone_binding: 'phone',
  enable_security_question: 'question',
  enable_email_auth: 'email-auth',
};

/** How well the account is protected, by what, and the step that adds most (S3-22, S4-16). */
export function ProtectionMeter() {
  const t = useT('office');
  const { view, setOpen } = useSecurity();
  const { protection_level: level, protection_methods: methods } = view;
  const word = protectionWord(level);
  const next = nextProtectionStep(methods);
  const summary = t('security.meter.summary', { word: t(`security.meter.${word}`), level });

  function goTo(method: ProtectionMethod): void {
    const name = SECTIONS[method];
    setOpen(name);
    document.querySelector(`[data-section="${name}"]`)?.scrollIntoView({ block: 'start' });
  }

  return (
    <Panel bleed data-testid="protection">
      <SectionHeader
        title={t('security.meter.title')}
        actions={<Badge tone={PROTECTION_TONES[word]}>{summary}</Badge>}
      />
      <div className={styles.meter}>
        <ProgressBar
          value={level / 100}
          label={t('security.meter.title')}
          valueText={summary}
          tone={word === 'bad' ? 'danger' : word === 'normal' ? 'warning' : 'brand'}
        />
        <ul className={styles.checks}>
          {PROTECTION_METHODS.map((method) => (
            <li key={method} className={styles.check}>
              <Icon
                name={methods[method] ? 'check-circle' : 'error'}
                className={methods[method] ? styles.done : styles.missing}
              />
              <span>{t(`security.meter.method.${method}`)}</span>
              <span className={styles.checkState}>
                {t(methods[method] ? 'security.meter.isDone' : 'security.meter.notYet')}
              </span>
            </li>
          ))}
        </ul>
        {next === null ? (
          <p className={styles.text}>{t('security.meter.allDone')}</p>
        ) : (
          <div className={styles.actions}>
            <Button variant="primary" onClick={() => goTo(next)}>
              {t(`security.meter.next.${next}`)}
            </Button>
            <span className={styles.text}>{t(`security.meter.why.${next}`)}</span>
          </div>
        )}
      </div>
    </Panel>
  );
}
