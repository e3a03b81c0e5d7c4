import { useId, type ReactNode } from 'react';
import { useT } from '@paddock/shared-utils/react';
import { Badge, Button, Icon, Panel, type BadgeTone, type IconName } from '@paddock/styleguide';

import { useSecurity, type SectionName } from './security-context.ts';
import styles from './security.module.css';

interface SecuritySectionProps {
  readonly name: SectionName;
  readonly icon: IconName;
  readonly badge?: { readonly tone: BadgeTone; readonly text: string };
  /** How it stands now. */
  readonly state: ReactNode;
  /** What its button says while closed; none where nothing can be done. */
  readonly action?: string | undefined;
  /** Below the head, always shown: a list. */
  readonly content?: ReactNode;
  /** The form, shown on demand. */
  readonly children?: (close: () => void) => ReactNode;
}

/** One way of protecting the account: how it stands, and the one button that opens its form. */
export function SecuritySection(props: SecuritySectionProps) {
  const { name, icon, badge, state, action, content, children } = props;
  const t = useT('office');
  const { open, setOpen } = useSecurity();
  const isOpen = open === name;
  const formId = useId();
  const titleId = useId();
  return (
    <Panel bleed className={styles.section} data-section={name} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Icon name={icon} className={styles.icon} />
        <div className={styles.words}>
          <h2 id={titleId} className={styles.title}>
            {t(`security.${name}.title`)}{' '}
            {badge !== undefined && <Badge tone={badge.tone}>{badge.text}</Badge>}
          </h2>
          <p className={styles.state}>{state}</p>
        </div>
        {action !== undefined && (
          <Button
            variant="outline"
            size={40}
            className={styles.action}
            aria-expanded={isOpen}
            aria-controls={formId}
            aria-describedby={titleId}
            onClick={() => setOpen(isOpen ? null : name)}
          >
            {isOpen ? t('security.close') : action}
          </Button>
        )}
      </div>
      {content}
      <div id={formId} className={styles.formPlace} hidden={!isOpen}>
        {isOpen && children?.(() => setOpen(null))}
      </div>
    </Panel>
  );
}
