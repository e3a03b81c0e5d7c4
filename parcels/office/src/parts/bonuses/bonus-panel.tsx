import { useState } from 'react';
import type { BonusView, GrantView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT, useWritten } from '@paddock/shared-utils/react';
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
  waiting: 'neutral',
  running: 'brand',
  completed: 'positive',
  expired: 'neutral',
  forfeited: 'neutral',
  'charged-back': 'neutral',
};

interface BonusPanelProps {
  readonly bonus: BonusView;
  /** The part in a promotion that brought it; undefined of the first deposit's. */
  readonly grant: GrantView | undefined;
}

/** One bonus: how much is staked of what it asks, what is left of it, and the way to do without it. */
export function BonusPanel({ bonus, grant }: BonusPanelProps) {
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
        actions={
          <Badge tone={TONES[status]}>
            {status === 'waiting' ? t('promotion.state.waiting') : t(`wager.status.${status}`)}
          </Badge>
        }
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
        {status === 'waiting' && <Waiting key={bonus.id} bonus={bonus} left={money(bonus.amount)} />}
        {status === 'running' && (
          <Running key={bonus.id} bonus={bonus} grant={grant} left={money(bonus.left)} />
        )}
        {status !== 'waiting' && <CountedBets bonus={bonus} />}
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
  // Its days begin with it.
  if (bonus.status === 'waiting') return <SummaryList lines={[line('given', money(bonus.amount))]} />;
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

/** It begins by itself, and can be done without before. */
function Waiting({ bonus, left }: { readonly bonus: BonusView; readonly left: string }) {
  const t = useT('office');
  const [isAsking, setAsking] = useState(false);
  if (isAsking) return <GiveUpBonus bonusId={bonus.id} left={left} onDone={() => setAsking(false)} />;
  return (
    <>
      <p className={styles.text}>{t('promotion.means.waiting')}</p>
      <ButtonRow>
        <Button variant="outline" onClick={() => setAsking(true)}>
          {t('wager.giveUp')}
        </Button>
      </ButtonRow>
    </>
  );
}

interface RunningProps extends BonusPanelProps {
  readonly left: string;
}

/** Of one bonus: what was asked of the one before is not asked of the next. */
function Running({ bonus, grant, left }: RunningProps) {
  const t = useT('office');
  const written = useWritten();
  const [isAsking, setAsking] = useState(false);
  if (isAsking) return <GiveUpBonus bonusId={bonus.id} left={left} onDone={() => setAsking(false)} />;
  return (
    <>
      {/^0+(\.0+)?$/.test(bonus.left) && <p className={styles.text}>{t('wager.nothingLeft')}</p>}
      <ButtonRow>
        {grant === undefined ? (
          <LinkButton variant="outline" href={hrefFor('/office/bonuses/deposit')}>
            {t('bonus.toOffer')}
          </LinkButton>
        ) : (
          <LinkButton variant="outline" href={hrefFor(`/promotions/${grant.code}`)}>
            {`${t('bonus.toOffer')}: ${written.title(grant.title)}`}
          </LinkButton>
        )}
        <Button variant="outline" onClick={() => setAsking(true)}>
          {t('wager.giveUp')}
        </Button>
      </ButtonRow>
    </>
  );
}
