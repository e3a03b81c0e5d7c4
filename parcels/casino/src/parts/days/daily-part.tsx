import type { PromotionDaysView, PromotionView } from '@paddock/contract/schemas';
import { auth$, readOf } from '@paddock/shared-utils';
import { useRead, useStreamValue } from '@paddock/shared-utils/react';
import { ReadView, Skeleton } from '@paddock/styleguide';

import { useOwnCurrency } from '../promotions/own-currency.ts';
import { usePromotionWords } from '../promotions/promotion-words.ts';
import { CalendarPart } from './calendar-part.tsx';
import { currenciesOfGift, type DailyGift } from './daily-gift.ts';
import { WheelPart } from './wheel-part.tsx';

interface DailyPartProps {
  readonly promotion: PromotionView;
  readonly gives: DailyGift;
}

/** The wheel or the calendar of a promotion: for who takes part with the day, for others as it is. */
export function DailyPart({ promotion, gives }: DailyPartProps) {
  const { code, mine } = promotion;
  const status = useStreamValue(auth$, (auth) => auth.status);
  const currency = useOwnCurrency(currenciesOfGift(gives));
  if (status !== 'signed-in' || mine?.isDaily !== true)
    return <Face {...{ code, gives, currency }} view={undefined} reload={nothing} />;
  return <OwnPart {...{ code, gives, currency }} />;
}

const nothing = (): void => undefined;

interface FaceProps {
  readonly code: string;
  readonly gives: DailyGift;
  readonly currency: string;
  readonly view: PromotionDaysView | undefined;
  readonly reload: () => void;
}

const Face = ({ gives, ...rest }: FaceProps) =>
  gives.kind === 'wheel' ? <WheelPart gives={gives} {...rest} /> : <CalendarPart gives={gives} {...rest} />;

function OwnPart(props: Pick<FaceProps, 'code' | 'gives' | 'currency'>) {
  const { code } = props;
  const { value, reload } = useRead<PromotionDaysView>(
    readOf('/web-api/promotions/:code/days', { params: { code } }),
  );
  return (
    <ReadView
      value={value}
      reload={reload}
      words={usePromotionWords()}
      skeleton={<Skeleton shape="block" height="420px" />}
    >
      {(view) => <Face {...props} view={view} reload={reload} />}
    </ReadView>
  );
}
