import type { PageProps } from '@paddock/contract';
import type { ChampionshipView } from '@paddock/contract/schemas';
import { readOf } from '@paddock/shared-utils';
import { useRead, useT, type Read } from '@paddock/shared-utils/react';

import { idOfSlug } from '../model/addresses.ts';
import { useSeoName } from './use-seo-name.ts';

/** The championship that an address names; the page's title is named after it. */
export function useChampionship({
  params,
  setSeo,
}: Pick<PageProps, 'params' | 'setSeo'>): Read<ChampionshipView> {
  const t = useT('betting');
  const id = idOfSlug(params['champId'] ?? '');
  const read = useRead({
    ...readOf('/web-api/sportsbook/championships/:id', { params: { id } }),
    isPublic: true,
  });
  useSeoName(read.value, setSeo, t('champs.gone.title'));
  return read;
}
