import { useState } from 'react';
import { partsText } from '@paddock/contract';
import type { PromotionPreviewView, PromotionTerms } from '@paddock/contract/schemas';
import { api, type ApiProblem } from '@paddock/shared-utils';
import { useFormat, useLabels, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, Panel, SectionHeader, SegmentedControl, SummaryList } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import { wrongIn } from '../../model/promotions/wrong-places.ts';
import { useDesk } from '../session/desk-context.ts';
import { lostOr } from '../session/use-desk-read.ts';
import { WrongList } from './compose/wrong-list.tsx';
import styles from './promotions.module.css';
import { SumsText } from './sums-text.tsx';

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
        {shown !== null && shown.of === terms && <Shown view={shown.view} />}
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

function Shown({ view }: { readonly view: PromotionPreviewView }) {
  const t = useT('desk');
  const format = useFormat();
  const { seen, players, given, points } = view;
  return (
    <div role="status" className={styles.outcome}>
      {seen === 0 ? (
        <p>{t('promotions.pastNothing')}</p>
      ) : (
        <SummaryList
          lines={[
            { id: 'players', label: t('promotions.players'), value: format.number(players) },
            { id: 'most', label: t('promotions.atMost'), value: <SumsText sums={given} /> },
            ...(points > 0
              ? [{ id: 'points', label: t('promotions.points'), value: format.number(points) }]
              : []),
          ]}
        />
      )}
      <WorstCase worst={view.worst} />
    </div>
  );
}

/** What it gives at most whoever comes, which asks nothing of the past. */
function WorstCase({ worst }: Pick<PromotionPreviewView, 'worst'>) {
  const t = useT('desk');
  const format = useFormat();
  const amount = (text: string, currency: string | null): string =>
    currency === null
      ? partsText([t('promotions.points'), format.digits(text)], format.language)
      : format.amount(text, currency);
  return (
    <>
      <p className={styles.quiet}>{t('promotions.worstHint')}</p>
      <SummaryList
        lines={worst.flatMap(({ currency, each, most }) => [
          { id: `each ${currency}`, label: t('promotions.eachMost'), value: amount(each, currency) },
          {
            id: `all ${currency}`,
            label: t('promotions.allMost'),
            value: most === null ? t('promotions.unbounded') : amount(most, currency),
          },
        ])}
      />
    </>
  );
}
