import { displayPublicNumber, partsText } from '@paddock/contract';
import type { BetView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useLanguage, useT } from '@paddock/shared-utils/react';
import { Disclosure, MoneyText, TextLink } from '@paddock/styleguide';

import { chosenLegs } from '../../model/each-way-legs.ts';
import { BetActions, hasCashOut } from './bet-actions.tsx';
import { BetLegs } from './bet-legs.tsx';
import { BetReckoning } from './bet-reckoning.tsx';
import { BetResult } from './bet-result.tsx';
import { ExtraNote } from './extra-note.tsx';
import { useBetKind } from './use-bet-kind.ts';
import { useLegsInWords } from './use-legs-in-words.ts';
import styles from './bet-card.module.css';

interface BetCardProps {
  readonly bet: BetView;
  /** The legs of a bet of several stand open, for example because one of them was searched for. */
  readonly isUnfolded: boolean;
}

/** One bet: what it is, what it cost, what it brought, and its legs; several legs fold under a line that sums them up. */
export function BetCard({ bet, isUnfolded }: BetCardProps) {
  const t = useT('office');
  const common = useT('common');
  const format = useFormat();
  const kindOf = useBetKind();
  const legCount = chosenLegs(bet).length;
  const price =
    legCount === 1 ? format.odds(BigInt(bet.totalOddsMilli)) : format.totalOdds(BigInt(bet.totalOddsMilli));
  return (
    <article className={styles.card} data-testid="bet" data-bet-id={bet.number}>
      <header className={styles.head}>
        <div className={styles.line}>
          <h2 className={styles.title}>
            {partsText(
              [kindOf(bet), ...(legCount > 1 ? [common('leg', { count: legCount })] : [])],
              format.language,
            )}
          </h2>
          <b className={styles.end}>
            <BetResult bet={bet} />
          </b>
        </div>
        <div className={styles.line}>
          <p className={styles.dim}>
            {partsText(
              [
                t('bets.numbered', { number: displayPublicNumber(bet.number) }),
                format.moment(bet.acceptedAtMs),
              ],
              format.language,
            )}{' '}
            <TextLink href={hrefFor(`/print-coupon/${bet.number}`)} data-print="never">
              {t('bets.print')}
            </TextLink>
          </p>
          <p className={styles.end}>
            {bet.gift !== undefined && <span className={styles.dim}>{t(`bets.gift.${bet.gift.kind}`)} </span>}
            <MoneyText>{format.amount(bet.stake, bet.currency)}</MoneyText>{' '}
            {bet.lines === undefined && <span className={styles.dim}>{t('bets.at', { price })}</span>}
          </p>
        </div>
      </header>
      {legCount === 1 ? (
        <BetLegs bet={bet} />
      ) : (
        <Disclosure className={styles.fold} title={<LegsSummary bet={bet} />} open={isUnfolded || undefined}>
          <BetLegs bet={bet} />
        </Disclosure>
      )}
      {bet.cashOuts?.map(({ stake, paid, atMs, byOrder }) => (
        <div key={atMs} className={styles.line}>
          <p className={styles.dim}>
            {t(byOrder ? 'bets.cashedByOrder' : 'bets.cashedPart', {
              stake: format.amount(stake, bet.currency),
              time: format.moment(atMs),
            })}
          </p>
          <p className={styles.end}>
            <MoneyText>{format.amount(paid, bet.currency)}</MoneyText>
          </p>
        </div>
      ))}
      {bet.editedInto !== undefined && (
        <p className={styles.dim}>
          <TextLink href={hrefFor(`/print-coupon/${bet.editedInto.number}`)}>
            {t('bets.editedInto', { number: displayPublicNumber(bet.editedInto.number) })}
          </TextLink>
        </p>
      )}
      {bet.editedFrom !== undefined && (
        <p className={styles.dim}>
          <TextLink href={hrefFor(`/print-coupon/${bet.editedFrom.number}`)}>
            {t('bets.editedFrom', { number: displayPublicNumber(bet.editedFrom.number) })}
          </TextLink>
        </p>
      )}
      {bet.cashOutOrder !== undefined && (
        <p className={styles.dim}>
          {t(bet.cashOutOrder.stake === undefined ? 'bets.cashOutOrder' : 'bets.cashOutPartOrder', {
            amount: format.amount(bet.cashOutOrder.offer, bet.currency),
            stake: format.amount(bet.cashOutOrder.stake ?? bet.stake, bet.currency),
          })}
        </p>
      )}
      {bet.status === 'open' && !hasCashOut(bet) && (
        <p className={styles.dim}>{t(`bets.noCashOut.${bet.gift?.kind === 'free-bet' ? 'free' : 'kind'}`)}</p>
      )}
      <BetActions bet={bet} />
      <ExtraNote bet={bet} />
      {bet.status !== 'open' && <BetReckoning bet={bet} />}
      {bet.settledAtMs !== undefined && (
        <p className={styles.dim}>{t('bets.settledAt', { time: format.moment(bet.settledAtMs) })}</p>
      )}
    </article>
  );
}

/** "2 won, 1 open" and what was bet on. */
function LegsSummary({ bet }: { readonly bet: BetView }) {
  const common = useT('common');
  const legsInWords = useLegsInWords();
  const counts = new Map<string, number>();
  for (const { result } of bet.legs) counts.set(result, (counts.get(result) ?? 0) + 1);
  const results = [...counts].map(([result, count]) => `${common(`legResult.${result}`)}: ${count}`);
  return (
    <span className={styles.summary}>
      <span>{partsText(results, useLanguage())}</span>
      <span className={styles.dim}>{legsInWords(bet)}</span>
    </span>
  );
}
