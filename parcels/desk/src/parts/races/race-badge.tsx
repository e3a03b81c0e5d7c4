import type { OperatorTournamentView } from '@paddock/contract/schemas';
import { useT } from '@paddock/shared-utils/react';
import { Badge, type BadgeTone } from '@paddock/styleguide';

type Phase = OperatorTournamentView['phase'];

const TONES: Readonly<Record<Phase, BadgeTone>> = {
  coming: 'warning',
  running: 'positive',
  settling: 'warning',
  finished: 'neutral',
  cancelled: 'danger',
};

/** How a race stands. */
export function RaceBadge({ phase }: { readonly phase: Phase }) {
  const t = useT('desk');
  return <Badge tone={TONES[phase]}>{t(`races.phases.${phase}`)}</Badge>;
}
