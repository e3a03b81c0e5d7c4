import { useFormat, useT } from '@paddock/shared-utils/react';
import { MoneyText, SummaryList, type SummaryLine } from '@paddock/styleguide';

import type { AnyFace } from '../faces/game-face.ts';
import { percentOf, winChance } from '../model/stake-return.ts';
import { returnOfBet } from '../model/return-of-bet.ts';
import type { BetDraft } from '../play/use-bet.ts';
import { usePercent } from './use-percent.ts';

interface BetFiguresProps {
  readonly face: AnyFace;
  readonly draft: BetDraft;
  readonly currency: string;
}

/** What the bet can win, how likely it wins anything, and what it returns at this stake (rules §12). */
export function BetFigures({ face, draft, currency }: BetFiguresProps) {
  const t = useT('originals');
  const { money } = useFormat();
  const percent = usePercent();
  const { bet } = draft;
  const mostMinor = bet && face.game.mostMinor(bet);
  const ends = bet && face.ends?.(bet.choice);
  const returned = bet && returnOfBet(face, bet);
  const lines: readonly SummaryLine[] = [
    {
      id: 'most',
      label: t('bet.most'),
      value: mostMinor === undefined ? '–' : <MoneyText>{money(mostMinor, currency)}</MoneyText>,
      strong: true,
    },
    ...(face.ends === undefined
      ? []
      : [
          {
            id: 'chance',
            label: t('bet.chance'),
            value: ends === undefined ? '–' : percent(percentOf(winChance(ends))),
          },
        ]),
    {
      id: 'return',
      label: t('bet.return'),
      value:
        returned === undefined
          ? '–'
          : t(returned.isExact ? 'bet.exactly' : 'bet.atLeast', {
              percent: percent(percentOf(returned.ratio)),
            }),
    },
  ];
  return <SummaryList lines={lines} />;
}
