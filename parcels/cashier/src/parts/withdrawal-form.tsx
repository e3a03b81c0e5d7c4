import { useState, type SubmitEvent } from 'react';
import { formatAmount } from '@paddock/contract';
import type { PayoutOptionsView, StepUpRequest } from '@paddock/contract/schemas';
import { hrefFor, navigate, type Account } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Button, classNames, LinkButton, Notice, Panel, SectionHeader, TextLink } from '@paddock/styleguide';

import { checkWithdrawal, type PayoutInstrument } from '../model/withdrawal-check.ts';
import { FirstElsewhere } from './first-elsewhere.tsx';
import { MethodMark } from './method-mark.tsx';
import { UnansweredWithdrawal } from './unanswered-withdrawal.tsx';
import { useAskWithdrawal } from './use-ask-withdrawal.ts';
import { useMaintenanceLock } from './use-payout-locks.ts';
import { WayFacts } from './way-facts.tsx';
import { WithdrawalAmount } from './withdrawal-amount.tsx';
import { NO_PROOF, WithdrawalProof, type TypedProof } from './withdrawal-proof.tsx';
import { WithdrawalRefusal } from './withdrawal-refusal.tsx';
import wayStyles from './ways.module.css';
import styles from './withdrawal.module.css';

interface WithdrawalFormProps {
  readonly account: Account;
  readonly options: PayoutOptionsView;
  readonly instrument: PayoutInstrument;
  /** What is known may be out of date: read it again. */
  readonly onRefused: () => void;
}

/** How much, and the one press that asks for it. */
export function WithdrawalForm({ account, options, instrument, onRefused }: WithdrawalFormProps) {
  const t = useT('cashier');
  const { money } = useFormat();
  const [amount, setAmount] = useState('');
  const [proof, setProof] = useState(NO_PROOF);
  const asking = useAskWithdrawal(onRefused);
  const { needsProof } = asking;
  const { currency, forfeits } = options;
  const check = checkWithdrawal(options, instrument, amount);
  const maintenance = useMaintenanceLock();
  const isProofMissing = needsProof && proof.text === '';
  const isFine = check.kind === 'fine' && maintenance === null && !isProofMissing;

  function type(next: string): void {
    setAmount(next);
    asking.forgetRefusal();
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isFine) return;
    const told = forfeits === null ? {} : { forfeitsBonus: true };
    const request = { accountId: account.id, instrumentId: instrument.id, amount, ...told };
    const wish = { request, currency, to: `${instrument.name} ${instrument.mask}` };
    void asking.ask(wish, needsProof ? proofRequest(proof) : null);
  }

  function typeProof(next: TypedProof): void {
    setProof(next);
    asking.forgetRefusal();
  }

  function onSwitch(instrumentId: string, amountMinor: bigint): void {
    type(formatAmount(amountMinor, currency));
    navigate(hrefFor(`/office/deduce/form?instrument=${instrumentId}`), { replace: true });
  }

  return (
    <Panel padded bleed>
      <SectionHeader title={t('withdraw.howMuch')} />
      {asking.unanswered !== null ? (
        <UnansweredWithdrawal asking={asking} asked={asking.unanswered} />
      ) : (
        <form className={styles.stack} onSubmit={onSubmit} noValidate data-testid="withdrawal-form">
          <Destination iso={currency} instrument={instrument} />
          {!needsProof && <WithdrawalRefusal refusal={asking.refusal} />}
          <WithdrawalAmount
            options={options}
            instrument={instrument}
            check={check}
            amount={amount}
            onAmountChange={type}
          />
          {check.kind === 'first-elsewhere' && (
            <FirstElsewhere check={check} iso={currency} name={instrument.name} onSwitch={onSwitch} />
          )}
          {forfeits !== null && <Forfeits forfeits={forfeits} />}
          {needsProof && (
            <WithdrawalProof proof={proof} onChange={typeProof}>
              <WithdrawalRefusal refusal={asking.refusal} />
            </WithdrawalProof>
          )}
          {maintenance !== null && (
            <p className={styles.note} role="status">
              {maintenance}
            </p>
          )}
          <Button
            type="submit"
            variant="primary"
            size={48}
            block
            pending={asking.pending}
            unavailable={!isFine}
          >
            {maintenance !== null
              ? t('cannot.maintenance')
              : check.kind !== 'fine'
                ? t(`withdraw.cannot.${check.kind}`)
                : isProofMissing
                  ? t(`withdraw.proof.fill.${proof.method}`)
                  : t(forfeits === null ? 'withdraw.submit' : 'withdraw.submitForfeits', {
                      amount: money(check.amountMinor, currency),
                    })}
          </Button>
        </form>
      )}
    </Panel>
  );
}

function proofRequest({ method, text }: TypedProof): StepUpRequest {
  return method === 'password' ? { method, password: text } : { method, code: text.trim() };
}

/** Told before the press, and the button says it too: a withdrawal ends the bonus that runs. */
function Forfeits({ forfeits }: { readonly forfeits: NonNullable<PayoutOptionsView['forfeits']> }) {
  const t = useT('cashier');
  const format = useFormat();
  return (
    <Notice
      tone="warning"
      title={t('withdraw.forfeits.title', { left: format.amount(forfeits.left, forfeits.currency) })}
      action={
        <LinkButton variant="outline" size={32} href={hrefFor('/office/bonuses/wager')}>
          {t('bonus.toWager')}
        </LinkButton>
      }
    >
      {t('withdraw.forfeits.text')}
    </Notice>
  );
}

interface DestinationProps {
  readonly iso: string;
  readonly instrument: PayoutInstrument;
}

function Destination({ iso, instrument }: DestinationProps) {
  const t = useT('cashier');
  return (
    <div className={classNames(wayStyles.way, wayStyles.leading)}>
      <MethodMark kind={instrument.kind} />
      <span className={wayStyles.words}>
        <b className={wayStyles.name}>
          {instrument.name} <bdi>{instrument.mask}</bdi>
        </b>
        <WayFacts iso={iso} way={instrument} />
      </span>
      <TextLink href={hrefFor('/office/deduce')}>{t('withdraw.change')}</TextLink>
    </div>
  );
}
