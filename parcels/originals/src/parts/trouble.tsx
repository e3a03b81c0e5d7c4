import { hrefFor } from '@paddock/shared-utils';
import { useLabels, useT } from '@paddock/shared-utils/react';
import { Button, Notice, TextLink } from '@paddock/styleguide';

import type { Play } from '../play/play.ts';

/** Refusals by what the player has set on the page of limits. */
const OWN_LIMIT: readonly string[] = ['LIMIT_REACHED', 'PLAY_PAUSED'];

/** Why the last bet or move was not taken, or that nobody knows whether it was; the way on stands beside it. */
export function Trouble({ play }: { readonly play: Play }) {
  const t = useT('originals');
  const common = useT('common');
  const labels = useLabels();
  const { problem } = play;
  if (play.isUnanswered) {
    return (
      <Notice
        tone="warning"
        title={t('trouble.unanswered')}
        action={
          <Button size={32} variant="outline" pending={play.isDealing} onClick={play.askAgain}>
            {t('trouble.ask')}
          </Button>
        }
        announce
      >
        {t('trouble.asking')}
      </Notice>
    );
  }
  if (problem === undefined) return null;
  return (
    <Notice
      tone="danger"
      title={t('trouble.refused')}
      onClose={play.forgetProblem}
      closeLabel={common('close')}
      announce
    >
      <span data-testid="game-refusal" data-code={problem.code}>
        {labels.problem(problem)}
      </span>{' '}
      {OWN_LIMIT.includes(problem.code) && (
        <TextLink href={hrefFor('/office/responsible')}>{common('toLimits')}</TextLink>
      )}
    </Notice>
  );
}
