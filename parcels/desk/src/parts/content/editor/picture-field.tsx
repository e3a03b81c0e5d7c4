import { useState } from 'react';
import type { ContentPictureView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useReadWords, useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow, EmptyState, ReadView, SkeletonRows } from '@paddock/styleguide';

import type { Said } from '../../../model/block-fields.ts';
import { withPicture } from '../../../model/with-picture.ts';
import { useDeskRead } from '../../session/use-desk-read.ts';
import styles from '../content.module.css';
import { useToldAbove } from './block-refused.tsx';
import { NewPicture } from './new-picture.tsx';
import { useTypedLanguage } from './typed-language.ts';

const EVERY_MS = 30_000;

interface PictureFieldProps {
  readonly said: Said;
  readonly onChange: (said: Said) => void;
}

/** Which picture a block shows: one that is there, or a new one. */
export function PictureField({ said, onChange }: PictureFieldProps) {
  const t = useT('desk');
  const { lang } = useTypedLanguage();
  const toldAbove = useToldAbove();
  const [isOpen, setOpen] = useState<'choice' | 'new' | null>(null);
  const source = typeof said['source'] === 'string' ? said['source'] : '';
  const take = (picture: ContentPictureView) => {
    onChange(withPicture(said, picture, lang));
    setOpen(null);
  };
  return (
    <div className={styles.pictureField}>
      {source === '' ? (
        <p className={styles.quiet}>{t('content.picture.none')}</p>
      ) : (
        <img className={styles.thumbnail} src={source} alt="" />
      )}
      <ButtonRow>
        <Button
          size={32}
          variant="outline"
          aria-describedby={toldAbove('source')['aria-describedby']}
          aria-expanded={isOpen === 'choice'}
          onClick={() => setOpen(isOpen === 'choice' ? null : 'choice')}
        >
          {t('content.picture.choose')}
        </Button>
        <Button size={32} variant="outline" icon="upload" onClick={() => setOpen('new')}>
          {t('content.picture.bring')}
        </Button>
      </ButtonRow>
      {isOpen === 'choice' && <PictureChoice onTake={take} />}
      {isOpen === 'new' && <NewPicture onBrought={take} onCancel={() => setOpen(null)} />}
    </div>
  );
}

/** The pictures there are, each with a press that takes it. */
export function PictureChoice({ onTake }: { readonly onTake: (picture: ContentPictureView) => void }) {
  const t = useT('desk');
  const words = useReadWords({ slow: t('content.slow') });
  const { lang } = useTypedLanguage();
  const read = useDeskRead('pictures', (as) => api.get('/operator-api/content/pictures', as), EVERY_MS);
  return (
    <ReadView
      value={read.value}
      reload={read.reload}
      words={words}
      skeleton={<SkeletonRows count={2} />}
      empty={({ pictures }) => pictures.length === 0 && <EmptyState title={t('content.picture.empty')} />}
    >
      {({ pictures }) => (
        <ul className={styles.pictures}>
          {pictures.map((picture) => {
            const alt = (picture.alt as Readonly<Record<string, string | undefined>>)[lang] ?? picture.alt.en;
            return (
              <li key={picture.id}>
                <img className={styles.thumbnail} src={picture.source} alt="" loading="lazy" />
                <Button size={32} variant="quiet" onClick={() => onTake(picture)}>
                  {t('content.picture.take', { alt })}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </ReadView>
  );
}
