import { useState, type ReactNode } from 'react';
import { useT } from '@paddock/shared-utils/react';
import { SegmentedControl } from '@paddock/styleguide';

import { useMoment } from './use-moment.tsx';

/** When something begins that an operator does. */
export interface When {
  /** A time is chosen, whether or not it is filled in yet. */
  readonly isLater: boolean;
  /** Undefined for at once, and while no time is filled in. */
  readonly fromMs: number | undefined;
  /** Why it cannot be sent so; null once it can. */
  readonly missing: string | null;
  readonly fields: ReactNode;
}

/** A choice between at once and a time that is typed, on the operator's clock. */
export function useWhen(): When {
  const t = useT('desk');
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const moment = useMoment({ day: t('content.day'), time: t('content.time') });
  return {
    isLater: when === 'later',
    fromMs: when === 'later' ? moment.atMs : undefined,
    missing: when === 'later' ? moment.missing : null,
    fields: (
      <>
        <SegmentedControl
          label={t('content.when')}
          value={when}
          onValueChange={(value) => setWhen(value === 'later' ? 'later' : 'now')}
          segments={(['now', 'later'] as const).map((value) => ({
            value,
            label: t(`content.whens.${value}`),
          }))}
        />
        {when === 'later' && moment.fields}
      </>
    ),
  };
}
