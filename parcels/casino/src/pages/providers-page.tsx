import { FIELD_BOUNDS } from '@paddock/contract';
import { useState } from 'react';
import { readOf } from '@paddock/shared-utils';
import { useLanguage, useRead, useT } from '@paddock/shared-utils/react';
import { EmptyState, Field, ReadView, Skeleton, TextInput, useReady } from '@paddock/styleguide';

import { CasinoLayout } from '../parts/casino-layout.tsx';
import { useGamesWords } from '../parts/catalogue-words.ts';
import { ProviderCards } from '../parts/provider-cards.tsx';
import cards from '../parts/provider-cards.module.css';
import { usePlayable } from '../parts/use-playable.ts';

/** All studios whose games can be played here, by name (S2-47). */
export function ProvidersPage() {
  const t = useT('casino');
  useLanguage();
  useReady(true);
  const [typed, setTyped] = useState('');
  const { value, reload } = useRead({
    ...readOf('/web-api/casino/providers', { query: usePlayable() }),
    isPublic: true,
  });
  const words = typed.trim().toLowerCase();
  return (
    <CasinoLayout title={t('seo.providers.title')}>
      <Field label={t('providers.find')} labelHidden>
        <TextInput
          type="search"
          icon="search"
          value={typed}
          maxLength={FIELD_BOUNDS.search.max}
          placeholder={t('providers.find')}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Field>
      <ReadView
        value={value}
        reload={reload}
        words={useGamesWords()}
        skeleton={
          <div className={cards.cards}>
            {Array.from({ length: 16 }, (_, at) => (
              <Skeleton key={at} shape="block" height="72px" />
            ))}
          </div>
        }
        empty={({ providers }) =>
          providers.length === 0 && <EmptyState icon="casino" title={t('providers.none')} />
        }
      >
        {({ providers }) => {
          const found = providers.filter(({ name }) => name.toLowerCase().includes(words));
          return found.length === 0 ? (
            <EmptyState icon="search" title={t('search.nothing', { words: typed.trim() })} />
          ) : (
            <ProviderCards providers={found} />
          );
        }}
      </ReadView>
    </CasinoLayout>
  );
}
