import { useState } from 'react';
import { api } from '@paddock/shared-utils';
import { useReadWords, useT } from '@paddock/shared-utils/react';
import { Disclosure, ReadView, SkeletonRows } from '@paddock/styleguide';

import { useDeskRead } from '../session/use-desk-read.ts';
import { TermsList } from './terms-list.tsx';

/** A version never changes. */
const EVERY_MS = 600_000;

interface VersionTermsProps {
  readonly code: string;
  readonly version: number;
}

/** The terms of one version, read once somebody opens them. */
export function VersionTerms({ code, version }: VersionTermsProps) {
  const t = useT('desk');
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      title={t('promotions.terms', { number: version })}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      {isOpen && <Terms code={code} version={version} />}
    </Disclosure>
  );
}

function Terms({ code, version }: VersionTermsProps) {
  const t = useT('desk');
  const words = useReadWords({ slow: t('promotions.slow') });
  const { value, reload } = useDeskRead(
    `promotion ${code} ${version}`,
    (as) =>
      api.get('/operator-api/promotions/:code', {
        ...as,
        params: { code },
        query: { version: String(version) },
      }),
    EVERY_MS,
  );
  return (
    <ReadView value={value} reload={reload} words={words} skeleton={<SkeletonRows count={6} />}>
      {({ terms }) => <TermsList terms={terms} />}
    </ReadView>
  );
}
