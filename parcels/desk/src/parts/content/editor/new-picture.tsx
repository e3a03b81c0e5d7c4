import { useEffect, useRef, useState } from 'react';
import { languageNameIn } from '@paddock/contract';
import type { ContentPictureView } from '@paddock/contract/schemas';
import { useLanguage, useT } from '@paddock/shared-utils/react';
import { Field, TextInput } from '@paddock/styleguide';

import { DeskForm } from '../../desk-form.tsx';
import { useDesk } from '../../session/desk-context.ts';
import styles from '../content.module.css';
import { bringPicture } from './bring-picture.ts';
import { FileInput } from './file-input.tsx';

interface NewPictureProps {
  readonly onBrought: (picture: ContentPictureView) => void;
  readonly onCancel: () => void;
}

/** A picture from the editor's own machine, with what it shows in the two languages every site is written in. */
export function NewPicture({ onBrought, onCancel }: NewPictureProps) {
  const t = useT('desk');
  const own = useLanguage();
  const { token } = useDesk();
  const [content, setContent] = useState('');
  const [alt, setAlt] = useState({ en: '', ru: '' });
  const [isSlow, setSlow] = useState(false);
  // What is written while the picture is on its way stays.
  const latest = useRef(onBrought);
  useEffect(() => {
    latest.current = onBrought;
  });
  const isSaid = alt.en.trim() !== '' && alt.ru.trim() !== '';
  const missing = content === '' ? t('content.picture.noFile') : isSaid ? null : t('content.picture.noAlt');
  return (
    <DeskForm
      title={t('content.picture.bring')}
      consequence={t('content.picture.consequence')}
      submitLabel={t('content.picture.send')}
      missing={missing}
      send={async (reason) => {
        const tooLong = t('content.picture.tooLong', { choose: t('content.picture.choose') });
        const answer = await bringPicture({ content, alt, reason }, token, () => setSlow(true), tooLong);
        setSlow(false);
        if (answer.ok) latest.current(answer.data);
        return answer;
      }}
      onDone={onCancel}
      onCancel={onCancel}
    >
      <FileInput onContent={setContent} />
      {(['en', 'ru'] as const).map((language) => (
        <Field key={language} label={t('content.picture.alt', { language: languageNameIn(language, own) })}>
          <TextInput
            lang={language}
            autoComplete="off"
            maxLength={300}
            value={alt[language]}
            onChange={(event) => setAlt({ ...alt, [language]: event.currentTarget.value })}
          />
        </Field>
      ))}
      <p role="status" className={styles.quiet}>
        {isSlow && t('content.picture.slow')}
      </p>
    </DeskForm>
  );
}
