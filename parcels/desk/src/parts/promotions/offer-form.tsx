import { useRef, useState } from 'react';
import type { PromotionOfferView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Button, Field, TextArea } from '@paddock/styleguide';

import { MOST_LISTED, playersListed, type ListedPlayer } from '../../model/promotions/listed-players.ts';
import { DeskForm } from '../desk-form.tsx';
import { useDesk } from '../session/desk-context.ts';
import styles from './promotions.module.css';

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
      <ListFile onText={setText} />
    </DeskForm>
  );
}

/** Takes what a file of the operator's says in the place of what was typed. */
function ListFile({ onText }: { readonly onText: (text: string) => void }) {
  const t = useT('desk');
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.line}>
      <input
        ref={input}
        type="file"
        hidden
        accept=".txt,.csv,text/plain,text/csv"
        data-testid="players-file"
        onChange={({ currentTarget }) => {
          const [file] = Array.from(currentTarget.files ?? []);
          if (file !== undefined) void textOf(file.slice(0, MOST_BYTES)).then(onText);
          currentTarget.value = '';
        }}
      />
      <Button size={32} variant="outline" icon="upload" onClick={() => input.current?.click()}>
        {t('promotions.offer.file')}
      </Button>
    </div>
  );
}

/** More than the server takes at once, so that too many are said to be. */
const MOST_BYTES = 1_000_000;

/** What is written in a file; nothing of one that cannot be read. */
const textOf = (file: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => resolve('');
    reader.readAsText(file);
  });
