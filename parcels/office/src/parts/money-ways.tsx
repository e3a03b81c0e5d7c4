import { auth$, hrefFor } from '@paddock/shared-utils';
import { useStreamValue, useT } from '@paddock/shared-utils/react';
import { ButtonRow, LinkButton } from '@paddock/styleguide';

/** The ways to take money out and, for who may, to pay it in. */
export function MoneyWays() {
  const t = useT('office');
  const mayDeposit = useStreamValue(auth$, ({ banLevel }) => banLevel === 0);
  return (
    <ButtonRow>
      <LinkButton variant="outline" icon="bank" href={hrefFor('/office/deduce')}>
        {t('menu.withdraw')}
      </LinkButton>
      {mayDeposit && (
        <LinkButton variant="primary" icon="plus" href={hrefFor('/office/recharge')}>
          {t('common:deposit')}
        </LinkButton>
      )}
    </ButtonRow>
  );
}
