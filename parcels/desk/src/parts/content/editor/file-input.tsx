import { useRef, useState } from 'react';
import { useT } from '@paddock/shared-utils/react';
import { Button } from '@paddock/styleguide';

import styles from '../content.module.css';

/** A picture of the operator's, as base64, with its name once it is chosen. */
export function FileInput({ onContent }: { readonly onContent: (content: string) => void }) {
  const t = useT('desk');
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  return (
    <div className={styles.file}>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        data-testid="picture-file"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          setName(file?.name ?? '');
          if (file === undefined) onContent('');
          else void base64Of(file).then(onContent);
        }}
      />
      <Button variant="outline" icon="upload" onClick={() => input.current?.click()}>
        {t('content.picture.noFile')}
      </Button>
      <span className={styles.quiet} aria-live="polite">
        {name === '' ? t('content.picture.file') : <bdi>{name}</bdi>}
      </span>
    </div>
  );
}

/** The bytes of a file, as they go into JSON. */
function base64Of(file: File): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const url = typeof reader.result === 'string' ? reader.result : '';
      resolve(url.slice(url.indexOf(',') + 1));
    });
    reader.addEventListener('error', () => resolve(''));
    reader.readAsDataURL(file);
  });
}
