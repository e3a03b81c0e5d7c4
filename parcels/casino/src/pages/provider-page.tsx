import type { PageProps } from '@paddock/contract';
import { hrefFor, readOf } from '@paddock/shared-utils';
import { useLanguage, useRead, useT } from '@paddock/shared-utils/react';
import { EmptyState, LinkButton, useReady } from '@paddock/styleguide';

import { CasinoLayout } from '../parts/casino-layout.tsx';
import { askedOf, viewOf } from '../model/list-view.ts';
import { LISTS } from '../model/catalogue-lists.ts';
import { GamesList } from '../parts/games-list.tsx';
import { ListTools } from '../parts/list-tools.tsx';
import { usePlayable } from '../parts/use-playable.ts';
import { useSeoNames } from '../parts/use-seo-names.ts';

/** One studio with its games (S2-47). */
export function ProviderPage({ params, path, query, setSeo }: PageProps) {
  const t = useT('casino');
  useLanguage();
  useReady(true);
  const code = params['provider'] ?? '';
  const { value } = useRead({
    ...readOf('/web-api/casino/providers/:code', { params: { code }, query: usePlayable() }),
    isPublic: true,
  });
  const name = value.status === 'ready' ? value.data.name : undefined;
  const isGone = value.status === 'error' && value.problem.code === 'PROVIDER_UNKNOWN';
  useSeoNames(setSeo, { name, gone: isGone ? t('providers.unknown') : undefined });
  const asked = { ...askedOf(LISTS['casino.lobby'], undefined, viewOf(query)), provider: code };
  return (
    <CasinoLayout title={name ?? t('providers.one')}>
      {isGone ? (
        <EmptyState
          icon="search"
          title={t('providers.unknown')}
          action={
            <LinkButton variant="outline" href={hrefFor('/providers')}>
              {t('seo.providers.title')}
            </LinkButton>
          }
        />
      ) : (
        <>
          <ListTools list={LISTS['casino.lobby']} path={path} subcategory={undefined} view={viewOf(query)} />
          <GamesList key={JSON.stringify(asked)} asked={asked} wayOut="/providers" />
        </>
      )}
    </CasinoLayout>
  );
}
