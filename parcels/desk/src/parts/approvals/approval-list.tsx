import { useState } from 'react';
import type { ProposalListView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useReadWords, useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow, EmptyState, Panel, ReadView, SkeletonRows } from '@paddock/styleguide';

import { giftLines } from '../../model/gift-lines.ts';
import { proposalWords } from '../../model/proposal-words.ts';
import { DeskForm } from '../desk-form.tsx';
import boardStyles from '../board/board.module.css';
import styles from '../desk.module.css';
import { useDesk } from '../session/desk-context.ts';
import { useDeskRead } from '../session/use-desk-read.ts';
import { WhoAndWhy } from '../who-and-why.tsx';
import { ProposedGift } from './proposed-gift.tsx';

const EVERY_MS = 5_000;

/** What waits for a second operator: nobody decides their own. */
export function ApprovalList() {
  const t = useT('desk');
  const words = useReadWords({ slow: t('approvals.slow') });
  const read = useDeskRead('proposals', (as) => api.get('/operator-api/proposals', as), EVERY_MS);
  return (
    <Panel>
      <ReadView
        value={read.value}
        reload={read.reload}
        words={words}
        skeleton={<SkeletonRows count={3} />}
        empty={({ proposals }) => proposals.length === 0 && <EmptyState title={t('approvals.empty')} />}
      >
        {({ proposals }) => (
          <ul className={boardStyles.rows}>
            {proposals.map((proposal) => (
              <ApprovalRow key={proposal.id} proposal={proposal} onChanged={read.reload} />
            ))}
          </ul>
        )}
      </ReadView>
    </Panel>
  );
}

interface ApprovalRowProps {
  readonly proposal: ProposalListView['proposals'][number];
  readonly onChanged: () => void;
}

function ApprovalRow({ proposal, onChanged }: ApprovalRowProps) {
  const t = useT('desk');
  const { session, token } = useDesk();
  const [form, setForm] = useState<'approve' | 'reject' | null>(null);
  const { id, kind, subject, reason, proposedBy, proposedAtMs } = proposal;
  const named = proposalWords(kind);
  const gift = giftLines(proposal);
  const isOwn = proposedBy === session.name;
  return (
    <li className={boardStyles.bound}>
      <span>
        <b>{named === undefined ? kind : t(named)}</b> <bdi dir="ltr">{subject}</bdi>
      </span>
      <span className={styles.dim}>
        <WhoAndWhy who={proposedBy} atMs={proposedAtMs} reason={reason} />
      </span>
      {gift !== null && <ProposedGift gift={gift} />}
      {isOwn && <span className={styles.dim}>{t('approvals.own')}</span>}
      {!isOwn && form === null && (
        <ButtonRow>
          <Button size={32} variant="primary" onClick={() => setForm('approve')}>
            {t('approvals.approve.submit')}
          </Button>
          <Button size={32} variant="danger-outline" onClick={() => setForm('reject')}>
            {t('approvals.reject.submit')}
          </Button>
        </ButtonRow>
      )}
      {form !== null && (
        <DeskForm
          title={t(`approvals.${form}.title`)}
          consequence={t(`approvals.${form}.consequence`)}
          submitLabel={t(`approvals.${form}.submit`)}
          missing={null}
          isGrave={form === 'reject'}
          send={(why) => {
            const as = { bearer: { token }, params: { id } };
            return form === 'approve'
              ? api.post('/operator-api/proposals/:id/approve', { reason: why }, as)
              : api.post('/operator-api/proposals/:id/reject', { reason: why }, as);
          }}
          onDone={onChanged}
          onCancel={() => setForm(null)}
        />
      )}
    </li>
  );
}
