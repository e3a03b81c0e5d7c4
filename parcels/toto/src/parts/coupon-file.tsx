import { useRef, useState, type ChangeEvent } from 'react';
import { outcomesOf, readCouponFile, type Entry, type LineFault, type PoolKind } from '@paddock/games/toto';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Button } from '@paddock/styleguide';

import styles from './coupon.module.css';

/** Faults that are told each; of more only how many. */
const TOLD = 20;
/** A larger file is not read at all: a part of it would be other entries. */
const MOST_KB = 100;

interface CouponFileProps {
  readonly kind: PoolKind;
  /** Entries that still fit into the packet. */
  readonly room: number;
  readonly onEntries: (entries: readonly Entry[]) => void;
}

interface Outcome {
  readonly taken: number;
  /** Sound entries for which the packet had no room. */
  readonly left: number;
  readonly faults: readonly LineFault[];
}

/** What is written in a file; nothing of one that cannot be read. */
const textOf = (file: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => resolve('');
    reader.readAsText(file);
  });

/** How a line of the pool begins: some outcomes alone, and two of them for one event. */
function sampleLine({ question }: PoolKind): string {
  const [first = '', second = '', third = second] = outcomesOf(question);
  const both = question === 'score' ? `${first}/${second}` : `${first}${second}`;
  return [first, second, third, both].join(' ');
}

/** Takes entries from a file, a line each, and tells what is wrong with each faulty line. */
export function CouponFile({ kind, room, onEntries }: CouponFileProps) {
  const t = useT('toto');
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome | 'too-large' | null>(null);

  async function onFile({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = Array.from(target.files ?? []);
    if (file === undefined) return;
    if (file.size > MOST_KB * 1_000) {
      target.value = '';
      setOutcome('too-large');
      return;
    }
    const text = await textOf(file);
    target.value = '';
    const { entries, faults } = readCouponFile(kind, text);
    const taken = entries.slice(0, room);
    onEntries(taken);
    setOutcome({ taken: taken.length, left: entries.length - taken.length, faults });
  }

  return (
    <div className={styles.file}>
      <input
        ref={input}
        type="file"
        accept=".txt,.csv,text/plain,text/csv"
        aria-label={t('file.choose')}
        hidden
        onChange={(event) => void onFile(event)}
      />
      <Button variant="outline" icon="upload" onClick={() => input.current?.click()}>
        {t('file.choose')}
      </Button>
      <span className={styles.dim}>{t('file.hint', { line: sampleLine(kind) })}</span>
      <div aria-live="polite" className={styles.faults}>
        {outcome === 'too-large' && <p>{t('file.tooLarge', { size: format.number(MOST_KB) })}</p>}
        {outcome !== null && outcome !== 'too-large' && (
          <>
            <p>{t('file.taken', { count: outcome.taken })}</p>
            {outcome.left > 0 && <p>{t('file.left', { count: outcome.left })}</p>}
            {outcome.faults.length > 0 && (
              <ul>
                {outcome.faults.slice(0, TOLD).map(({ line, fault, event, text }) => (
                  <li key={line}>
                    {t(`file.fault.${fault}`, { line, event: event ?? 0, text: text ?? '' })}
                  </li>
                ))}
                {outcome.faults.length > TOLD && (
                  <li>{t('file.more', { count: outcome.faults.length - TOLD })}</li>
                )}
              </ul>
            )}
          </>
        )}
      </div>
    </div>
  );
}
