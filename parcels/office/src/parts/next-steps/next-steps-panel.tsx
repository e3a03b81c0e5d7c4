import { useState } from 'react';
import { serverNowMs, storageItem, type Profile } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Panel, SectionHeader, TextButton } from '@paddock/styleguide';

import { isNew } from '../../model/next-steps.ts';
import { StepList } from './step-list.tsx';
import { useNextSteps } from './use-next-steps.ts';

/** Whether a player put the steps away, on this device. */
const putAwayItem = (userId: string) =>
  storageItem<boolean>({
    key: `office.next-steps:${userId}`,
    version: 1,
    fallback: false,
    parse: (stored) => (typeof stored === 'boolean' ? stored : undefined),
  });

/** What a new player may do next, until all of it is done or they put it away. */
export function NextStepsPanel({ profile }: { readonly profile: Profile }) {
  const t = useT('office');
  const steps = useNextSteps();
  const [isAway, setAway] = useState(() => putAwayItem(profile.user_id).read());
  if (isAway || steps === null || !isNew(profile, serverNowMs())) return null;
  if (steps.every(({ isDone }) => isDone)) return null;
  return (
    <Panel bleed data-testid="next-steps-panel">
      <SectionHeader
        title={t('nextSteps.title')}
        actions={
          <TextButton
            onClick={() => {
              putAwayItem(profile.user_id).write(true);
              setAway(true);
            }}
          >
            {t('nextSteps.putAway')}
          </TextButton>
        }
      />
      <StepList steps={steps} />
    </Panel>
  );
}
