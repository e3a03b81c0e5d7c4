import { useEffect, useState, type ReactNode } from 'react';
import type { VerificationView } from '@paddock/contract/schemas';
import { refreshProfile, readOf } from '@paddock/shared-utils';
import { useLabels, useRead, useT } from '@paddock/shared-utils/react';
import { ErrorBlock, Panel, SkeletonOrError, SkeletonText } from '@paddock/styleguide';
import { Steps } from '@paddock/styleguide/forms';

import { takesDocuments, verificationSteps } from '../../model/verification-steps.ts';
import { DocumentsPanel } from './documents-panel.tsx';
import { VerificationNotice } from './verification-notice.tsx';
import styles from './verification.module.css';

interface VerificationPartsProps {
  /** What comes before the documents, as long as it is to be filled in. */
  readonly before?: (
    view: VerificationView,
    onChange: (view: VerificationView) => void,
  ) => ReactNode | undefined;
}

/** Steps, where it stands, and what is to be done now. The two pages differ in what comes first. */
export function VerificationParts({ before }: VerificationPartsProps) {
  const t = useT('office');
  const common = useT('common');
  const labels = useLabels();
  const { view, problem, reload, setView } = useVerification();
  if (problem !== null) {
    return <ErrorBlock title={labels.problem(problem)} retryLabel={common('retry')} onRetry={reload} />;
  }
  if (view === null) {
    return (
      <SkeletonOrError
        busyLabel={common('loading')}
        error={{ title: t('slow'), retryLabel: common('retry') }}
        onRetry={reload}
      >
        <Panel padded bleed>
          <SkeletonText lines={4} />
        </Panel>
        <Panel padded bleed>
          <SkeletonText lines={12} />
        </Panel>
      </SkeletonOrError>
    );
  }
  const first = takesDocuments(view.status) ? before?.(view, setView) : undefined;
  return (
    <>
      <Panel padded bleed className={styles.part} data-status={view.status}>
        <Steps
          steps={verificationSteps(view.status).map(({ id, state }) => ({
            id,
            state,
            title: t(`verification.step.${id}.title`),
            detail: t(`verification.step.${id}.${state}`),
          }))}
          stateLabels={{
            done: t('verification.stepState.done'),
            now: t('verification.stepState.now'),
            todo: t('verification.stepState.todo'),
            failed: t('verification.stepState.failed'),
          }}
        />
        <VerificationNotice view={view} />
      </Panel>
      {first ?? (takesDocuments(view.status) && <DocumentsPanel view={view} onChange={setView} />)}
    </>
  );
}

/** The verification as it was read last, or as a change answered it. News of it are read at once. */
function useVerification() {
  const { value, reload } = useRead({
    ...readOf('/web-api/verification'),
    on: ['verification'],
  });
  const read = value.status === 'ready' ? value.data : null;
  const [newer, setNewer] = useState<{
    readonly than: VerificationView | null;
    readonly view: VerificationView;
  } | null>(null);
  const view = newer !== null && newer.than === read ? newer.view : read;
  const status = view?.status;
  // Who is verified may do more at once: guards and the account's page ask the profile.
  useEffect(() => {
    if (status === 'verified') void refreshProfile();
  }, [status]);
  return {
    view,
    problem: value.status === 'error' ? value.problem : null,
    reload,
    setView: (next: VerificationView) => setNewer({ than: read, view: next }),
  };
}
