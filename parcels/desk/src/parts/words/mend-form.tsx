import { useState } from 'react';
import { directionOf } from '@paddock/contract';
import { api } from '@paddock/shared-utils';
import type { WordRefusal } from '@paddock/contract/schemas';
import { useT } from '@paddock/shared-utils/react';
import { Field, TextArea } from '@paddock/styleguide';

import { DeskForm } from '../desk-form.tsx';
import { useDesk } from '../session/desk-context.ts';
import { placeOf, wordDrafts } from './word-drafts.ts';
import { WordPlace } from './word-place.tsx';
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
      title={
        <>
          {t(`words.${change}`)}: <WordPlace word={word} />
        </>
      }
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

/** What is wrong with a word, in the operator's language, where the server says so. */
function Why({ details }: { readonly details: unknown }) {
  const t = useT('desk');
  const { rule, wanted = [] } = (details ?? {}) as Partial<WordRefusal>;
  if (rule === undefined) return null;
  const marks = wanted.map((name) => `{{${name}}}`).join(', ');
  const isPlain = rule === 'arguments' && wanted.length === 0;
  return <p>{isPlain ? t('words.refused.noArguments') : t(`words.refused.${rule}`, { marks })}</p>;
}
