import type { GameTile, ProviderView } from '@paddock/contract/schemas';
import type { PageProps } from '@paddock/contract';
import { hrefFor, readOf } from '@paddock/shared-utils';
import { useLanguage, useRead, useT } from '@paddock/shared-utils/react';
import { EmptyState, LinkButton, ReadView, useReady } from '@paddock/styleguide';

import { CasinoLayout } from '../parts/casino-layout.tsx';
import { searchedOf } from '../model/search-address.ts';
import { useGamesWords } from '../parts/catalogue-words.ts';
import { PhoneSearch } from '../parts/phone-search.tsx';
import { ProviderCards } from '../parts/provider-cards.tsx';
import { SuggestedRow } from '../parts/suggested-row.tsx';
import { TileGrid } from '../parts/tile-grid.tsx';
import { TileSkeletons } from '../parts/tile-skeletons.tsx';
import { usePlayable } from '../parts/use-playable.ts';

/** Games and studios called as was typed, or nearly so; before a letter, what the player may look for (S2-47). */
export function SearchPage({ query }: PageProps) {
  const t = useT('casino');
  useLanguage();
  useReady(true);
  const words = searchedOf(query);
  return (
    <CasinoLayout
      title={t('seo.search.title')}
      lead={words === '' ? t('search.hint') : t('search.of', { words })}
    >
      <PhoneSearch />
      {words === '' ? <SuggestedRow /> : <Found words={words} />}
    </CasinoLayout>
  );
}

function Found({ words }: { readonly words: string }) {
  const t = useT('casino');
  const { value, reload } = useRead({
    ...readOf('/web-api/casino/search', { query: { ...usePlayable(), search: words } }),
    isPublic: true,
  });
  return (
    <ReadView
      value={value}
      reload={reload}
      words={useGamesWords()}
      skeleton={<TileSkeletons />}
      empty={({ games, providers }: { games: readonly GameTile[]; providers: readonly ProviderView[] }) =>
        games.length + providers.length === 0 && (
          <EmptyState
            icon="search"
            title={t('search.nothing', { words })}
            message={t('search.nothingText')}
            action={
              <LinkButton variant="outline" href={hrefFor('/casino')}>
                {t('none.action')}
              </LinkButton>
            }
          />
        )
      }
    >
      {({ games, providers }) => (
        <>
          {providers.length > 0 && <ProviderCards providers={providers} />}
          <TileGrid games={games} />
        </>
      )}
    </ReadView>
  );
}
