import { useState } from 'react';
import { currencyOf, parseAmount, type TableRoundView } from '@paddock/contract';
import { largestTarget } from '@paddock/games/crash';
import type { NewSharedBet, SharedBetView, SharedTableView } from '@paddock/contract/schemas';
import { api, isLost, newKey, type Account, type ApiProblem, type ApiResult } from '@paddock/shared-utils';
import { useFormat, useLabels, useSender, useT } from '@paddock/shared-utils/react';
import { Badge, Button, Chip, Field, Notice, Panel, SectionHeader, TextInput } from '@paddock/styleguide';
import { AmountInput, Switch } from '@paddock/styleguide/forms';

import styles from './crash.module.css';
import { readTarget, writeMilli } from './flight.ts';
import { lastEnd, slotAction } from './slot-action.ts';
import { CollectButton, Ended, useChips } from './slot-parts.tsx';
import { useTimes } from './use-times.ts';

const GAME = 'crash';

interface SlotPanelProps {
  readonly slot: number;
  readonly round: TableRoundView | undefined;
  readonly bets: readonly SharedBetView[];
  readonly onChanged: () => void;
  readonly account: Account;
  readonly bounds: SharedTableView | undefined;
}

/** One of the two places for a bet: its stake, its target, and one button that says what it does. */
export function SlotPanel(props: SlotPanelProps) {
  const { slot, round, bets, onChanged, account, bounds } = props;
  const t = useT('originals');
  const { money, amount, decimalMark } = useFormat();
  const times = useTimes();
  const labels = useLabels();
  const [stake, setStake] = useState('');
  const [target, setTarget] = useState('');
  const [isAutomatic, setAutomatic] = useState(false);
  const [problem, setProblem] = useState<ApiProblem>();
  const [isUnanswered, setUnanswered] = useState(false);
  const place = useSender((request: NewSharedBet, key: string) =>
    api.post('/web-api/shared-rounds/:game/bets', request, { params: { game: GAME }, key }),
  );
  const action = slotAction(round, bets, slot);
  const ended = lastEnd(round, bets, slot);
  const currency = account.iso;
  const { exponent, symbol } = currencyOf(currency);
  const stakeMinor = parseAmount(stake, currency);
  const milli = isAutomatic ? readTarget(target) : null;
  const maxWinMinor = bounds === undefined ? undefined : parseAmount(bounds.maxWin, currency);
  const most =
    stakeMinor !== undefined && stakeMinor > 0n && maxWinMinor !== undefined
      ? largestTarget(stakeMinor, maxWinMinor)
      : undefined;
  const isLocked = action.kind === 'collect' || action.kind === 'take-back';
  const chips = useChips(currency, bounds);

  async function tell(asking: Promise<ApiResult<SharedBetView>>): Promise<void> {
    setProblem(undefined);
    const answer = await asking;
    setUnanswered(isLost(answer));
    if (!answer.ok && !isLost(answer) && answer.status !== 'close') setProblem(answer.problem);
    onChanged();
  }
  const actOn = (bet: SharedBetView, act: 'collect' | 'take-back') =>
    tell(
      act === 'collect'
        ? api.post(
            '/web-api/shared-rounds/:game/bets/:id/collect',
            {},
            { params: { game: GAME, id: bet.id }, key: newKey() },
          )
        : api.post(
            '/web-api/shared-rounds/:game/bets/:id/take-back',
            {},
            { params: { game: GAME, id: bet.id }, key: newKey() },
          ),
    );
  const targetError =
    isAutomatic && target !== '' && milli === undefined
      ? t('crash.bet.targetRange')
      : milli !== null && milli !== undefined && most !== undefined && milli > most
        ? t('crash.bet.targetMost', { most: times(most) })
        : undefined;

  return (
    <Panel bleed aria-label={t('crash.bet.title', { slot })} data-testid={`crash-slot-${slot}`}>
      <SectionHeader
        title={t('crash.bet.title', { slot })}
        actions={
          action.kind === 'collect' ? (
            <Badge tone="live">{t('crash.bet.flying')}</Badge>
          ) : action.kind !== 'wait' && action.isNext ? (
            <Badge>{t('crash.bet.next')}</Badge>
          ) : undefined
        }
      />
      <div className={styles.slot}>
        {ended !== undefined && <Ended bet={ended} />}
        <Field
          label={t('crash.bet.stake')}
          hint={
            bounds === undefined
              ? '\u00a0'
              : t('crash.bet.range', {
                  min: amount(bounds.minStake, currency),
                  max: amount(bounds.maxStake, currency),
                })
          }
        >
          <AmountInput
            value={isLocked ? action.bet.stake : stake}
            onValueChange={setStake}
            exponent={exponent}
            currencySymbol={symbol}
            decimalMark={decimalMark}
            placeholder={(0).toFixed(exponent).replace('.', decimalMark)}
            disabled={isLocked}
            data-testid={`crash-stake-${slot}`}
          />
        </Field>
        <div className={styles.chips} role="group" aria-label={t('crash.bet.chips')}>
          {chips.map((chip) => (
            <Chip key={chip} disabled={isLocked} onClick={() => setStake(chip)}>
              {chip.replace('.', decimalMark)}
            </Chip>
          ))}
        </div>
        <Switch
          label={t('crash.bet.automatic')}
          checked={isLocked ? targetOf(action.bet) !== null : isAutomatic}
          disabled={isLocked}
          onChange={(event) => setAutomatic(event.target.checked)}
          atEnd
        />
        {(isLocked ? targetOf(action.bet) !== null : isAutomatic) && (
          <Field label={t('crash.bet.target')} error={targetError}>
            <TextInput
              value={isLocked ? writeMilli(targetOf(action.bet) ?? 0).replace('.', decimalMark) : target}
              onChange={(event) => setTarget(event.target.value)}
              inputMode="decimal"
              autoComplete="off"
              end="×"
              disabled={isLocked}
              data-testid={`crash-target-${slot}`}
            />
          </Field>
        )}
        {action.kind === 'collect' ? (
          <CollectButton
            round={round}
            bet={action.bet}
            onCollect={() => actOn(action.bet, 'collect')}
            slot={slot}
          />
        ) : action.kind === 'take-back' ? (
          <Button
            size={48}
            block
            variant="outline"
            onClick={() => actOn(action.bet, 'take-back')}
            data-testid={`crash-act-${slot}`}
          >
            {t('crash.bet.takeBack', { amount: amount(action.bet.stake, currency) })}
          </Button>
        ) : (
          <Button
            size={48}
            block
            variant="outline"
            unavailable={
              action.kind === 'wait' ||
              stakeMinor === undefined ||
              stakeMinor <= 0n ||
              milli === undefined ||
              targetError !== undefined
            }
            onClick={() => {
              if (action.kind !== 'bet' || stakeMinor === undefined || milli === undefined) return undefined;
              const choice = { targetMilli: milli };
              return tell(place({ round: action.round, slot, accountId: account.id, stake, choice }));
            }}
            data-testid={`crash-act-${slot}`}
          >
            {action.kind === 'wait'
              ? t('crash.bet.wait')
              : stakeMinor === undefined || stakeMinor <= 0n
                ? t('crash.bet.enter')
                : milli === undefined
                  ? t('crash.bet.enterTarget')
                  : t(action.isNext ? 'crash.bet.placeNext' : 'crash.bet.place', {
                      amount: money(stakeMinor, currency),
                    })}
          </Button>
        )}
        {action.kind === 'collect' && (
          <p className={styles.dim}>
            {t('crash.bet.counts', { amount: amount(action.bet.stake, currency) })}
          </p>
        )}
        {isUnanswered && (
          <Notice tone="warning" title={t('crash.bet.unanswered')} announce>
            {t('crash.bet.unansweredText')}
          </Notice>
        )}
        {problem !== undefined && (
          <Notice tone="danger" title={t('crash.bet.refused')} announce>
            <span data-testid={`crash-refusal-${slot}`}>{labels.problem(problem)}</span>
          </Notice>
        )}
      </div>
    </Panel>
  );
}

const targetOf = ({ choice }: SharedBetView): number | null =>
  (choice as { readonly targetMilli: number | null }).targetMilli;
