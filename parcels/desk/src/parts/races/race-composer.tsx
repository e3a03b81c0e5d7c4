import { useMemo, type ReactNode } from 'react';
import type {
  OperatorTournamentsView,
  PromotionPartsView,
  TournamentRequest,
} from '@paddock/contract/schemas';
import { api, hrefFor, navigate, type ApiProblem } from '@paddock/shared-utils';
import { useFormat, useReadWords, useT } from '@paddock/shared-utils/react';
import {
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
import { wrongCode } from '../../model/promotions/wrong-code.ts';
import { emptyOf, groupIn } from '../../model/promotions/typed-terms.ts';
import type { Wrong } from '../../model/promotions/wrong-places.ts';
import { prizeSums } from '../../model/races/prize-sums.ts';
import { RACE_AT, raceForm } from '../../model/races/race-form.ts';
import { CODE_AT, raceRequest, wrongInRace, type ReadRace } from '../../model/races/race-request.ts';
import { DeskForm } from '../desk-form.tsx';
import { CodeField } from '../promotions/compose/code-field.tsx';
import { ComposingContext } from '../promotions/compose/compose-context.ts';
import { NEW, raceDrafts, type PromotionDraft } from '../promotions/compose/compose-drafts.ts';
import { FieldsOf } from '../promotions/compose/group-fields.tsx';
import { useDraft } from '../promotions/compose/use-draft.ts';
import { useShownWrong } from '../promotions/compose/use-shown-wrong.ts';
import { WrongList } from '../promotions/compose/wrong-list.tsx';
import styles from '../promotions/promotions.module.css';
import { useDesk } from '../session/desk-context.ts';
import { useDeskRead } from '../session/use-desk-read.ts';
import { useRaces } from './use-races.ts';

const PARTS_EVERY_MS = 600_000;

/** A new race, once it is known what it can be made of here. */
export function NewRace() {
  const t = useT('desk');
  const { may } = useDesk();
  const words = useReadWords({ slow: t('races.slow') });
  const races = useRaces();
  const parts = useDeskRead(
    'promotion-parts',
    (as) => api.get('/operator-api/promotion-parts', as),
    PARTS_EVERY_MS,
  );
  if (!may('games:manage')) return <Notice tone="warning">{t('races.byOthers')}</Notice>;
  const reading = { words, skeleton: <SkeletonRows count={12} />, frame: framed };
  return (
    <ReadView value={races.value} reload={races.reload} {...reading}>
      {({ products, whoSchema }) => (
        <ReadView value={parts.value} reload={parts.reload} {...reading}>
          {({ names }) => <RaceComposer names={names} products={products} whoSchema={whoSchema} />}
        </ReadView>
      )}
    </ReadView>
  );
}

const framed = (inner: ReactNode) => <Panel padded>{inner}</Panel>;

interface RaceComposerProps {
  readonly names: PromotionPartsView['names'];
  readonly products: OperatorTournamentsView['products'];
  readonly whoSchema: OperatorTournamentsView['whoSchema'];
}

function RaceComposer({ names, products, whoSchema }: RaceComposerProps) {
  const t = useT('desk');
  const format = useFormat();
  const { token } = useDesk();
  const form = useMemo(() => raceForm(whoSchema), [whoSchema]);
  const begun = useMemo((): PromotionDraft => ({ code: '', typed: groupIn(emptyOf(form)) }), [form]);
  const { draft, isFoundAgain, change, begin } = useDraft(NEW, begun, raceDrafts);
  const { code, typed } = draft ?? begun;
  const read = useMemo(
    () => readTyped(form, typed, { at: RACE_AT, zoneHours: (atMs) => format.zoneHours(atMs) }),
    [form, typed, format],
  );
  const lacks = useMemo(() => [...wrongCode(code, CODE_AT), ...read.wrong], [code, read]);
  const wrong = useShownWrong(lacks);
  const composing = { names: { ...names, products }, wrong: wrong.shown, touch: wrong.touch };
  // Whatever was typed is checked by the server before it is anything.
  const race = read.wrong.length === 0 ? (read.value as ReadRace) : null;
  return (
    <ComposingContext value={composing}>
      <Panel>
        <SectionHeader
          title={t('races.new')}
          actions={<TextLink href={hrefFor(promotionPath({ at: 'races' }))}>{t('races.all')}</TextLink>}
        />
        <div className={styles.composed}>
          {isFoundAgain && (
            <Notice tone="info">
              {t('content.foundAgain')} <TextButton onClick={startAnew}>{t('content.throwAway')}</TextButton>
            </Notice>
          )}
          <p className={styles.quiet}>{t('races.hint')}</p>
          <CodeField
            at={CODE_AT}
            name="raceCode"
            hint={t('races.codeHint')}
            maxLength={120}
            code={code}
            wrong={wrong}
            onTyped={(next) => change({ code: next, typed })}
          />
          <FieldsOf
            part={form}
            path={RACE_AT}
            typed={typed}
            onTyped={(value, at) => {
              wrong.typed(at);
              change({ code, typed: groupIn(value) });
            }}
          />
          {prizeSums(typed).map(({ currency, places, sumMinor }) => (
            <p key={currency} className={styles.line} data-testid={`prizes-${currency}`}>
              {t('races.prizeSum', { sum: format.money(sumMinor, currency), count: places })}
            </p>
          ))}
        </div>
      </Panel>
      <DeskForm
        title={t('races.make')}
        consequence={t('races.consequence')}
        submitLabel={t('races.make')}
        missing={missing()}
        refused={() => <WrongList wrong={wrong.refused} />}
        isMended={wrong.isMended}
        onLacking={wrong.showAll}
        send={async (reason) => {
          if (race === null) throw new Error('what is missing is made nowhere');
          const request = raceRequest(race, code, reason);
          const answer = await api.post('/operator-api/tournaments', request, { bearer: { token } });
          if (!answer.ok) wrong.refuse(namedIn(answer.problem, request));
          return answer;
        }}
        onDone={() => {
          startAnew();
          navigate(hrefFor(promotionPath({ at: 'races' })));
        }}
        onCancel={() => navigate(hrefFor(promotionPath({ at: 'races' })))}
      >
        <WrongList wrong={wrong.lacks} />
      </DeskForm>
    </ComposingContext>
  );

  function missing(): string | null {
    if (race === null) return t('promotions.lacks', { number: lacks.length });
    return lacks.length === 0 ? null : t('races.noCode');
  }

  function startAnew(): void {
    wrong.begin();
    begin(begun);
  }
}

/** The places of the form that a refusal is about; none where it is about none. */
function namedIn({ code, details }: ApiProblem, request: TournamentRequest): readonly Wrong[] {
  return code === 'TOURNAMENT_EXISTS' ? [{ at: CODE_AT, rule: 'raceTaken' }] : wrongInRace(details, request);
}
