import { useMemo, useState } from 'react';
import type { SecurityView } from '@paddock/contract/schemas';
import { refreshProfile, readOf } from '@paddock/shared-utils';
import { useRead, useT } from '@paddock/shared-utils/react';
import { PageLayout, Panel, SectionHeader, SkeletonText, useReady, ReadView } from '@paddock/styleguide';

import { Devices } from '../parts/devices.tsx';
import { ActivitySection } from '../parts/security/activity-section.tsx';
import { EmailAuthSection } from '../parts/security/email-auth-section.tsx';
import { EmailSection } from '../parts/security/email-section.tsx';
import { PasskeysSection } from '../parts/security/passkeys-section.tsx';
import { PasswordSection } from '../parts/security/password-section.tsx';
import { PhoneSection } from '../parts/security/phone-section.tsx';
import { ProtectionMeter } from '../parts/security/protection-meter.tsx';
import { QuestionSection } from '../parts/security/question-section.tsx';
import {
  SecurityContext,
  type SectionName,
  type SecurityPageState,
} from '../parts/security/security-context.ts';
import styles from '../parts/security/security.module.css';
import { SocialLinks } from '../parts/social-links.tsx';
import { TwoFactorSection } from '../parts/security/two-factor-section.tsx';
import { useOfficeWords } from '../parts/use-office-words.ts';

/** What keeps the account from being taken over, how it stands, and what has happened to it (S2-21, S3-22, S4-16). */
export function SecurityPage() {
  const t = useT('office');
  const words = useOfficeWords();
  const [version, setVersion] = useState(0);
  const { value, reload } = useRead({ ...readOf('/web-api/user/security'), version });
  useReady(true);
  return (
    <PageLayout title={t('seo.security.title')} lead={t('security.lead')}>
      <ReadView
        value={value}
        reload={reload}
        words={words}
        skeleton={
          <>
            <Panel padded bleed>
              <SkeletonText lines={6} />
            </Panel>
            <Panel padded bleed>
              <SkeletonText lines={12} />
            </Panel>
          </>
        }
      >
        {(read) => <Sections read={read} version={version} onChange={() => setVersion((last) => last + 1)} />}
      </ReadView>
    </PageLayout>
  );
}

interface SectionsProps {
  /** The newest answer that was read. */
  readonly read: SecurityView;
  readonly version: number;
  /** Something changed: events and state are read again. */
  readonly onChange: () => void;
}

function Sections({ read, version, onChange }: SectionsProps) {
  const t = useT('office');
  const state = useSecurityState(read, onChange);
  return (
    <SecurityContext value={state}>
      <ProtectionMeter />
      <PasswordSection />
      <TwoFactorSection />
      <PasskeysSection />
      <SocialLinks />
      <PhoneSection />
      <EmailSection />
      <EmailAuthSection />
      <QuestionSection />
      <Panel bleed data-section="devices">
        <SectionHeader title={t('devices.title')} />
        <div className={styles.more}>
          <Devices />
        </div>
      </Panel>
      <ActivitySection version={version} />
    </SecurityContext>
  );
}

/** The state of the page: what was read, or the newer answer of a change. */
function useSecurityState(read: SecurityView, onChange: () => void): SecurityPageState {
  const [newer, setNewer] = useState<{ readonly than: SecurityView; readonly view: SecurityView } | null>(
    null,
  );
  const [open, setOpen] = useState<SectionName | null>(null);
  const view = newer !== null && newer.than === read ? newer.view : read;
  return useMemo(
    () => ({
      view,
      open,
      setOpen,
      show(next) {
        setNewer({ than: read, view: next });
        onChange();
        void refreshProfile();
      },
      expire: () => setNewer({ than: read, view: { ...view, confirmed_until_ms: null } }),
      reload() {
        onChange();
        void refreshProfile();
      },
    }),
    [view, open, read, onChange],
  );
}
