import type { RedirectRuleView, SiteVersionView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useReadWords, useT } from '@paddock/shared-utils/react';
import { EmptyState, ReadView, SectionHeader, SkeletonRows } from '@paddock/styleguide';

import { useDeskRead } from '../../session/use-desk-read.ts';
import styles from '../site.module.css';
import { VersionRows } from '../version-rows.tsx';
import { RefusedRules } from './refused-rules.tsx';
import { RuleLine } from './rule-line.tsx';

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
          takeBack: (number, reason, token) =>
            api.post(
              '/operator-api/redirects/versions/:number/take-back',
              { reason },
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
          <Rules title={t('site.addresses.removed')} rules={removed} />
          <Rules title={t('site.addresses.added')} rules={added} />
        </>
      )}
    </ReadView>
  );
}

/** Rules that are listed of one change: a table of an old site may have thousands. */
const MOST_LISTED = 50;

function Rules({ title, rules }: { readonly title: string; readonly rules: readonly RedirectRuleView[] }) {
  const t = useT('desk');
  if (rules.length === 0) return null;
  return (
    <>
      <p className={styles.quiet}>{title}</p>
      <ul className={styles.rows}>
        {rules.slice(0, MOST_LISTED).map((rule) => (
          <li key={`${rule.kind} ${rule.from}`}>
            <RuleLine rule={rule} />
          </li>
        ))}
      </ul>
      {rules.length > MOST_LISTED && (
        <p className={styles.quiet}>{t('site.addresses.andMore', { number: rules.length - MOST_LISTED })}</p>
      )}
    </>
  );
}
