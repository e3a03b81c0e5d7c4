import { useState, type ReactNode } from 'react';
import type { SiteVersionView } from '@paddock/contract/schemas';
import type { ApiProblem, CommandResult } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Button, Disclosure } from '@paddock/styleguide';

import { DeskForm } from '../desk-form.tsx';
import { useDesk } from '../session/desk-context.ts';
import { WhoAndWhy } from '../who-and-why.tsx';
import { useDoubted } from './addresses/use-doubted.ts';
import styles from './site.module.css';

/** What versions are of: the site, or the addresses that have moved. */
export interface VersionKind {
  /** What the taking back of one does, in words. */
  readonly takeBackConsequence: string;
  /** What a version changed of the one before it; asked for once it is opened. */
  readonly changes: (number: number) => ReactNode;
  /** What the server says of a version that it does not take back. */
  readonly refused: (problem: ApiProblem) => ReactNode;
  /** @param isConfirmed what the server doubted of it is meant */
  readonly takeBack: (
    number: number,
    reason: string,
    token: string,
    isConfirmed: boolean,
  ) => Promise<CommandResult>;
}

interface VersionRowsProps {
  readonly versions: readonly SiteVersionView[];
  readonly kind: VersionKind;
  readonly onChanged: () => void;
}

/** Versions: who made them, when and why, what they changed, and the way to take each back. */
export function VersionRows({ versions, ...rest }: VersionRowsProps) {
  return (
    <ol className={styles.rows} data-testid="versions">
      {versions.map((one) => (
        <VersionRow key={one.number} version={one} {...rest} />
      ))}
    </ol>
  );
}

interface VersionRowProps extends Omit<VersionRowsProps, 'versions'> {
  readonly version: SiteVersionView;
}

function VersionRow({ version: { number, atMs, author, reason }, kind, onChanged }: VersionRowProps) {
  const t = useT('desk');
  const { may, token } = useDesk();
  const [isOpen, setOpen] = useState(false);
  const [isTaking, setTaking] = useState(false);
  const { isDoubted, doubt, heard } = useDoubted(number);
  return (
    <li className={styles.row}>
      <p className={styles.name}>{t('site.version', { number })}</p>
      <p className={styles.quiet}>
        <WhoAndWhy who={author} atMs={atMs} reason={reason} />
      </p>
      <Disclosure title={t('site.changes')} onToggle={(event) => setOpen(event.currentTarget.open)}>
        {isOpen && kind.changes(number)}
      </Disclosure>
      {may('site:configure') && !isTaking && (
        <Button size={32} variant="outline" onClick={() => setTaking(true)}>
          {t('site.takeBack', { number })}
        </Button>
      )}
      {isTaking && (
        <DeskForm
          title={t('site.takeBack', { number })}
          consequence={kind.takeBackConsequence}
          submitLabel={t('site.takeBackNow')}
          missing={null}
          isGrave
          doubt={doubt}
          refused={kind.refused}
          send={async (why) => {
            const answer = await kind.takeBack(number, why, token, isDoubted);
            heard(answer);
            return answer;
          }}
          onDone={() => {
            setTaking(false);
            onChanged();
          }}
          onCancel={() => setTaking(false)}
        />
      )}
    </li>
  );
}
