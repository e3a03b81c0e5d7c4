import { breakEndMs } from '@paddock/contract';
import { hrefFor, limits$, openDialog, serverNowMs } from '@paddock/shared-utils';
import { useFormat, useStreamValue, useT } from '@paddock/shared-utils/react';
import { Button, LinkButton } from '@paddock/styleguide';

import type { PlayButton } from '../model/play-button.ts';
import { BET_FORM_ID, type BetForm } from './use-bet-form.ts';

interface PlayActionProps {
  readonly form: BetForm;
  readonly currency: string;
  readonly onRefill: () => void;
}

/** The one button of a game: it says what a press does, or why nothing can be done. A press of `play` sends the form. */
export function PlayAction({ form, currency, onRefill }: PlayActionProps) {
  const t = useT('originals');
  const { money } = useFormat();
  const { button, isBusy } = form;
  const amount = (minor: bigint) => money(minor, currency);
  if (isBusy) {
    return (
      <Button
        type="submit"
        form={BET_FORM_ID}
        variant="primary"
        size={48}
        block
        pending
        data-testid="game-busy"
      >
        {t('button.busy')}
      </Button>
    );
  }
  switch (button.kind) {
    case 'play':
      return (
        <Button type="submit" form={BET_FORM_ID} variant="primary" size={48} block data-testid="game-play">
          {button.isFree === true
            ? t('button.play-free')
            : t('button.play', { amount: amount(button.stakeMinor) })}
        </Button>
      );
    case 'sign-in':
      return (
        <Button
          variant="primary"
          size={48}
          block
          onClick={() => void openDialog({ widget: 'welcome/login' })}
        >
          {t('button.sign-in')}
        </Button>
      );
    case 'refill':
      return (
        <Button variant="primary" size={48} block onClick={onRefill}>
          {t('button.refill')}
        </Button>
      );
    case 'deposit':
      return (
        <LinkButton variant="primary" size={48} block href={hrefFor('/office/recharge')}>
          {t('button.deposit', { amount: amount(button.missingMinor) })}
        </LinkButton>
      );
    case 'own-limit':
      return (
        <LinkButton variant="primary" size={48} block href={hrefFor('/office/responsible')}>
          {t('button.own-limit', { amount: amount(button.roomMinor) })}
        </LinkButton>
      );
    case 'on-break':
      return <BreakButton />;
    default:
      return (
        <Button variant="primary" size={48} block unavailable data-testid="game-unavailable">
          <Why button={button} amount={amount} />
        </Button>
      );
  }
}

interface WhyProps {
  readonly button: Exclude<
    PlayButton,
    { kind: 'play' | 'sign-in' | 'refill' | 'deposit' | 'own-limit' | 'on-break' }
  >;
  readonly amount: (minor: bigint) => string;
}

function Why({ button, amount }: WhyProps) {
  const t = useT('originals');
  if (!('bounds' in button) || button.bounds === undefined) return t(`button.${button.kind}`);
  const { minMinor, maxMinor, maxWinMinor } = button.bounds;
  return t(`button.${button.kind}`, {
    context: 'bounds',
    min: amount(minMinor),
    max: amount(maxMinor),
    maxWin: amount(maxWinMinor),
  });
}

/** Names the break with its end and leads to where it was set: no deposit would help. */
function BreakButton() {
  const t = useT('originals');
  const { moment } = useFormat();
  const untilMs = useStreamValue(limits$, (value) =>
    'limits' in value ? breakEndMs(value.limits, serverNowMs()) : null,
  );
  return (
    <LinkButton variant="primary" size={48} block href={hrefFor('/office/responsible')}>
      {untilMs === null ? t('button.on-break') : t('button.on-break-until', { until: moment(untilMs) })}
    </LinkButton>
  );
}
