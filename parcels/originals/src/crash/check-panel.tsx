import { useState } from 'react';
import { verifyChain } from '@paddock/games/chain';
import { crashPoint } from '@paddock/games/crash';
import type { SharedRoundView } from '@paddock/contract/schemas';
import { api, type ApiProblem } from '@paddock/shared-utils';
import { useLabels, useT } from '@paddock/shared-utils/react';
import { Button, Field, Notice, Panel, SectionHeader, TextInput } from '@paddock/styleguide';

import own from './check.module.css';
import styles from './crash.module.css';
import { useTimes } from './use-times.ts';

/** A round that was recomputed here, by the code that drew it. */
export interface Checked {
  readonly round: SharedRoundView;
  readonly pointMilli: number;
  /** SHA-256 leads from its hash to the one that was published first. */
  readonly isOfChain: boolean;
}

export function checked(round: SharedRoundView): Checked {
  const { hash, salt, chainRound, terminalHash } = round;
  return {
    round,
    pointMilli: crashPoint({ hash, salt }),
    isOfChain: verifyChain({ round: 0, hash: terminalHash }, { round: chainRound, hash }),
  };
}

/** Reads a round and recomputes it in this browser. */
export function useCheck() {
  const [found, setFound] = useState<Checked>();
  const [problem, setProblem] = useState<ApiProblem>();
  async function check(number: number): Promise<void> {
    setProblem(undefined);
    const answer = await api.get('/web-api/shared-rounds/:game/rounds/:number', {
      params: { game: 'crash', number: String(number) },
    });
    if (answer.ok) setFound(checked(answer.data));
    else if (answer.status !== 'close') setProblem(answer.problem);
  }
  return { found, problem, check };
}

/** Any round by its number, with every step of its check. */
export function CheckPanel({ found, problem, check }: ReturnType<typeof useCheck>) {
  const t = useT('originals');
  const labels = useLabels();
  const [typed, setTyped] = useState('');
  const number = /^[1-9]\d{0,14}$/.test(typed) ? Number(typed) : undefined;
  return (
    <Panel bleed id="crash-check" data-testid="crash-check">
      <SectionHeader title={t('crash.check.title')} />
      <div className={styles.slot}>
        <p className={styles.dim}>{t('crash.check.text')}</p>
        <form
          className={own.ask}
          onSubmit={(event) => {
            event.preventDefault();
            if (number !== undefined) void check(number);
          }}
        >
          <Field label={t('crash.check.number')}>
            <TextInput
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              inputMode="numeric"
              autoComplete="off"
            />
          </Field>
          <Button type="submit" variant="outline" unavailable={number === undefined}>
            {t('crash.check.do')}
          </Button>
        </form>
        {problem !== undefined && (
          <Notice tone="danger" title={t('crash.check.failed')} announce>
            {labels.problem(problem)}
          </Notice>
        )}
        {found !== undefined && <Steps found={found} />}
      </div>
    </Panel>
  );
}

function Steps({ found: { round, pointMilli, isOfChain } }: { readonly found: Checked }) {
  const t = useT('originals');
  const times = useTimes();
  const told = (round.result as { readonly pointMilli: number }).pointMilli;
  const isRight = told === pointMilli && isOfChain;
  return (
    <>
      <Notice
        tone={isRight ? 'positive' : 'danger'}
        title={t(isRight ? 'crash.check.right' : 'crash.check.wrong', {
          number: round.number,
          point: times(pointMilli),
        })}
        announce
      />
      <dl className={own.steps}>
        <dt>{t('crash.check.hash')}</dt>
        <dd>{round.hash}</dd>
        <dt>{t('crash.check.salt')}</dt>
        <dd>{round.salt}</dd>
        <dt>{t('crash.check.terminal', { rounds: round.chainRound })}</dt>
        <dd>{round.terminalHash}</dd>
      </dl>
    </>
  );
}
