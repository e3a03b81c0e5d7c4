import type { TournamentPhaseName } from '@paddock/contract';
import { useT } from '@paddock/shared-utils/react';
import { Badge, type BadgeTone } from '@paddock/styleguide';

const TONES: Readonly<Record<TournamentPhaseName, BadgeTone>> = {
  coming: 'neutral',
  running: 'positive',
  settling: 'warning',
  finished: 'neutral',
  cancelled: 'danger',
};

/** Where a tournament stands, in a word. */
export function PhaseBadge({ phase }: { readonly phase: TournamentPhaseName }) {
  const t = useT('casino');
  return <Badge tone={TONES[phase]}>{t(`tournament.phase.${phase}`)}</Badge>;
}
