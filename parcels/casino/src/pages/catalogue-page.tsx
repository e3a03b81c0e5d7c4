import type { PageProps } from '@paddock/contract';
import { useLanguage, useT } from '@paddock/shared-utils/react';
import { useReady } from '@paddock/styleguide';

import { CasinoLayout } from '../parts/casino-layout.tsx';
import { listOf, subcategoryOf } from '../model/catalogue-lists.ts';
import { askedOf, isPlain, viewOf } from '../model/list-view.ts';
import { useGameWord } from '../parts/catalogue-words.ts';
import { ListTools } from '../parts/list-tools.tsx';
import { GamesList } from '../parts/games-list.tsx';
import { LobbyRows } from '../parts/lobby-rows.tsx';
import { TournamentStrip } from '../parts/tournaments/tournament-strip.tsx';
import { PhoneSearch } from '../parts/phone-search.tsx';

/**
 * Every list of the catalogue, by its route: the lobby with its rows, a section, a sub-category, our own games. What is
 * chosen of it stands in the address (S2-40, S2-42 to S2-46).
 */
export function CataloguePage({ routeId, params, path, query }: PageProps) {
  const t = useT('casino');
  const word = useGameWord();
  useLanguage();
  useReady(true);
  const list = listOf(routeId);
  const subcategory = subcategoryOf(params);
  const view = viewOf(query);
  const name = t(`seo.${list.name}.title`);
  const hasRows = list.section === undefined && list.tag === undefined && isPlain(view);
  const asked = askedOf(list, subcategory, view);
  return (
    <CasinoLayout
      title={
        subcategory === undefined
          ? name
          : t('ofSection', { name, subcategory: word('subcategory', subcategory) })
      }
    >
      <PhoneSearch />
      <ListTools list={list} path={path} subcategory={subcategory} view={view} />
      {hasRows && <TournamentStrip />}
      {hasRows ? <LobbyRows /> : <GamesList key={JSON.stringify(asked)} asked={asked} wayOut={list.path} />}
    </CasinoLayout>
  );
}
