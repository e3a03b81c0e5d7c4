import { api } from '@paddock/shared-utils';
import { useReadWords, useT } from '@paddock/shared-utils/react';
import { EmptyState, Panel, ReadView, SectionHeader, SkeletonRows } from '@paddock/styleguide';

import { leafDifferences } from '../../model/leaf-differences.ts';
import { DifferenceList } from '../difference-list.tsx';
import { useDeskRead } from '../session/use-desk-read.ts';
import { RefusedKeys } from './refused-keys.tsx';
import { VersionRows } from './version-rows.tsx';

const EVERY_MS = 60_000;

interface SiteHistoryProps {
  /** Of the site as it stands. */
  readonly version: number;
  readonly onChanged: () => void;
}

/** The last fifty versions: who made them, when and why, what they changed, and the way to take each back. */
export function SiteHistory({ version, onChanged }: SiteHistoryProps) {
  const t = useT('desk');
  const words = useReadWords({ slow: t('site.slow') });
  const read = useDeskRead(
    `site versions ${version}`,
    (as) => api.get('/operator-api/site/versions', { ...as, query: {} }),
    EVERY_MS,
  );
  return (
    <Panel padded>
      <SectionHeader title={t('site.history')} />
      <ReadView
        value={read.value}
        reload={read.reload}
        words={words}
        skeleton={<SkeletonRows count={4} />}
        empty={({ versions }) => versions.length === 0 && <EmptyState title={t('site.noVersions')} />}
      >
        {({ versions }) => (
          <VersionRows
            versions={versions}
            kind={{
              takeBackConsequence: t('site.takeBackConsequence'),
              changes: (number) => <Changes number={number} />,
              refused: (problem) => <RefusedKeys problem={problem} />,
              takeBack: (number, reason, token) =>
                api.post(
                  '/operator-api/site/versions/:number/take-back',
                  { reason },
                  { bearer: { token }, params: { number } },
                ),
            }}
            onChanged={onChanged}
          />
        )}
      </ReadView>
    </Panel>
  );
}

/** What a version changed of the one before it. */
function Changes({ number }: { readonly number: number }) {
  const t = useT('desk');
  const words = useReadWords({ slow: t('site.slow') });
  const read = useDeskRead(
    `site changes ${number}`,
    (as) => api.get('/operator-api/site/differences', { ...as, query: { from: number - 1, to: number } }),
    EVERY_MS,
  );
  return (
    <ReadView
      value={read.value}
      reload={read.reload}
      words={words}
      skeleton={<SkeletonRows count={2} />}
      empty={({ differences }) => differences.length === 0 && <p>{t('content.noChanges')}</p>}
    >
      {({ differences }) => (
        <DifferenceList
          differences={differences.flatMap(({ key, before, after }) =>
            leafDifferences(before, after, `/${key}`),
          )}
        />
      )}
    </ReadView>
  );
}
