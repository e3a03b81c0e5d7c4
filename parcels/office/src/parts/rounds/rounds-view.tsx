import { hrefFor, navigate } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { SegmentedControl } from '@paddock/styleguide';

import { askedRound, isOfOwn, ownRoundsAddress, roundsAddress } from '../../model/round-list.ts';
import { OwnRoundList } from './own-round-list.tsx';
import { RoundList } from './round-list.tsx';
import styles from './rounds.module.css';

/** The player's rounds of games: of other companies', or of ours. The address holds which. */
export function RoundsView({ query }: { readonly query: string }) {
  const t = useT('office');
  const isOwn = isOfOwn(query);
  return (
    <>
      <div className={styles.which} data-print="never">
        <SegmentedControl
          label={t('ownRounds.which')}
          value={isOwn ? 'own' : 'others'}
          onValueChange={(value) =>
            navigate(hrefFor(value === 'own' ? ownRoundsAddress() : roundsAddress()), { replace: true })
          }
          segments={[
            { value: 'own', label: t('ownRounds.own') },
            { value: 'others', label: t('ownRounds.others') },
          ]}
        />
      </div>
      {isOwn ? <OwnRoundList /> : <RoundList key={query} number={askedRound(query)} />}
    </>
  );
}
