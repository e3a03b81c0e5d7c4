import { hrefFor, readOf } from '@paddock/shared-utils';
import { useFormat, useRead, useT } from '@paddock/shared-utils/react';
import { TextLink } from '@paddock/styleguide';

import { useNothingOffered } from '../use-nothing-offered.ts';

/** Tournaments that run and that a game counts for; nothing while there are none. */
export function GameTournaments({ gameId }: { readonly gameId: string }) {
  const t = useT('casino');
  const format = useFormat();
  const { value } = useRead({ ...readOf('/web-api/tournaments', { query: { game: gameId } }) });
  const stopped = useNothingOffered();
  if (stopped !== null || value.status !== 'ready' || value.data.running.length === 0) return null;
  return (
    <p>
      {t('tournament.ofGame')}{' '}
      {value.data.running.map(({ id, name }) => (
        <TextLink key={id} href={hrefFor(`/tournaments/${id}`)}>
          {format.name(name)}
        </TextLink>
      ))}
    </p>
  );
}
