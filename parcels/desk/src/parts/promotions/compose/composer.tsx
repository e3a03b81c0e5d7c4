import { useMemo } from 'react';
import type { OperatorPromotionView, PromotionPartsView, PromotionTerms } from '@paddock/contract/schemas';
import { hrefFor, navigate, type ApiProblem } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Notice, Panel, SectionHeader, TextButton, TextLink } from '@paddock/styleguide';

import { formOfTerms } from '../../../model/promotions/form-parts.ts';
import { promotionPath } from '../../../model/promotions/promotion-place.ts';
import { readTyped } from '../../../model/promotions/read-typed.ts';
import { groupIn, typedOf } from '../../../model/promotions/typed-terms.ts';
import { unchangedTexts } from '../../../model/promotions/unchanged-texts.ts';
import { atFormPlaces, PROMOTION_CODE_AT, wrongCode } from '../../../model/promotions/wrong-code.ts';
import { wrongIn } from '../../../model/promotions/wrong-places.ts';
import { PreviewPanel } from '../preview-panel.tsx';
import styles from '../promotions.module.css';
import { useDesk } from '../../session/desk-context.ts';
import { BeginForm } from './begin-form.tsx';
import { CodeField } from './code-field.tsx';
import { ComposingContext } from './compose-context.ts';
import { NEW, type PromotionDraft } from './compose-drafts.ts';
import { FieldsOf } from './group-fields.tsx';
import { useDraft, type Drafting } from './use-draft.ts';
import { useShownWrong } from './use-shown-wrong.ts';
import { WriteForm } from './write-form.tsx';

interface ComposerProps {
  readonly parts: PromotionPartsView;
  /** Whose next version it is; null for a new promotion. */
  readonly from: OperatorPromotionView | null;
}

/** Begins with a sample or with what stands, and composes from there. */
export function Composer({ parts, from }: ComposerProps) {
  const t = useT('desk');
  const format = useFormat();
  const form = useMemo(() => formOfTerms(parts.schema), [parts.schema]);
  const draftOf = (code: string, terms: PromotionTerms): PromotionDraft => ({
    code,
    typed: groupIn(typedOf(form, terms, (atMs) => format.zoneHours(atMs))),
  });
  const begun = from === null ? null : draftOf(from.code, from.terms);
  const drafting = useDraft(from?.code ?? NEW, begun);
  const { draft, isFoundAgain, begin } = drafting;
  const all = <TextLink href={hrefFor(promotionPath({ at: 'all' }))}>{t('promotions.all')}</TextLink>;
  return (
    <>
      <Panel>
        <SectionHeader
          title={from === null ? t('promotions.composeNew') : t('promotions.composeNext')}
          note={from?.code}
          actions={all}
        />
        <div className={styles.standing}>
          {isFoundAgain && (
            <Notice tone="info">
              {t('content.foundAgain')}{' '}
              <TextButton onClick={() => begin(begun)}>{t('content.throwAway')}</TextButton>
            </Notice>
          )}
          {draft === null ? (
            <BeginForm
              samples={parts.samples}
              onBegun={(sample) => drafting.change(draftOf('', sample.terms))}
            />
          ) : (
            <p className={styles.quiet}>{t('promotions.composeHint')}</p>
          )}
        </div>
      </Panel>
      {draft !== null && <Composed parts={parts} from={from} drafting={drafting} draft={draft} />}
    </>
  );
}

interface ComposedProps extends ComposerProps {
  readonly drafting: Drafting;
  readonly draft: PromotionDraft;
}

function Composed({ parts, from, drafting, draft }: ComposedProps) {
  const t = useT('desk');
  const format = useFormat();
  const { may } = useDesk();
  const { code, typed } = draft;
  const form = useMemo(() => formOfTerms(parts.schema), [parts.schema]);
  const read = useMemo(
    () => readTyped(form, typed, { at: '/terms', zoneHours: (atMs) => format.zoneHours(atMs) }),
    [form, typed, format],
  );
  const lacks = useMemo(() => [...wrongCode(code, PROMOTION_CODE_AT), ...read.wrong], [code, read]);
  const wrong = useShownWrong(lacks);
  const refuse = ({ details }: ApiProblem) => wrong.refuse(atFormPlaces(wrongIn(details)));
  const composing = { names: parts.names, wrong: wrong.shown, touch: wrong.touch };
  // Whatever was typed is checked by the server before it is anything.
  const terms = read.wrong.length === 0 ? (read.value as PromotionTerms) : null;
  const origins = [...parts.samples, ...(from === null ? [] : [from])].map(({ terms: begun }) => begun);
  return (
    <ComposingContext value={composing}>
      <Panel>
        <div className={styles.composed}>
          <CodeField
            at={PROMOTION_CODE_AT}
            name="promotionCode"
            hint={t('promotions.codeHint')}
            maxLength={120}
            code={code}
            wrong={wrong}
            onTyped={(next) => drafting.change({ code: next, typed })}
          />
          <FieldsOf
            part={form}
            path="/terms"
            typed={typed}
            onTyped={(value, at) => {
              wrong.typed(at);
              drafting.change({ code, typed: groupIn(value) });
            }}
          />
        </div>
      </Panel>
      {terms !== null && may('reports:read') && <PreviewPanel terms={terms} onRefused={refuse} />}
      <WriteForm
        code={code}
        terms={terms}
        lacks={lacks}
        wrong={wrong}
        unchanged={terms === null ? [] : unchangedTexts(terms, origins)}
        onRefused={refuse}
        onWritten={() => {
          drafting.begin(null);
          navigate(hrefFor(promotionPath({ at: 'one', code })));
        }}
      />
    </ComposingContext>
  );
}
