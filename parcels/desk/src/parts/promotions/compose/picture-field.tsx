import { useState } from 'react';
import { isOwnPath } from '@paddock/contract';
import type { ContentPictureView } from '@paddock/contract/schemas';
import { useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow, Field, TextInput } from '@paddock/styleguide';

import type { Part } from '../../../model/promotions/form-parts.ts';
import { textIn } from '../../../model/promotions/typed-terms.ts';
import { wrongAt } from '../../../model/promotions/wrong-places.ts';
import { NewPicture } from '../../content/editor/new-picture.tsx';
import { PictureChoice } from '../../content/editor/picture-field.tsx';
import { useDesk } from '../../session/desk-context.ts';
import styles from '../promotions.module.css';
import { useComposing } from './compose-context.ts';
import type { PartFieldProps } from './part-field.tsx';
import { useWrongWords } from './use-wrong-words.ts';

type PicturePart = Extract<Part, { readonly as: 'picture' }>;

/** A picture of the site: one of those that editors brought, a new one, or an address that is typed. */
export function PictureField({ part, label, path, typed, onTyped }: PartFieldProps<PicturePart>) {
  const t = useT('desk');
  const { may } = useDesk();
  const say = useWrongWords();
  const { wrong } = useComposing();
  const [isOpen, setOpen] = useState<'choice' | 'new' | null>(null);
  const address = textIn(typed);
  const take = ({ source }: ContentPictureView) => {
    onTyped(source, path);
    setOpen(null);
  };
  return (
    <div className={styles.picture}>
      <Field label={label} error={say.ofField(wrongAt(wrong, path))} hint={t('promotions.pictureHint')}>
        <TextInput
          autoComplete="off"
          dir="ltr"
          maxLength={part.most}
          value={address}
          onChange={(event) => onTyped(event.currentTarget.value, path)}
        />
      </Field>
      {isOwnPath(address) && <img className={styles.thumbnail} src={address} alt="" />}
      <ButtonRow>
        <Button
          size={32}
          variant="outline"
          aria-expanded={isOpen === 'choice'}
          onClick={() => setOpen(isOpen === 'choice' ? null : 'choice')}
        >
          {t('content.picture.choose')}
        </Button>
        {may('content:edit') && (
          <Button size={32} variant="outline" icon="upload" onClick={() => setOpen('new')}>
            {t('content.picture.bring')}
          </Button>
        )}
      </ButtonRow>
      {isOpen === 'choice' && <PictureChoice onTake={take} />}
      {isOpen === 'new' && <NewPicture onBrought={take} onCancel={() => setOpen(null)} />}
    </div>
  );
}
