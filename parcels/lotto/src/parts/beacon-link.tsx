import type { LottoDrawView } from '@paddock/contract/schemas';
import { useT } from '@paddock/shared-utils/react';
import { TextLink } from '@paddock/styleguide';

interface BeaconLinkProps {
  readonly beacon: Pick<NonNullable<LottoDrawView['beacon']>, 'url' | 'round'>;
}

/** To the round that a draw names, at its source: from when it is published anybody reads the value there. */
export function BeaconLink({ beacon: { url, round } }: BeaconLinkProps) {
  const t = useT('lotto');
  return (
    <TextLink href={url} target="_blank" rel="noopener noreferrer">
      {t('fair.beacon.open', { round: String(round) })}
    </TextLink>
  );
}
