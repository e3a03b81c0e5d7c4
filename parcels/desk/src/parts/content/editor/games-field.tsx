import { useState } from 'react';
import type { OperatorGameView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useFormat, useQuiet, useReadWords, useT } from '@paddock/shared-utils/react';
import { Button, Field, IconButton, ReadView, SkeletonRows, TextInput } from '@paddock/styleguide';

import { useDeskRead } from '../../session/use-desk-read.ts';
import styles from '../content.module.css';

const EVERY_MS = 60_000;
/** Fewest characters that are searched for. */
const SHORTEST = 2;
/** More than these nobody reads; another letter makes them fewer. */
const MOST_FOUND = 8;

interface GamesFieldProps {
  /** Numbers of those that are chosen, in their order. */
  readonly ids: readonly string[];
  /** What is wrong with them; undefined where they are well. */
  readonly problem: string | undefined;
  readonly onChange: (ids: readonly string[]) => void;
}

/** Which games a block shows: each found by its name or its number. */
export function GamesField({ ids, problem, onChange }: GamesFieldProps) {
  const t = useT('desk');
  const [typed, setTyped] = useState('');
  const wanted = useQuiet(typed.trim());
  return (
    <div className={styles.chosenBy}>
      {ids.length === 0 ? (
        <p className={styles.quiet}>{t('content.game.none')}</p>
      ) : (
        <ol className={styles.choices}>
          {ids.map((id, at) => (
            <li key={id}>
              <ChosenGame id={id} />
              <IconButton
                icon="close"
                iconSize={16}
                label={t('content.removePart', { name: t('content.fields.games'), number: at + 1 })}
                onClick={() => onChange(ids.toSpliced(at, 1))}
              />
            </li>
          ))}
        </ol>
      )}
      <Field label={t('content.game.find')} hint={t('content.game.hint')} error={problem}>
        <TextInput
          type="search"
          icon="search"
          autoComplete="off"
          maxLength={60}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Field>
      {(wanted.length >= SHORTEST || /^\d+$/.test(wanted)) && (
        <FoundGames
          wanted={wanted}
          chosen={ids}
          onChosen={(id) => {
            onChange([...ids, id]);
            setTyped('');
          }}
        />
      )}
    </div>
  );
}

interface FoundGamesProps {
  readonly wanted: string;
  readonly chosen: readonly string[];
  readonly onChosen: (id: string) => void;
}

/** Games that are called so and are not chosen yet, each with a press that takes it. */
function FoundGames({ wanted, chosen, onChosen }: FoundGamesProps) {
  const t = useT('desk');
  const words = useReadWords({ slow: t('content.slow') });
  const { value, reload } = useGames(wanted);
  const freeOf = (games: readonly OperatorGameView[]) =>
    games.filter(({ id }) => !chosen.includes(id)).slice(0, MOST_FOUND);
  return (
    <ReadView
      value={value}
      reload={reload}
      words={words}
      skeleton={<SkeletonRows count={2} />}
      empty={({ games }) =>
        freeOf(games).length === 0 && <p className={styles.quiet}>{t('content.game.noneFound')}</p>
      }
    >
      {({ games }) => (
        <ul className={styles.choices} aria-label={t('content.game.found')}>
          {freeOf(games).map((game) => (
            <li key={game.id}>
              <Button size={32} variant="quiet" onClick={() => onChosen(game.id)}>
                <GameName game={game} /> <span className={styles.quiet}>{game.company.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </ReadView>
  );
}

/** What a chosen one is called; its number alone where nobody knows it, or knows it any more. */
function ChosenGame({ id }: { readonly id: string }) {
  const t = useT('desk');
  const { value } = useGames(id);
  if (value.status !== 'ready') return t('content.championship.number', { number: id });
  const game = value.data.games.find((one) => one.id === id);
  return game === undefined ? t('content.game.unknown', { number: id }) : <GameName game={game} />;
}

/** Its name, and that nobody sees it where it is closed. */
function GameName({ game: { id, name, isListed, isOpen } }: { readonly game: OperatorGameView }) {
  const t = useT('desk');
  const format = useFormat();
  const words = t('content.championship.chosen', { name: format.name(name), number: id });
  return isListed && isOpen ? words : t('content.game.closed', { game: words });
}

/** Games by their name or number, closed ones too. */
const useGames = (search: string) =>
  useDeskRead(
    `games ${search}`,
    (as) => api.get('/operator-api/casino/games', { ...as, query: { search } }),
    EVERY_MS,
  );
