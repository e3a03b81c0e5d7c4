import { useState } from 'react';
import type { ContentView } from '@paddock/contract/schemas';
import { readOf } from '@paddock/shared-utils';
import { useLanguage, useRead, useReadWords, useT } from '@paddock/shared-utils/react';
import { Field, Panel, ReadView, SkeletonRows, TextInput } from '@paddock/styleguide';

import { Below, Lines } from './below.tsx';
import styles from './document.module.css';

/** Fewer letters than this find too much. */
const ENOUGH = 2;

/** What is below a document, or of it what has the words that are typed. */
export function DocumentSearch({ view }: { readonly view: ContentView }) {
  const t = useT('information');
  const [typed, setTyped] = useState('');
  const wanted = typed.trim();
  return (
    <>
      <search className={styles.search}>
        <Field label={t('content.search')}>
          <TextInput
            type="search"
            maxLength={100}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      </search>
      {wanted.length < ENOUGH ? <Below view={view} /> : <Found typed={wanted} below={view.address} />}
    </>
  );
}

interface FoundProps {
  readonly typed: string;
  readonly below: string;
}

function Found({ typed, below }: FoundProps) {
  const t = useT('information');
  const language = useLanguage();
  const query = { typed, language, below };
  const read = useRead({ ...readOf('/web-api/content/search', { query }), isPublic: true });
  return (
    <Panel bleed>
      <ReadView
        {...read}
        words={useReadWords({ slow: t('content.slow') })}
        skeleton={<SkeletonRows count={3} cells={1} />}
        empty={({ lines }) =>
          lines.length === 0 && (
            <p className={styles.nothing} role="status">
              {t('content.nothingFound', { typed })}
            </p>
          )
        }
      >
        {({ lines }) => <Lines lines={lines} />}
      </ReadView>
    </Panel>
  );
}
