import { paidBy } from '@paddock/games';
import { multiplierAfter, type MinesChoice, type MinesFace, type MinesMove } from '@paddock/games/mines';
import { useFormat, useT } from '@paddock/shared-utils/react';
import type { ButtonProps } from '@paddock/styleguide';

import { FactsRow } from '../felt/facts-row.tsx';
import { FeltButton } from '../felt/felt-button.tsx';
import { Felt } from '../felt/felt.tsx';
import { multiplierText } from '../felt/multiplier-text.ts';
import { chanceText } from '../felt/chance-text.ts';
import { ResultLine, type TableResult } from '../felt/result-line.tsx';
import { nextInGrid, useRoving } from '../felt/roving.ts';
import type { ShownRound, TableProps } from '../game-face.ts';
import { nextChance, SIDE, TILES, tilesOf } from './mines-tiles.ts';
import { MinesTile } from './mines-tile.tsx';
import styles from './mines.module.css';

type MinesRound = ShownRound<MinesChoice, MinesMove, MinesFace>;

/** Twenty-five tiles, what the next one is worth, and the button that collects. */
export function MinesTable(props: TableProps<MinesChoice, MinesMove, MinesFace>) {
  const { round, motionMs, onMove } = props;
  const t = useT('originals');
  const resultOf = useResult();
  const choice = round?.choice ?? props.choice;
  const isOpen = round !== undefined && !round.isOver;
  const roving = useRoving('0', (from, key) => nextInGrid(Number(from), key, SIDE, TILES)?.toString());
  return (
    <Felt isBusy={props.isDealing}>
      <Outlook choice={choice} face={round?.face} isOver={round?.isOver === true} />
      <div className={styles.tiles} role="group" aria-label={t('games.mines.tiles')} data-roving>
        {tilesOf(round?.face).map((state, tile) => (
          <MinesTile
            key={tile}
            state={state}
            row={Math.floor(tile / SIDE) + 1}
            column={(tile % SIDE) + 1}
            motionMs={motionMs}
            isOpen={isOpen}
            attributes={roving(String(tile))}
            onOpen={() => onMove({ kind: 'reveal', tile })}
          />
        ))}
      </div>
      <ResultLine
        result={resultOf(round)}
        hint={t(isOpen ? 'games.mines.openOne' : 'games.mines.begin')}
        roundId={round?.id}
        motionMs={motionMs}
      />
      <CollectButton round={round} onClick={() => onMove({ kind: 'collect' })} />
    </Felt>
  );
}

interface OutlookProps {
  readonly choice: MinesChoice;
  readonly face: MinesFace | undefined;
  readonly isOver: boolean;
}

/** What the opened tiles are worth, and what the next one would make of it. */
function Outlook({ choice, face, isOver }: OutlookProps) {
  const t = useT('originals');
  const format = useFormat();
  const safe = isOver ? 0 : (face?.revealed.length ?? 0);
  const facts = [
    ['mines', format.number(choice.mines)],
    [
      'now',
      face === undefined || face.multiplierMilli === 0 ? '–' : multiplierText(face.multiplierMilli, format),
    ],
    ['next', isOver ? '–' : multiplierText(face?.nextMilli ?? multiplierAfter(choice, 1), format)],
    ['safe', isOver ? '–' : chanceText(nextChance(choice, safe), format)],
  ] as const;
  return <FactsRow facts={facts.map(([name, value]) => ({ name: t(`games.mines.${name}`), value }))} />;
}

/** Says what it brings, or why it brings nothing yet. */
function CollectButton({
  round,
  onClick,
}: {
  readonly round: MinesRound | undefined;
  readonly onClick: ButtonProps['onClick'];
}) {
  const t = useT('originals');
  const { money } = useFormat();
  const canCollect = round?.moves.some(({ kind }) => kind === 'collect') === true;
  return (
    <FeltButton unavailable={!canCollect} onClick={onClick}>
      {canCollect
        ? t('games.mines.collect', {
            amount: money(paidBy(round.stakedMinor, round.face.multiplierMilli), round.currency),
          })
        : t(round?.isOver === true ? 'games.mines.over' : 'games.mines.nothingYet')}
    </FeltButton>
  );
}

function useResult(): (round: MinesRound | undefined) => TableResult | undefined {
  const t = useT('originals');
  const format = useFormat();
  return (round) => {
    if (round?.paidMinor === undefined) return undefined;
    const { face, currency, paidMinor } = round;
    if (face.end === 'mine') {
      const tile = face.revealed.at(-1) ?? 0;
      const place = { row: Math.floor(tile / SIDE) + 1, column: (tile % SIDE) + 1 };
      return { tone: 'loss', words: t('games.mines.hit', place) };
    }
    const values = {
      multiplier: multiplierText(face.multiplierMilli, format),
      amount: format.money(paidMinor, currency),
    };
    return { tone: 'gain', words: t('games.mines.collected', values) };
  };
}
