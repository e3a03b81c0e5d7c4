import { useState } from 'react';
import type { EventDetail } from '@paddock/contract/schemas';
import { useT } from '@paddock/shared-utils/react';
import { Button, EmptyState, Field, PageLayout, Panel, TextInput } from '@paddock/styleguide';

import { holdsWords, wordsOf } from '../model/words.ts';
import styles from './championship-index.module.css';
import { EventsOfBoth } from './events-of-both.tsx';
import { narrowed, useCricketEvents } from './use-cricket-events.ts';

/** Matches of cricket by a word of a side, a championship or a country; all of them before a word is typed. */
export function CricketSearch() {
  const t = useT('betting');
  const [text, setText] = useState('');
  const words = wordsOf(text);
  const isFound = ({ home, away, championship, region }: EventDetail) =>
    holdsWords(words, [home.name, away.name, championship.name, region.name]);
  const live = narrowed(useCricketEvents('live'), isFound);
  const line = narrowed(useCricketEvents('line'), isFound);
  return (
    <PageLayout title={t('cricket.title.search-events')} titleHidden>
      <Panel bleed className={styles.search}>
        <Field label={t('search.label')} labelHidden>
          <TextInput
            type="search"
            icon="search"
            value={text}
            placeholder={t('cricket.placeholder')}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Field>
      </Panel>
      <EventsOfBoth
        live={live}
        line={line}
        nothing={
          <EmptyState
            icon="search"
            title={t('cricket.notFound.title')}
            message={t('cricket.notFound.text')}
            action={
              <Button variant="outline" onClick={() => setText('')}>
                {t('cricket.notFound.action')}
              </Button>
            }
          />
        }
      />
    </PageLayout>
  );
}
