import { useEffect, useState, type ReactNode } from 'react';
import { auth$ } from '@paddock/shared-utils';
import { useStreamValue, useT } from '@paddock/shared-utils/react';
import { EmptyState, Notice, PageLayout, Panel, useReady } from '@paddock/styleguide';

import { CheckFields } from '../fairness/check-fields.tsx';
import { formOf, type CheckForm } from '../model/check-form.ts';
import { checkRound, type Checked } from '../model/check-round.ts';
import { CheckSteps } from '../fairness/check-steps.tsx';
import { CheckedTable } from '../fairness/checked-table.tsx';
import styles from '../fairness/fairness.module.css';
import { HiddenSeed } from '../fairness/hidden-seed.tsx';
import { KeepCheck } from '../fairness/keep-check.tsx';
import { OwnSeeds } from '../fairness/own-seeds.tsx';
import { useAskedRound } from '../fairness/use-asked-round.ts';

/** Anybody recomputes a round here, in their own browser, by the code that dealt it. */
export function FairnessPage() {
  const t = useT('originals');
  const isSignedIn = useStreamValue(auth$, ({ status }) => status === 'signed-in');
  const asked = useAskedRound(isSignedIn);
  useReady(true);
  return (
    <PageLayout title={t('seo.fairness.title')} lead={t('check.lead')}>
      {asked.hiddenSeal !== undefined && <HiddenSeed seal={asked.hiddenSeal} />}
      {asked.isUnknown && <Notice tone="warning">{t('check.unknownRound')}</Notice>}
      <div className={styles.page}>
        <Check key={asked.fragment} fragment={asked.fragment}>
          {isSignedIn && <OwnSeeds onChanged={asked.reload} />}
        </Check>
      </div>
    </PageLayout>
  );
}

interface CheckProps {
  /** What is written behind the address, or what the player's round says. */
  readonly fragment: string;
  readonly children: ReactNode;
}

function Check({ fragment, children }: CheckProps) {
  const t = useT('originals');
  const [form, setForm] = useState<CheckForm>(() => formOf(fragment));
  const [shown, setShown] = useState<{ readonly checked: Checked; readonly of: CheckForm }>();
  const check = (of: CheckForm) => void checkRound(of).then((checked) => setShown({ checked, of }));
  useEffect(() => {
    const known = formOf(fragment);
    if (known.serverSeed !== '' || known.hash !== '') check(known);
  }, [fragment]);
  return (
    <>
      <div className={styles.column}>
        <CheckFields form={form} onForm={setForm} onCheck={() => check(form)} />
        {children}
      </div>
      <div className={styles.column}>
        {shown === undefined ? (
          <Panel bleed>
            <EmptyState icon="shield" title={t('check.empty.title')} message={t('check.empty.text')} />
          </Panel>
        ) : (
          <CheckSteps
            checked={shown.checked}
            form={shown.of}
            table={
              shown.checked.kind === 'checked' && <CheckedTable checked={shown.checked} form={shown.of} />
            }
          />
        )}
        <KeepCheck form={form} />
      </div>
    </>
  );
}
