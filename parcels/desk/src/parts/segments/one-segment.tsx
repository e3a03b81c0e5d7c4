import { useState } from 'react';
import type { SegmentPlayersView } from '@paddock/contract/schemas';
import { api, hrefFor, navigate } from '@paddock/shared-utils';
import { useFormat, useReadWords, useT } from '@paddock/shared-utils/react';
import {
  Button,
  ButtonRow,
  LinkButton,
  Panel,
  ReadView,
  SectionHeader,
  SkeletonRows,
  TextLink,
} from '@paddock/styleguide';

import { promotionPath } from '../../model/promotions/promotion-place.ts';
import { DeskForm } from '../desk-form.tsx';
import styles from '../promotions/promotions.module.css';
import { TermsList } from '../promotions/terms-list.tsx';
import { useDesk } from '../session/desk-context.ts';
import { UsedBy } from './used-by.tsx';
import { useSegmentPlayers } from './use-segments.ts';

const ALL = promotionPath({ at: 'segments' });

/** One segment: who is in it and how many are now, what uses it, and what is done with it. */
export function OneSegment({ code }: { readonly code: string }) {
  const t = useT('desk');
  const words = useReadWords({ slow: t('segments.slow') });
  const { value, reload } = useSegmentPlayers(code);
  return (
    <Panel>
      <SectionHeader title={code} actions={<TextLink href={hrefFor(ALL)}>{t('segments.all')}</TextLink>} />
      <ReadView value={value} reload={reload} words={words} skeleton={<SkeletonRows count={6} />}>
        {(segment) => <Standing segment={segment} reload={reload} />}
      </ReadView>
    </Panel>
  );
}

interface StandingProps {
  readonly segment: SegmentPlayersView;
  readonly reload: () => void;
}

function Standing({ segment, reload }: StandingProps) {
  const t = useT('desk');
  const format = useFormat();
  const { may } = useDesk();
  const { code, players, conditions, usedBy, author, changedAtMs } = segment;
  return (
    <div className={styles.standing}>
      <p className={styles.line}>{t('segments.players', { number: format.number(players) })}</p>
      <TermsList terms={{ conditions }} />
      <p className={styles.line}>
        {t('segments.usedBy')}: <UsedBy usedBy={usedBy} />
      </p>
      <p className={styles.quiet}>{t('segments.changed', { author, at: format.moment(changedAtMs) })}</p>
      {may('site:configure') && <Changes code={code} isUsed={usedBy.length > 0} reload={reload} />}
    </div>
  );
}

interface ChangesProps extends Pick<StandingProps, 'reload'> {
  readonly code: string;
  readonly isUsed: boolean;
}

/** It is changed whatever uses it, and deleted once nothing does. */
function Changes({ code, isUsed, reload }: ChangesProps) {
  const t = useT('desk');
  const { token } = useDesk();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <ButtonRow>
        <LinkButton variant="primary" href={hrefFor(promotionPath({ at: 'compose-segment', code }))}>
          {t('segments.change')}
        </LinkButton>
        {!isUsed && (
          <Button variant="danger-outline" aria-expanded={isAsked} onClick={() => setIsAsked(!isAsked)}>
            {t('segments.delete')}
          </Button>
        )}
      </ButtonRow>
      {isAsked && (
        <DeskForm
          title={t('segments.delete')}
          consequence={t('segments.deleteMeans')}
          submitLabel={t('segments.delete')}
          missing={null}
          isGrave
          send={async (reason) => {
            const path = '/operator-api/segments/:code/delete';
            const answer = await api.post(path, { reason }, { bearer: { token }, params: { code } });
            // What uses it since this was read stands above the refusal, which does not name it.
            if (!answer.ok && answer.problem.code === 'SEGMENT_USED') reload();
            return answer;
          }}
          onDone={() => navigate(hrefFor(ALL))}
          onCancel={() => setIsAsked(false)}
        />
      )}
    </>
  );
}
