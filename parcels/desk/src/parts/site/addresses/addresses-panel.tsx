import { useState } from 'react';
import { api } from '@paddock/shared-utils';
import { useReadWords, useT } from '@paddock/shared-utils/react';
import {
  Button,
  ButtonRow,
  classNames,
  Panel,
  ReadView,
  SectionHeader,
  SkeletonRows,
} from '@paddock/styleguide';

import { useDesk } from '../../session/desk-context.ts';
import { useDeskRead } from '../../session/use-desk-read.ts';
import { useSiteNews } from '../../session/use-news.ts';
import styles from '../site.module.css';
import { ImportRules } from './import-rules.tsx';
import { RuleForm } from './rule-form.tsx';
import { RuleHistory } from './rule-history.tsx';
import { RuleList } from './rule-list.tsx';
import { TryAddress } from './try-address.tsx';
import { useRules } from './use-rules.ts';

const EVERY_MS = 10_000;

/** Where addresses lead that have moved: the rules, where one leads, and who changed them. */
export function AddressesPanel() {
  const t = useT('desk');
  const words = useReadWords({ slow: t('site.addresses.slow') });
  const news = useSiteNews();
  const versions = useDeskRead(
    'redirect versions',
    (as) => api.get('/operator-api/redirects/versions', { ...as, query: {} }),
    EVERY_MS,
    news,
  );
  const newest = versions.value.status === 'ready' ? (versions.value.data.versions[0]?.number ?? 0) : 0;
  const rules = useRules(newest);
  const onChanged = () => {
    versions.reload();
    rules.reload();
  };
  return (
    <>
      <Panel padded>
        <SectionHeader title={t('site.addresses.title')} />
        <ReadView
          value={rules.value}
          reload={rules.reload}
          words={words}
          skeleton={<SkeletonRows count={8} />}
        >
          {(standing) => (
            <div className={classNames(styles.stack, styles.apart)}>
              <p className={styles.quiet}>{t('site.addresses.lead')}</p>
              <TryAddress version={standing.version} />
              <NewRules standing={standing} onChanged={onChanged} />
              <RuleList standing={standing} onChanged={onChanged} />
            </div>
          )}
        </ReadView>
      </Panel>
      <Panel padded>
        <ReadView
          value={versions.value}
          reload={versions.reload}
          words={words}
          skeleton={<SkeletonRows count={4} />}
        >
          {(read) => <RuleHistory versions={read.versions} onChanged={onChanged} />}
        </ReadView>
      </Panel>
    </>
  );
}

function NewRules({ standing, onChanged }: Parameters<typeof RuleList>[0]) {
  const t = useT('desk');
  const { may } = useDesk();
  const [open, setOpen] = useState<'one' | 'table' | null>(null);
  if (!may('site:configure')) return null;
  if (open === null)
    return (
      <ButtonRow>
        <Button size={32} variant="outline" icon="plus" onClick={() => setOpen('one')}>
          {t('site.addresses.add')}
        </Button>
        <Button size={32} variant="outline" icon="upload" onClick={() => setOpen('table')}>
          {t('site.addresses.table.title')}
        </Button>
      </ButtonRow>
    );
  const ends = {
    standing,
    onMeanwhile: onChanged,
    onDone() {
      setOpen(null);
      onChanged();
    },
    onCancel: () => setOpen(null),
  };
  return open === 'table' ? <ImportRules {...ends} /> : <RuleForm {...ends} rule={null} />;
}
