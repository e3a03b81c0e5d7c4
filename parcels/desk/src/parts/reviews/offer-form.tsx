import { useState } from 'react';
import { currencyOf } from '@paddock/contract';
import type { OperatorReviewView } from '@paddock/contract/schemas';
import { api, newKey } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Field, TextInput } from '@paddock/styleguide';
import { AmountInput } from '@paddock/styleguide/forms';

import { readOdds } from '../../model/typed-price.ts';
import { DeskForm } from '../desk-form.tsx';
import styles from '../desk.module.css';
import { useDesk } from '../session/desk-context.ts';

interface OfferFormProps {
  readonly review: OperatorReviewView;
  readonly done: () => void;
  readonly close: () => void;
}

/** A smaller stake or other prices; a price that is left empty is the one of now. */
export function OfferForm({ review, done, close }: OfferFormProps) {
  const t = useT('desk');
  const format = useFormat();
  const { token } = useDesk();
  const { playerId, placementId, currency, stake: asked, legs, automaticStake } = review;
  const [stake, setStake] = useState('');
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const named = Object.entries(typed).filter(([, text]) => text.trim() !== '');
  const prices = named.flatMap(([selectionId, text]) => {
    const oddsMilli = readOdds(text);
    return oddsMilli === undefined ? [] : [{ selectionId, oddsMilli }];
  });
  const missing =
    stake === '' ? t('offer.missing.stake') : prices.length < named.length ? t('offer.missing.price') : null;
  return (
    <DeskForm
      title={t('offer.title', { amount: format.amount(asked, currency) })}
      consequence={t('offer.consequence')}
      submitLabel={t('offer.submit', { amount: format.amount(stake, currency) })}
      missing={missing}
      send={(reason) =>
        api.post(
          '/operator-api/bet-reviews/:playerId/:placementId/answer',
          { answer: 'offer', stake, prices, reason },
          { bearer: { token }, key: newKey(), params: { playerId, placementId } },
        )
      }
      onDone={done}
      onCancel={close}
    >
      <div className={styles.fields}>
        <Field
          label={t('offer.stake', { currency })}
          hint={t('offer.stakeHint', {
            automatic: format.amount(automaticStake, currency),
            asked: format.amount(asked, currency),
          })}
        >
          <AmountInput exponent={currencyOf(currency).exponent} value={stake} onValueChange={setStake} />
        </Field>
        {review.type !== 'anti-accumulator' &&
          legs.map(({ selectionId, names, nowMilli }) => (
            <Field
              key={selectionId}
              label={t('offer.price', { name: format.name(names.outcome) })}
              hint={t('offer.priceHint', { odds: format.odds(nowMilli) })}
            >
              <TextInput
                dir="ltr"
                inputMode="decimal"
                maxLength={8}
                value={typed[selectionId] ?? ''}
                onChange={(event) => {
                  const text = event.currentTarget.value;
                  setTyped((last) => ({ ...last, [selectionId]: text }));
                }}
              />
            </Field>
          ))}
      </div>
    </DeskForm>
  );
}
