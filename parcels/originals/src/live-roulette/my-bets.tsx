import { parseAmount } from '@paddock/contract';
import type { SharedBetView } from '@paddock/contract/schemas';
import type { RouletteChoice } from '@paddock/games/roulette';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useReadWords, useT, type PagesRead } from '@paddock/shared-utils/react';
import {
  Button,
  EmptyState,
  MoneyText,
  Panel,
  ReadView,
  SectionHeader,
  SkeletonRows,
  TextLink,
} from '@paddock/styleguide';
import { Table, type TableColumn } from '@paddock/styleguide/forms';

import { CLOTH } from '../faces/roulette/cloth-places.ts';
import { usePlaceName } from '../faces/roulette/roulette-words.ts';
import { colourOf } from '../faces/roulette/wheel.ts';
import { sharedRoundPath } from '../model/check-link.ts';
import styles from './live-roulette.module.css';
import { pocketOf } from './round-bets.ts';

/** Places that are named; of more the rest is counted. */
const NAMED = 3;

/** The player's bets with what became of them; each round that is over can be checked. */
export function MyBets({ read }: { readonly read: PagesRead<SharedBetView> }) {
  const t = useT('originals');
  const { amount, money, dateTime } = useFormat();
  const words = useReadWords({ slow: t('crash.mine.slow') });
  const placesOf = usePlaces();
  const columns: readonly TableColumn<SharedBetView>[] = [
    {
      id: 'time',
      header: t('crash.mine.time'),
      cell: ({ placedAtMs }) => dateTime(placedAtMs),
      primary: true,
    },
    { id: 'round', header: t('crash.mine.round'), align: 'end', cell: ({ round }) => String(round) },
    { id: 'places', header: t('liveRoulette.mine.places'), cell: placesOf },
    {
      id: 'stake',
      header: t('crash.round.stake'),
      align: 'end',
      cell: ({ stake, currency }) => <MoneyText>{amount(stake, currency)}</MoneyText>,
    },
    {
      id: 'fell',
      header: t('liveRoulette.mine.fell'),
      align: 'end',
      cell: (bet) => (bet.isTakenBack ? t('crash.mine.takenBack') : <Fell pocket={pocketOf(bet)} />),
    },
    {
      id: 'result',
      header: t('crash.mine.result'),
      align: 'end',
      cell: ({ paid, stake, currency }) => {
        if (paid === null) return '–';
        const minor = (parseAmount(paid, currency) ?? 0n) - (parseAmount(stake, currency) ?? 0n);
        const tone = minor > 0n ? 'gain' : minor < 0n ? 'loss' : 'plain';
        return <MoneyText tone={tone}>{`${minor > 0n ? '+' : ''}${money(minor, currency)}`}</MoneyText>;
      },
    },
    {
      id: 'check',
      header: t('crash.mine.check'),
      align: 'end',
      cell: (bet) =>
        pocketOf(bet) === undefined ? (
          '–'
        ) : (
          <TextLink href={hrefFor(sharedRoundPath(bet))}>{t('crash.mine.check')}</TextLink>
        ),
    },
  ];
  return (
    <Panel bleed data-testid="roulette-mine">
      <SectionHeader title={t('liveRoulette.mine.title')} />
      <ReadView
        value={read.value}
        reload={read.reload}
        words={words}
        skeleton={<SkeletonRows count={4} />}
        empty={({ rows }) => rows.length === 0 && <EmptyState icon="history" title={t('crash.mine.none')} />}
      >
        {({ rows, next }) => (
          <>
            <Table
              caption={t('liveRoulette.mine.title')}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
            />
            {next !== null && (
              <Button variant="quiet" block onClick={read.more}>
                {t('crash.mine.more')}
              </Button>
            )}
          </>
        )}
      </ReadView>
    </Panel>
  );
}

function Fell({ pocket }: { readonly pocket: number | undefined }) {
  const t = useT('originals');
  if (pocket === undefined) return '–';
  const colour = colourOf(pocket);
  return (
    <span className={styles.fell} data-colour={colour} title={t(`games.roulette.colour.${colour}`)}>
      {pocket}
    </span>
  );
}

/** Where the chips of a bet lie, in words. */
function usePlaces(): (bet: SharedBetView) => string {
  const t = useT('originals');
  const nameOf = usePlaceName();
  return ({ choice }) => {
    const { chips } = choice as RouletteChoice;
    const names = chips.flatMap(({ on }) => {
      const place = CLOTH.find(({ name }) => name === on);
      return place === undefined ? [] : [nameOf(place)];
    });
    const more = names.length - NAMED;
    const named = names.slice(0, NAMED).join('; ');
    return more > 0 ? t('liveRoulette.mine.more', { places: named, count: more }) : named;
  };
}
