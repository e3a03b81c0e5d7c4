import type { PromotionTerms } from '@paddock/contract/schemas';
import { api, hrefFor, navigate, type ApiProblem } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';

import { isPromotionCode, promotionPath } from '../../../model/promotions/promotion-place.ts';
import type { Wrong } from '../../../model/promotions/wrong-places.ts';
import { DeskForm } from '../../desk-form.tsx';
import { useDesk } from '../../session/desk-context.ts';
import type { ShownWrong } from './use-shown-wrong.ts';
import { UnchangedTextsNotice } from './unchanged-texts-notice.tsx';
import { WrongList } from './wrong-list.tsx';

interface WriteFormProps {
  readonly code: string;
  /** Null while something is missing. */
  readonly terms: PromotionTerms | null;
  /** What is missing. */
  readonly lacks: readonly Wrong[];
  /** What of it is said, and what was refused. */
  readonly wrong: Pick<ShownWrong, 'lacks' | 'refused' | 'isMended' | 'showAll'>;
  /** Languages whose text is as it was, and perhaps untrue. */
  readonly unchanged: readonly string[];
  readonly onRefused: (problem: ApiProblem) => void;
  readonly onWritten: () => void;
}

/** Writes what is composed as a version, which takes nobody in before it is started. */
export function WriteForm({ code, terms, lacks, wrong, unchanged, onRefused, onWritten }: WriteFormProps) {
  const t = useT('desk');
  const { token } = useDesk();
  return (
    <DeskForm
      title={t('promotions.write')}
      consequence={t('promotions.writeConsequence')}
      submitLabel={t('promotions.write')}
      missing={
        terms === null
          ? t('promotions.lacks', { number: lacks.length })
          : isPromotionCode(code)
            ? null
            : t('promotions.noCode')
      }
      refused={() => <WrongList wrong={wrong.refused} />}
      isMended={wrong.isMended}
      onLacking={wrong.showAll}
      send={async (reason) => {
        if (terms === null) throw new Error('what is missing is written nowhere');
        const answer = await api.post(
          '/operator-api/promotions',
          { code, terms, reason },
          { bearer: { token } },
        );
        if (!answer.ok) onRefused(answer.problem);
        return answer;
      }}
      onDone={onWritten}
      onCancel={() => navigate(hrefFor(promotionPath({ at: 'all' })))}
    >
      <WrongList wrong={wrong.lacks} />
      <UnchangedTextsNotice languages={unchanged} />
    </DeskForm>
  );
}
