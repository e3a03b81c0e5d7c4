import { useState } from 'react';
import type { TableRoundView } from '@paddock/contract';
import type { SharedBetView } from '@paddock/contract/schemas';
import { useT } from '@paddock/shared-utils/react';
import { IconButton } from '@paddock/styleguide';

import { useBets } from '../crash/use-bets.ts';
import { heardRound } from '../model/heard-round.ts';
import { useSounds, type SoundSwitch } from '../play/use-sounds.ts';

/** Switches the sound of all our games on and off; off until somebody wants it. */
export function SoundButton({ sound: { isOn, toggle } }: { readonly sound: SoundSwitch }) {
  const t = useT('originals');
  return <IconButton icon="sound" label={t('page.sound')} pressed={isOn} onClick={toggle} />;
}

interface SharedSoundProps {
  readonly code: string;
  readonly round: TableRoundView | undefined;
}

/** The same for a game that many share, to one who plays in it. */
export function PlayerSharedSound({ code, round }: SharedSoundProps) {
  const { value } = useBets(code);
  return <SharedSound round={round} bets={value.status === 'ready' ? value.data.rows : []} />;
}

/** The same, to one who looks on or plays. */
export function SharedSound({
  round,
  bets,
}: Pick<SharedSoundProps, 'round'> & { readonly bets: readonly SharedBetView[] }) {
  // A round that was over when the page came is no news.
  const [hasRun, setRun] = useState(false);
  if (round?.phase === 'running' && !hasRun) setRun(true);
  return <SoundButton sound={useSounds(heardRound(round, bets), hasRun)} />;
}
