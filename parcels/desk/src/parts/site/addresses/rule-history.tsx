import type { SiteVersionView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useReadWords, useT } from '@paddock/shared-utils/react';
import { EmptyState, ReadView, SectionHeader, SkeletonRows } from '@paddock/styleguide';

import { useDeskRead } from '../../session/use-desk-read.ts';
import { VersionRows } from '../version-rows.tsx';
import { ListedRules } from './listed-rules.tsx';
import { RefusedRules } from './refused-rules.tsx';

const EVERY_MS = 600_000;

interface RuleHistoryProps {
  readonly versions: readonly SiteVersionView[];
  readonly onChanged: () => void;
}

/** The last fifty changes: who made them, when and why, what they changed, and the way to take each back. */
export function RuleHistory({ versions, onChanged }: RuleHistoryProps) {
  const t = useT('desk');
  return (
    <>
      <SectionHeader title={t('site.history')} />
      {versions.length === 0 && <EmptyState title={t('site.addresses.noVersions')} />}
      <VersionRows
        versions={versions}
        kind={{
          takeBackConsequence: t('site.addresses.takeBackConsequence'),
          changes: (number) => <Changes number={number} />,
          refused: (problem) => <RefusedRules problem={problem} />,
          takeBack: (number, reason, token, isConfirmed) =>
            api.post(
              '/operator-api/redirects/versions/:number/take-back',
              { reason, ...(isConfirmed && { isConfirmed }) },
              { bearer: { token }, params: { number } },
            ),
        }}
        onChanged={onChanged}
      />
    </>
  );
}

/** What a version changed of the one before it. */
function Changes({ number }: { readonly number: number }) {
  const t = useT('desk');
  const words = useReadWords({ slow: t('site.slow') });
  const read = useDeskRead(
    `redirect changes ${number}`,
    (as) =>
      api.get('/operator-api/redirects/differences', { ...as, query: { from: number - 1, to: number } }),
    EVERY_MS,
  );
  return (
    <ReadView
      value={read.value}
      reload={read.reload}
      words={words}
      skeleton={<SkeletonRows count={2} />}
      empty={({ added, removed }) => added.length + removed.length === 0 && <p>{t('content.noChanges')}</p>}
    >
      {({ added, removed }) => (
        <>
          <ListedRules title={t('site.addresses.removed')} rules={removed} />
          <ListedRules title={t('site.addresses.added')} rules={added} />
        </>
      )}
    </ReadView>
  );
}
