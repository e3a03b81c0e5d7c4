import { displayPublicNumber } from '@paddock/contract';
import type { LottoTicketView } from '@paddock/contract/schemas';
import { hitsOf, lotteryOf } from '@paddock/games/lotto';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useServerNow, useT } from '@paddock/shared-utils/react';
import { Badge, MoneyText, Panel, TextLink } from '@paddock/styleguide';

import { ticketCheckPath } from '../model/check-draw.ts';
import { lotteryPath } from '../model/sections.ts';
import { ticketState } from '../model/ticket-state.ts';
import { waits } from '../model/waits.ts';
import { Balls } from './balls.tsx';
import { Closing } from './closing.tsx';
import { DrawBeacon } from './draw-beacon.tsx';
import { DrawWait } from './draw-wait.tsx';
import styles from './ticket-card.module.css';

const TONES = {
  waiting: 'brand',
  counting: 'brand',
  won: 'positive',
  lost: 'neutral',
  void: 'neutral',
} as const;

/** A ticket with its fields and, once its draw has fallen, what of them was hit and what it was paid. */
export function TicketCard({ ticket }: { readonly ticket: LottoTicketView }) {
  const t = useT('lotto');
  const format = useFormat();
  const { draw, currency, paid } = ticket;
  const lottery = lotteryOf(draw.lottery);
  const state = ticketState(ticket);
  const check = ticketCheckPath(ticket);
  const lines = Number(ticket.lines);
  return (
    <li>
      <Panel className={styles.card} data-ticket={ticket.id}>
        <p className={styles.head}>
          <TextLink href={hrefFor(lottery === undefined ? '/lotto' : lotteryPath(lottery))}>
            {t('ticket.of', { lottery: t(`name.${draw.lottery}`), draw: draw.number })}
          </TextLink>
          <Badge tone={TONES[state]}>{t(`ticket.state.${state}`)}</Badge>
        </p>
        <p className={styles.dim}>
          {t('ticket.number', { number: displayPublicNumber(ticket.number) })} ·{' '}
          {format.dateTime(ticket.boughtAtMs)}
        </p>
        <dl className={styles.figures}>
          <div>
            <dt>{t('ticket.stake')}</dt>
            <dd>
              <MoneyText>{format.amount(ticket.stake, currency)}</MoneyText>{' '}
              {ticket.isGift && <span className={styles.dim}>{t('gift.paid')} </span>}
              <span className={styles.dim}>
                {t('ticket.lines', { count: lines, shown: format.number(lines) })}
              </span>
            </dd>
          </div>
          {paid !== null && !(ticket.isVoid && ticket.isGift) && (
            <div>
              <dt>{t(ticket.isVoid ? 'ticket.returned' : 'ticket.paid')}</dt>
              <dd>
                <MoneyText tone={state === 'won' ? 'gain' : 'plain'}>
                  {format.amount(paid, currency)}
                </MoneyText>
              </dd>
            </div>
          )}
        </dl>
        {(draw.phase === 'open' || draw.phase === 'closed') && <BeforeItFalls draw={draw} />}
        {ticket.isVoid && ticket.isGift && <p className={styles.dim}>{t('gift.back')}</p>}
        {draw.numbers.length > 0 && (
          <div>
            <p className={styles.dim}>{t('ticket.drawn')}</p>
            <Balls numbers={draw.numbers} bonus={draw.bonus} />
          </div>
        )}
        <ol className={styles.fields}>
          {ticket.fields.map((field, at) => (
            <FieldLine key={at} field={field} draw={draw} />
          ))}
        </ol>
        {check !== undefined && <TextLink href={hrefFor(check)}>{t('ticket.check')}</TextLink>}
      </Panel>
    </li>
  );
}

/** How long a draw sells yet and which public value it will fall by; from then on what it waits for. */
function BeforeItFalls({ draw }: { readonly draw: LottoTicketView['draw'] }) {
  const t = useT('lotto');
  const isWaiting = waits(draw, useServerNow(1000));
  if (isWaiting)
    return (
      <div className={styles.dim}>
        <DrawWait draw={draw} />
      </div>
    );
  return (
    <>
      <dl className={styles.figures}>
        <div>
          <dt>{t('draw.closes')}</dt>
          <dd>
            <Closing closesAtMs={draw.closesAtMs} />
          </dd>
        </div>
      </dl>
      <div className={styles.dim}>
        <DrawBeacon beacon={draw.beacon} publicValue={draw.publicValue} />
      </div>
    </>
  );
}

interface FieldLineProps {
  readonly field: LottoTicketView['fields'][number];
  readonly draw: LottoTicketView['draw'];
}

function FieldLine({ field, draw }: FieldLineProps) {
  const t = useT('lotto');
  const hasFallen = draw.numbers.length > 0;
  const { hits, bonusHits } = hitsOf(field, draw);
  return (
    <li>
      <Balls numbers={field.numbers} bonus={field.bonus} hits={hasFallen ? draw : undefined} />
      <span className={styles.dim}>
        {hasFallen &&
          (draw.bonus.length > 0
            ? t('ticket.hitsBoth', { hits, bonus: bonusHits })
            : t('ticket.hits', { count: hits }))}
        {field.numbers.length > field.picks && ` ${t('ticket.system', { line: field.picks })}`}
      </span>
    </li>
  );
}
