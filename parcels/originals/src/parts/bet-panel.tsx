import { useFormat, useT } from '@paddock/shared-utils/react';
import { Badge, Panel, SectionHeader } from '@paddock/styleguide';

import type { AnyFace } from '../faces/game-face.ts';
import type { RoundBounds } from '../model/play-button.ts';
import type { Play } from '../play/play.ts';
import type { BetDraft } from '../play/use-bet.ts';
import { BetFigures } from './bet-figures.tsx';
import styles from './bet-panel.module.css';
import { FreeNote, FreeStake, SourceChoice } from './free-source.tsx';
import { ChipButtons, ChipWorth, OnTable } from './chips-field.tsx';
import { PlayAction } from './play-action.tsx';
import { StakeChips, StakeInput, type StakeProps } from './stake-field.tsx';
import { Trouble } from './trouble.tsx';
import { BET_FORM_ID, type BetForm } from './use-bet-form.ts';

interface BetPanelProps {
  readonly face: AnyFace;
  readonly play: Play;
  readonly draft: BetDraft;
  readonly form: BetForm;
  readonly bounds: RoundBounds | undefined;
  /** Stake and button stand in the dock under the table. */
  readonly isDocked: boolean;
  readonly onRefill: () => void;
  readonly className: string | undefined;
}

/** What is bet: choice, stake, what it can win and returns, and the one button. Enter in any field of it plays too. */
export function BetPanel(props: BetPanelProps) {
  const { face, play, draft, form, bounds, isDocked } = props;
  const t = useT('originals');
  const { money, moment } = useFormat();
  const { Choice } = face;
  const { currency, balanceMinor, shown } = play;
  const { isLocked } = form;
  const { free } = draft;
  const stakeProps = { draft, currency, bounds, isDisabled: isLocked };
  const choice = Choice && <Choice choice={draft.choice} onChoose={draft.onChoose} isDisabled={isLocked} />;
  return (
    <Panel bleed aria-labelledby="bet-title" className={props.className}>
      <SectionHeader
        id="bet-title"
        title={t('bet.title')}
        actions={
          play.kind === 'demo' ? (
            <Badge tone="warning">{t('bet.demo')}</Badge>
          ) : (
            balanceMinor !== undefined && t('bet.balance', { amount: money(balanceMinor, currency) })
          )
        }
      />
      <form id={BET_FORM_ID} className={styles.form} onSubmit={form.submit}>
        {!isDocked && choice}
        {free !== undefined && <SourceChoice source={free} />}
        <div className={styles.stake}>
          {free?.isChosen === true ? (
            <>
              {!isDocked && <FreeStake source={free} />}
              <FreeNote source={free} />
            </>
          ) : (
            <OwnStake {...stakeProps} isDocked={isDocked} />
          )}
        </div>
        {isDocked && choice}
        <BetFigures face={face} draft={draft} currency={currency} />
        {!isDocked && <PlayAction form={form} currency={currency} onRefill={props.onRefill} />}
        {shown?.round.isOver === false && play.endsByItselfAtMs !== null && (
          <p className={styles.note}>{t('bet.endsByItself', { time: moment(play.endsByItselfAtMs) })}</p>
        )}
        {play.kind === 'demo' && balanceMinor !== undefined && (
          <p className={styles.note}>{t('bet.demoBalance', { amount: money(balanceMinor, currency) })}</p>
        )}
        {!isDocked && <Trouble play={play} />}
      </form>
    </Panel>
  );
}

/** The player's own stake: typed, or chips on the table; what of it is docked is left out. */
function OwnStake({ isDocked, ...stakeProps }: StakeProps & { readonly isDocked: boolean }) {
  if (!stakeProps.draft.hasChips)
    return (
      <>
        {!isDocked && <StakeInput {...stakeProps} hasRange />}
        <StakeChips {...stakeProps} />
      </>
    );
  return (
    <>
      {!isDocked && <OnTable {...stakeProps} />}
      {!isDocked && <ChipWorth {...stakeProps} />}
      <ChipButtons {...stakeProps} />
    </>
  );
}
