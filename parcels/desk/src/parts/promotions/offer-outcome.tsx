import { useFormat, useT } from '@paddock/shared-utils/react';

import type { Offered } from './offer-form.tsx';
import styles from './promotions.module.css';

/** Lines that are told; whoever has more has taken another list. */
const TOLD = 200;

/** What came of an offer: to how many it is new, and of each line that was refused why. */
export function OfferOutcome({ offered: { offered, refused, listed } }: { readonly offered: Offered }) {
  const t = useT('desk');
  const common = useT('common');
  const format = useFormat();
  const lineOf = new Map(listed.map(({ line, player }) => [player, line]));
  const lines = refused
    .map(({ player, code }) => ({ player, code, line: lineOf.get(player) ?? 0 }))
    .toSorted((one, other) => one.line - other.line);
  const had = listed.length - offered - refused.length;
  return (
    <div role="status" className={styles.outcome}>
      <p>
        {t('promotions.offer.done', {
          offered: format.number(offered),
          had: format.number(had),
          refused: format.number(refused.length),
        })}
      </p>
      {lines.length > 0 && (
        <ul>
          {lines.slice(0, TOLD).map(({ line, player, code }) => (
            <li key={player}>
              {t('promotions.offer.line', { line: format.number(line) })}: <bdi>{player}</bdi> –{' '}
              {common(`errors.${code}`)}
            </li>
          ))}
        </ul>
      )}
      {lines.length > TOLD && (
        <p>{t('promotions.offer.more', { number: format.number(lines.length - TOLD) })}</p>
      )}
    </div>
  );
}
