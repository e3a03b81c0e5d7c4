import { useState } from 'react';
import type { RedirectTableView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Button, Notice } from '@paddock/styleguide';

import styles from '../site.module.css';
import { ListedRules } from './listed-rules.tsx';
import { RuleFault } from './refused-rules.tsx';
import { RulesForm } from './rules-form.tsx';
import { TableForm } from './table-form.tsx';
import type { StandingRules } from './use-rules.ts';

interface ImportRulesProps {
  readonly standing: StandingRules;
  readonly onMeanwhile: () => void;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Takes a table of an old site in: what the server refuses of it line by line, what it would change, and then all of it at once. */
export function ImportRules({ standing, ...ends }: ImportRulesProps) {
  const t = useT('desk');
  const [table, setTable] = useState('');
  const [checked, setChecked] = useState<RedirectTableView | null>(null);
  if (checked === null)
    return <TableForm table={table} onTable={setTable} onChecked={setChecked} onCancel={ends.onCancel} />;
  const again = (
    <div>
      <Button size={32} variant="outline" icon="edit" onClick={() => setChecked(null)}>
        {t('site.addresses.table.again')}
      </Button>
    </div>
  );
  const doubted = checked.doubts.length > 0 && <DoubtedLines doubts={checked.doubts} />;
  if (checked.problems.length > 0)
    return (
      <div className={styles.stack}>
        <RefusedLines problems={checked.problems} />
        {doubted}
        {again}
      </div>
    );
  return (
    <RulesForm
      {...ends}
      title={t('site.addresses.table.title')}
      consequence={t('site.addresses.table.consequence')}
      submitLabel={t('site.addresses.table.put')}
      missing={checked.put.length === 0 ? t('site.addresses.table.same') : null}
      change={{ put: checked.put, remove: [] }}
      isDoubted={checked.doubts.length > 0}
      standing={{ ...standing, version: Math.max(standing.version, checked.version) }}
    >
      {doubted}
      <WouldChange checked={checked} />
      {again}
    </RulesForm>
  );
}

function RefusedLines({ problems }: Pick<RedirectTableView, 'problems'>) {
  const t = useT('desk');
  return (
    <Notice tone="danger" title={t('site.addresses.table.refused')} announce>
      <Lines faults={problems} testId="refused-lines" />
    </Notice>
  );
}

function DoubtedLines({ doubts }: Pick<RedirectTableView, 'doubts'>) {
  const t = useT('desk');
  return (
    <Notice tone="warning" title={t('site.addresses.table.doubted')} announce>
      <Lines faults={doubts} testId="doubted-lines" />
    </Notice>
  );
}

interface LinesProps {
  readonly faults: RedirectTableView['problems'];
  readonly testId: string;
}

/** What is wrong with lines of a table, each after its number. */
function Lines({ faults, testId }: LinesProps) {
  const t = useT('desk');
  return (
    <ul data-testid={testId}>
      {faults.map(({ line, text }) => (
        <li key={`${line} ${text}`}>
          {line !== null && `${t('site.addresses.table.line', { line })} · `}
          <RuleFault text={text} />
        </li>
      ))}
    </ul>
  );
}

function WouldChange({ checked: { rows, put, ended } }: { readonly checked: RedirectTableView }) {
  const t = useT('desk');
  const format = useFormat();
  return (
    <>
      <p className={styles.quiet} role="status">
        {t('site.addresses.table.would', {
          rows: format.number(rows),
          put: format.number(put.length),
          ended: format.number(ended.length),
          same: format.number(rows - put.length),
        })}
      </p>
      <ListedRules title={t('site.addresses.removed')} rules={ended} />
      <ListedRules title={t('site.addresses.added')} rules={put} />
    </>
  );
}
