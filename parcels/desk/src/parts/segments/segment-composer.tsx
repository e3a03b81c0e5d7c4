import { useMemo, useState, type ReactNode } from 'react';
import type {
  PromotionPartsView,
  SegmentConditions,
  SegmentsView,
  SegmentView,
} from '@paddock/contract/schemas';
import { api, hrefFor, navigate, type ApiProblem } from '@paddock/shared-utils';
import { useFormat, useReadWords, useT } from '@paddock/shared-utils/react';
import {
  EmptyState,
  Notice,
  Panel,
  ReadView,
  SectionHeader,
  SkeletonRows,
  TextButton,
  TextLink,
} from '@paddock/styleguide';

import { promotionPath } from '../../model/promotions/promotion-place.ts';
import { readTyped } from '../../model/promotions/read-typed.ts';
import { emptyOf, groupIn, typedOf } from '../../model/promotions/typed-terms.ts';
import { wrongCode } from '../../model/promotions/wrong-code.ts';
import { wrongIn, type Wrong } from '../../model/promotions/wrong-places.ts';
import {
  CONDITIONS_AT,
  saysAnything,
  SEGMENT_CODE_AT,
  segmentForm,
} from '../../model/segments/segment-form.ts';
import { DeskForm } from '../desk-form.tsx';
import { CodeField } from '../promotions/compose/code-field.tsx';
import { ComposingContext } from '../promotions/compose/compose-context.ts';
import { NEW, segmentDrafts, type PromotionDraft } from '../promotions/compose/compose-drafts.ts';
import { FieldsOf } from '../promotions/compose/group-fields.tsx';
import { useDraft } from '../promotions/compose/use-draft.ts';
import { useShownWrong } from '../promotions/compose/use-shown-wrong.ts';
import { WrongList } from '../promotions/compose/wrong-list.tsx';
import styles from '../promotions/promotions.module.css';
import { useDesk } from '../session/desk-context.ts';
import { useDeskRead } from '../session/use-desk-read.ts';
import { useSegments } from './use-segments.ts';

const PARTS_EVERY_MS = 600_000;

/** A new segment, or one that is changed, once it is known what can be said of players here. @param code null for a new one */
export function ComposeSegment({ code }: { readonly code: string | null }) {
  const t = useT('desk');
  const { may } = useDesk();
  const words = useReadWords({ slow: t('segments.slow') });
  const segments = useSegments();
  const parts = useDeskRead(
    'promotion-parts',
    (as) => api.get('/operator-api/promotion-parts', as),
    PARTS_EVERY_MS,
  );
  if (!may('site:configure')) return <Notice tone="warning">{t('segments.byOthers')}</Notice>;
  const reading = { words, skeleton: <SkeletonRows count={8} />, frame: framed };
  return (
    <ReadView value={segments.value} reload={segments.reload} {...reading}>
      {({ segments: all, schema }) => (
        <ReadView value={parts.value} reload={parts.reload} {...reading}>
          {({ names }) => {
            const from = all.find((one) => one.code === code);
            if (code !== null && from === undefined) return <EmptyState title={t('segments.gone')} />;
            return <SegmentComposer names={names} schema={schema} from={from} />;
          }}
        </ReadView>
      )}
    </ReadView>
  );
}

const framed = (inner: ReactNode) => <Panel padded>{inner}</Panel>;

interface SegmentComposerProps {
  readonly names: PromotionPartsView['names'];
  readonly schema: SegmentsView['schema'];
  /** What is changed; undefined for a new one. */
  readonly from: SegmentView | undefined;
}

function SegmentComposer({ names, schema, from }: SegmentComposerProps) {
  const t = useT('desk');
  const format = useFormat();
  const { token } = useDesk();
  const form = useMemo(() => segmentForm(schema), [schema]);
  // What somebody else wrote meanwhile is not written over: the server refuses the version that was seen.
  const [seen] = useState(from?.version ?? 0);
  const begun: PromotionDraft = {
    code: from?.code ?? '',
    typed: groupIn(
      from === undefined ? emptyOf(form) : typedOf(form, from.conditions, (atMs) => format.zoneHours(atMs)),
    ),
  };
  const { draft, isFoundAgain, change, begin } = useDraft(
    from === undefined ? NEW : `${from.code} ${seen}`,
    begun,
    segmentDrafts,
  );
  const { code, typed } = draft ?? begun;
  const read = useMemo(
    () => readTyped(form, typed, { at: CONDITIONS_AT, zoneHours: (atMs) => format.zoneHours(atMs) }),
    [form, typed, format],
  );
  const lacks = useMemo(() => [...wrongCode(code, SEGMENT_CODE_AT), ...read.wrong], [code, read]);
  const wrong = useShownWrong(lacks);
  const leaveTo =
    from === undefined ? promotionPath({ at: 'segments' }) : promotionPath({ at: 'segment', code });
  return (
    <ComposingContext value={{ names, wrong: wrong.shown, touch: wrong.touch }}>
      <Panel>
        <SectionHeader
          title={from === undefined ? t('segments.new') : t('segments.change')}
          note={from?.code}
          actions={<TextLink href={hrefFor(promotionPath({ at: 'segments' }))}>{t('segments.all')}</TextLink>}
        />
        <div className={styles.composed}>
          {isFoundAgain && (
            <Notice tone="info">
              {t('content.foundAgain')} <TextButton onClick={startAnew}>{t('content.throwAway')}</TextButton>
            </Notice>
          )}
          <p className={styles.quiet}>{t('segments.hint')}</p>
          {from === undefined && (
            <CodeField
              at={SEGMENT_CODE_AT}
              name="segmentCode"
              hint={t('segments.codeHint')}
              maxLength={120}
              code={code}
              wrong={wrong}
              onTyped={(next) => change({ code: next, typed })}
            />
          )}
          <FieldsOf
            part={form}
            path={CONDITIONS_AT}
            typed={typed}
            onTyped={(value, at) => {
              wrong.typed(at);
              change({ code, typed: groupIn(value) });
            }}
          />
        </div>
      </Panel>
      <DeskForm
        title={t('segments.write')}
        consequence={t('segments.consequence')}
        submitLabel={t('segments.write')}
        missing={missing()}
        refused={() => <WrongList wrong={wrong.refused} />}
        isMended={wrong.isMended}
        onLacking={wrong.showAll}
        send={async (reason) => {
          // Whatever was typed is checked by the server before it is anything.
          const conditions = read.value as SegmentConditions;
          const request = { code, conditions, seen, reason };
          const answer = await api.post('/operator-api/segments', request, { bearer: { token } });
          if (!answer.ok) wrong.refuse(namedIn(answer.problem));
          return answer;
        }}
        onDone={() => {
          startAnew();
          navigate(hrefFor(promotionPath({ at: 'segment', code })));
        }}
        onCancel={() => navigate(hrefFor(leaveTo))}
      >
        <WrongList wrong={wrong.lacks} />
      </DeskForm>
    </ComposingContext>
  );

  function missing(): string | null {
    if (lacks.length > 0) return t('promotions.lacks', { number: lacks.length });
    return saysAnything(read.value) ? null : t('segments.noCondition');
  }

  function startAnew(): void {
    wrong.begin();
    begin(begun);
  }
}

/** The places of the form that a refusal is about; none where it is about none. */
const namedIn = ({ code, details }: ApiProblem): readonly Wrong[] =>
  code === 'SEGMENT_EXISTS' ? [{ at: SEGMENT_CODE_AT, rule: 'segmentTaken' }] : wrongIn(details);
