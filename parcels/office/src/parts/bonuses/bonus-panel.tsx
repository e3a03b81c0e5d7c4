import { useState } from 'react';
import type { BonusView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import {
  Badge,
  type BadgeTone,
  Button,
  ButtonRow,
  LinkButton,
  MoneyText,
  Panel,
  ProgressBar,
  SectionHeader,
  SummaryList,
} from '@paddock/styleguide';

import { wageringOf } from '../../model/bonus-example.ts';
import styles from './bonuses.module.css';
import { CountedBets } from './counted-bets.tsx';
import { GiveUpBonus } from './give-up-bonus.tsx';

const TONES: Readonly<Record<BonusView['status'], BadgeTone>> = {
  running: 'brand',
  completed: 'positive',
  expired: 'neutral',
  forfeited: 'neutral',
  'charged-back': 'neutral',
};

/** One bonus: how much is staked of what it asks, what is left of it, and the way to do without it. */
export function BonusPanel({ bonus }: { readonly bonus: BonusView }) {
  const t = useT('office');
  const format = useFormat();
  const { currency, status } = bonus;
  const money = (amount: string) => format.amount(amount, currency);
  const { part, remaining } = wageringOf(bonus);
  const wagered = t('wager.wagered', { wagered: money(bonus.wagered), required: money(bonus.required) });
  return (
    <Panel bleed data-testid="bonus" data-status={status}>
      <SectionHeader
        title={t('wager.name', { amount: money(bonus.amount) })}
        actions={<Badge tone={TONES[status]}>{t(`wager.status.${status}`)}</Badge>}
      />
      <div className={styles.body}>
        <ProgressBar
          value={part}
          tone="brand"
          label={t('wager.bar')}
          valueText={wagered}
          {...(status === 'running' ? { left: t('wager.remaining', { remaining: money(remaining) }) } : {})}
          used={wagered}
        />
        <Facts bonus={bonus} />
        {status === 'running' && <Running bonus={bonus} left={money(bonus.left)} />}
        <CountedBets bonus={bonus} />
      </div>
    </Panel>
  );
}

function Facts({ bonus }: { readonly bonus: BonusView }) {
  const t = useT('office');
  const format = useFormat();
  const money = (amount: string) => <MoneyText>{format.amount(amount, bonus.currency)}</MoneyText>;
  const line = (id: string, value: React.ReactNode) => ({ id, label: t(`wager.${id}`), value });
  const { endedAtMs, expiresAtMs } = bonus;
  return (
    <SummaryList
      lines={[
        line('given', money(bonus.amount)),
        bonus.status === 'running'
          ? line('left', money(bonus.left))
          : line('converted', money(bonus.converted)),
        line('granted', format.moment(bonus.grantedAtMs)),
        endedAtMs === null
          ? line('expires', format.moment(expiresAtMs))
          : line('ended', format.moment(endedAtMs)),
      ]}
    />
  );
}

function Running({ bonus, left }: { readonly bonus: BonusView; readonly left: string }) {
  const t = useT('office');
  const [isAsking, setAsking] = useState(false);
  if (isAsking) return <GiveUpBonus bonusId={bonus.id} left={left} onDone={() => setAsking(false)} />;
  return (
    <>
      {/^0+(\.0+)?$/.test(bonus.left) && <p className={styles.text}>{t('wager.nothingLeft')}</p>}
      <ButtonRow>
        <LinkButton variant="outline" href={hrefFor('/office/bonuses/deposit')}>
          {t('bonus.toOffer')}
        </LinkButton>
        <Button variant="outline" onClick={() => setAsking(true)}>
          {t('wager.giveUp')}
        </Button>
      </ButtonRow>
    </>
  );
}
