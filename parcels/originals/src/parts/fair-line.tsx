import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Icon, LinkButton } from '@paddock/styleguide';

import { checkPath, FAIRNESS_PATH } from '../model/check-link.ts';
import type { Play } from '../play/play.ts';
import styles from './fair-line.module.css';

interface FairLineProps {
  readonly play: Play;
  /** A round is about to be checked: the seeds of a demo are put away by it. */
  readonly onCheck: () => void;
}

/** "62c595…2081": enough of a seal to compare by eye. */
export const shortSeal = (seal: string): string => `${seal.slice(0, 6)}…${seal.slice(-4)}`;

/** What the next round is drawn from, fixed before it, and the way to check the last one. */
export function FairLine({ play, onCheck }: FairLineProps) {
  const t = useT('originals');
  const { next } = play;
  const last = play.isMoving ? undefined : play.last;
  return (
    <div className={styles.fair}>
      <Icon name="shield" />
      <p className={styles.fairWords}>
        {next === undefined ? (
          t('fair.first')
        ) : (
          <>
            {t('fair.fixed', { nonce: next.nonce })}{' '}
            <code className={styles.code} title={next.commitment}>
              {shortSeal(next.commitment)}
            </code>{' '}
            {t('fair.with', { clientSeed: next.clientSeed })}
          </>
        )}
      </p>
      <LinkButton
        variant="outline"
        icon="check-circle"
        href={hrefFor(last === undefined ? FAIRNESS_PATH : checkPath(last))}
        onClick={last === undefined ? undefined : onCheck}
        data-testid={last && 'game-check'}
      >
        {t(last === undefined ? 'fair.how' : 'fair.check')}
      </LinkButton>
    </div>
  );
}
