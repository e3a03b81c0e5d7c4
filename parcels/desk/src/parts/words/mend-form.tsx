import { useState } from 'react';
import { directionOf } from '@paddock/contract';
import { api } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Field, TextArea } from '@paddock/styleguide';

import { problemPlaces } from '../../model/problem-places.ts';
import { DeskForm } from '../desk-form.tsx';
import { useDesk } from '../session/desk-context.ts';
import { placeOf, wordDrafts } from './word-drafts.ts';
import type { StandingWord } from './word-row.tsx';

interface MendFormProps {
  readonly word: StandingWord;
  /** Of all words, as the operator saw them. */
  readonly version: number;
  /** Back to what the build says. */
  readonly isBack: boolean;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** What a word says from now on. */
export function MendForm({ word, version, isBack, onDone, onCancel }: MendFormProps) {
  const t = useT('desk');
  const { token, session } = useDesk();
  const { namespace, language, key, built } = word;
  const before = word.word ?? built ?? '';
  const place = placeOf(word);
  const [typed, setTyped] = useState(() => wordDrafts.all(session.operatorId)[place]?.typed ?? before);
  const missing = isBack || (typed.trim() !== '' && typed !== before) ? null : t('words.sameWord');
  const change = isBack ? 'toBuilt' : 'mend';
  return (
    <DeskForm
      title={`${t(`words.${change}`)}: ${namespace}:${key}`}
      consequence={t('words.consequence')}
      submitLabel={t(`words.${change}`)}
      missing={missing}
      isGrave={isBack}
      refused={({ details }) => <Why details={details} />}
      send={(reason) =>
        api.post(
          '/operator-api/words/changes',
          { namespace, language, key, word: isBack ? null : typed, seen: version, reason },
          { bearer: { token } },
        )
      }
      onDone={onDone}
      onCancel={onCancel}
    >
      {!isBack && (
        <Field label={t('words.newWord')} hint={t('words.marks')}>
          <TextArea
            lang={language}
            dir={directionOf(language)}
            rows={2}
            maxLength={4_000}
            value={typed}
            onChange={(event) => {
              const text = event.currentTarget.value;
              setTyped(text);
              wordDrafts.keep(session.operatorId, place, { word, typed: text });
            }}
          />
        </Field>
      )}
    </DeskForm>
  );
}

/** What the server says is wrong with a word, where it says so. */
function Why({ details }: { readonly details: unknown }) {
  return problemPlaces(details).map(({ said }) => <p key={said}>{said}</p>);
}
