import { useState, type SubmitEvent } from 'react';
import type { SeedsView } from '@paddock/contract/schemas';
import { useFormat, useLabels, useReadWords, useSubmit, useT } from '@paddock/shared-utils/react';
import {
  Button,
  Disclosure,
  Field,
  Panel,
  ReadView,
  SectionHeader,
  SkeletonRows,
  SummaryList,
  TextInput,
  type SummaryLine,
} from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import type { Seeds } from '../play/use-seeds.ts';
import { shortSeal } from './fair-line.tsx';
import styles from './seeds.module.css';

const CLIENT_SEED = /^[0-9A-Za-z_-]{1,64}$/;

interface SeedsPanelProps {
  readonly seeds: Seeds;
  /** Rounds under the seeds in use, as far as this page knows better than what was read. */
  readonly nonce: number | undefined;
  readonly className?: string | undefined;
}

/** The player's seeds: in use, next, revealed, and a client seed of their own. */
export function SeedsPanel({ seeds, nonce, className }: SeedsPanelProps) {
  const t = useT('originals');
  const words = useReadWords({ slow: t('seeds.slow'), failed: t('seeds.failed') });
  return (
    <Panel bleed className={className} data-testid="game-seeds">
      <SectionHeader title={t('seeds.title')} />
      <ReadView
        value={seeds.value}
        reload={seeds.reload}
        words={words}
        skeleton={<SkeletonRows count={4} cells={0} />}
      >
        {(view) => (
          <div className={styles.body}>
            <SeedFacts view={view} nonce={nonce} />
            <ChangeSeed seeds={seeds} isFirst={view.active === null} />
            {view.former.length > 0 && <FormerSeeds former={view.former} />}
          </div>
        )}
      </ReadView>
    </Panel>
  );
}

function SeedFacts({ view, nonce }: { readonly view: SeedsView; readonly nonce: number | undefined }) {
  const t = useT('originals');
  const { active, nextCommitment } = view;
  if (active === null) return <p className={styles.dim}>{t('seeds.none')}</p>;
  const seal = (commitment: string) => <code title={commitment}>{shortSeal(commitment)}</code>;
  const lines: readonly SummaryLine[] = [
    { id: 'seal', label: t('seeds.seal'), value: seal(active.commitment) },
    { id: 'client', label: t('seeds.client'), value: <code>{active.clientSeed}</code> },
    { id: 'nonce', label: t('seeds.nonce'), value: String(Math.max(active.rounds, nonce ?? 0)) },
    ...(nextCommitment === null ? [] : [{ id: 'next', label: t('seeds.next'), value: seal(nextCommitment) }]),
  ];
  return <SummaryList lines={lines} />;
}

function ChangeSeed({ seeds, isFirst }: { readonly seeds: Seeds; readonly isFirst: boolean }) {
  const t = useT('originals');
  const labels = useLabels();
  const [clientSeed, setClientSeed] = useState('');
  const [wasChanged, setChanged] = useState(0);
  const form = useSubmit(seeds.change, () => {
    setClientSeed('');
    setChanged(wasChanged + 1);
  });
  const isSound = CLIENT_SEED.test(clientSeed);
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (isSound) void form.submit(clientSeed);
  }
  return (
    <form className={styles.form} onSubmit={submit} key={wasChanged}>
      <Field
        label={t('seeds.newClient')}
        hint={t('seeds.newClientHint')}
        error={clientSeed !== '' && !isSound && t('seeds.newClientWrong')}
      >
        <TextInput
          value={clientSeed}
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setClientSeed(event.currentTarget.value)}
        />
      </Field>
      <Button variant="quiet" onClick={() => setClientSeed(randomSeed())}>
        {t('seeds.random')}
      </Button>
      {form.refusal !== null && (
        <FormMessage title={labels.problem(form.refusal.problem)} attempt={form.refusal.attempt} />
      )}
      <Button type="submit" variant="outline" block pending={form.pending} unavailable={!isSound}>
        {t(clientSeed === '' ? 'seeds.enter' : isFirst ? 'seeds.begin' : 'seeds.change')}
      </Button>
    </form>
  );
}

/** 64 bits from the browser's own source of chance. */
function randomSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

function FormerSeeds({ former }: Pick<SeedsView, 'former'>) {
  const t = useT('originals');
  const { dateTime } = useFormat();
  return (
    <Disclosure title={t('seeds.former', { count: former.length })}>
      <ul className={styles.former}>
        {former.map(({ commitment, serverSeed, clientSeed, rounds, replacedAtMs }) => (
          <li key={commitment}>
            <b>{t('seeds.until', { time: dateTime(replacedAtMs), rounds })}</b>
            <span>
              {t('seeds.seal')} <code>{commitment}</code>
            </span>
            <span>
              {t('seeds.server')} {serverSeed === null ? t('seeds.hidden') : <code>{serverSeed}</code>}
            </span>
            <span>
              {t('seeds.client')} <code>{clientSeed}</code>
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
