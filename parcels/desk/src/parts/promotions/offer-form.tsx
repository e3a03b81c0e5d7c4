import { useState } from 'react';
import type { PromotionOfferView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Field, TextArea } from '@paddock/styleguide';

import { MOST_LISTED, playersListed, type ListedPlayer } from '../../model/promotions/listed-players.ts';
import { DeskForm } from '../desk-form.tsx';
import { useDesk } from '../session/desk-context.ts';
import { TextFile } from '../text-file.tsx';

/** What came of an offer, and who it was to. */
export interface Offered extends PromotionOfferView {
  readonly listed: readonly ListedPlayer[];
}

interface OfferFormProps {
  readonly code: string;
  readonly onOffered: (offered: Offered) => void;
  readonly onClose: () => void;
}

/** Offers a promotion to players of a list, pasted or from a file, with why. */
export function OfferForm({ code, onOffered, onClose }: OfferFormProps) {
  const t = useT('desk');
  const format = useFormat();
  const { token } = useDesk();
  const [text, setText] = useState('');
  const listed = playersListed(text);
  const most = format.number(MOST_LISTED);
  const missing =
    listed.length === 0
      ? t('promotions.offer.none')
      : listed.length > MOST_LISTED
        ? t('promotions.offer.tooMany', { most })
        : null;
  return (
    <DeskForm
      title={t('promotions.offer.title')}
      consequence={t('promotions.offer.consequence')}
      submitLabel={t('promotions.offer.submit', { number: format.number(listed.length) })}
      missing={missing}
      send={async (reason) => {
        const players = listed.map(({ player }) => player);
        const answer = await api.post(
          '/operator-api/promotions/:code/offer',
          { players, reason },
          { bearer: { token }, params: { code } },
        );
        if (answer.ok) onOffered({ ...answer.data, listed });
        return answer;
      }}
      onDone={onClose}
      onCancel={onClose}
    >
      <Field label={t('promotions.offer.players')} hint={t('promotions.offer.hint', { most })}>
        <TextArea
          rows={6}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <TextFile
        label={t('promotions.offer.file')}
        testId="players-file"
        mostBytes={MOST_BYTES}
        onText={setText}
      />
    </DeskForm>
  );
}

/** More than the server takes at once, so that too many are said to be. */
const MOST_BYTES = 1_000_000;
