import { useState } from 'react';
import type { PromotionPreviewView, PromotionTerms } from '@paddock/contract/schemas';
import { api, type ApiProblem } from '@paddock/shared-utils';
import { useFormat, useLabels, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, Panel, SectionHeader, SegmentedControl } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import { wrongIn } from '../../model/promotions/wrong-places.ts';
import { useDesk } from '../session/desk-context.ts';
import { lostOr } from '../session/use-desk-read.ts';
import { WrongList } from './compose/wrong-list.tsx';
import { PreviewOutcome } from './preview-outcome.tsx';
import styles from './promotions.module.css';

const DAYS = ['7', '30', '90'] as const;

interface PreviewPanelProps {
  readonly terms: PromotionTerms;
  /** Told of what the server does not take of them. */
  readonly onRefused?: (problem: ApiProblem) => void;
}

/** Who could have taken it in days that are over, and what that would have come to at most. */
export function PreviewPanel({ terms, onRefused }: PreviewPanelProps) {
  const t = useT('desk');
  const format = useFormat();
  const [days, setDays] = useState<string>('30');
  const [shown, setShown] = useState<{ readonly of: unknown; readonly view: PromotionPreviewView } | null>(
    null,
  );
  const [attempt, setAttempt] = useState(0);
  return (
    <Panel>
      <SectionHeader title={t('promotions.preview')} />
      <div className={styles.standing}>
        <p className={styles.quiet}>{t('promotions.previewHint')}</p>
        <div className={styles.line}>
          <span>{t('promotions.previewDays')}</span>
          <SegmentedControl
            label={t('promotions.previewDays')}
            value={days}
            onValueChange={(value) => {
              setDays(value);
              setShown(null);
            }}
            segments={DAYS.map((value) => ({ value, label: format.number(Number(value)) }))}
          />
        </div>
        <AskPreview
          key={attempt}
          terms={terms}
          days={Number(days)}
          onRefused={onRefused}
          onShown={(view) => {
            setShown({ of: terms, view });
            setAttempt(attempt + 1);
          }}
        />
        {shown !== null && shown.of === terms && <PreviewOutcome view={shown.view} />}
      </div>
    </Panel>
  );
}

interface AskPreviewProps {
  readonly terms: PromotionTerms;
  readonly days: number;
  readonly onRefused: ((problem: ApiProblem) => void) | undefined;
  readonly onShown: (view: PromotionPreviewView) => void;
}

function AskPreview({ terms, days, onRefused, onShown }: AskPreviewProps) {
  const t = useT('desk');
  const labels = useLabels();
  const { token, lost } = useDesk();
  const { submit, pending, refusal } = useSubmit(
    async (body: { readonly terms: PromotionTerms; readonly days: number }) => {
      const answer = lostOr(
        await api.post('/operator-api/promotions/preview', body, { bearer: { token } }),
        lost,
      );
      if (!answer.ok) onRefused?.(answer.problem);
      return answer;
    },
    ({ data }) => onShown(data),
  );
  return (
    <>
      {refusal !== null && (
        <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt}>
          <WrongList wrong={wrongIn(refusal.problem.details)} />
        </FormMessage>
      )}
      <div>
        <Button variant="outline" pending={pending} onClick={() => void submit({ terms, days })}>
          {t('promotions.askPreview')}
        </Button>
      </div>
    </>
  );
}
