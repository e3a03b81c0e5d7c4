import { useState } from 'react';
import { formatAmount } from '@paddock/contract';
import type {
  LotteryTermsView,
  LottoDrawView,
  NewLottoTicket,
  TicketGiftView,
} from '@paddock/contract/schemas';
import { MOST_ENTRIES, type Lottery } from '@paddock/games/lotto';
import { accounts$, activeAccount$, api, auth$, hrefFor, openDialog } from '@paddock/shared-utils';
import { useFormat, useSender, useStreamValue, useT } from '@paddock/shared-utils/react';
import { Button, LinkButton, MoneyText } from '@paddock/styleguide';

import type { Asked } from '../model/asked.ts';
import { giftFault } from '../model/given-ticket.ts';
import { missingOf } from '../model/marks.ts';
import { draftFault, fieldsOf, priceOf, type DraftFault, type TicketDraft } from '../model/ticket-draft.ts';
import { BuyDialog } from './buy-dialog.tsx';
import styles from './ticket-form.module.css';

interface BuyBarProps {
  readonly lottery: Lottery;
  readonly terms: LotteryTermsView;
  readonly next: LottoDrawView | null;
  readonly draft: TicketDraft;
  /** The gift that pays it, as the draft then is; undefined for the player's own money. */
  readonly gift: TicketGiftView | undefined;
  /** A gift of theirs for this lottery, used or not. */
  readonly ready: TicketGiftView | undefined;
  readonly onBought: () => void;
}

/** What the ticket costs as it stands, and the way to buy it: asked once more before money moves. */
export function BuyBar(props: BuyBarProps) {
  const { lottery, terms, draft } = props;
  const t = useT('lotto');
  const format = useFormat();
  const { stakeMinor, lines, mostMinor } = priceOf(lottery, draft, terms.currency);
  const shown = { count: Number(lines), shown: format.number(Number(lines)) };
  return (
    <div className={styles.bar}>
      <p className={styles.price} aria-live="polite">
        <span className={styles.dim}>
          {t('ticket.lines', shown)}
          {mostMinor > 0n && ` · ${t('ticket.most', { amount: format.money(mostMinor, terms.currency) })}`}
        </span>
        <MoneyText size={20}>{format.money(stakeMinor, terms.currency)}</MoneyText>
      </p>
      <BuyButton {...props} />
    </div>
  );
}

function BuyButton(props: BuyBarProps) {
  const { lottery, terms, next, draft, gift, ready, onBought } = props;
  const t = useT('lotto');
  const format = useFormat();
  const faultText = useFaultText(props);
  // What is asked is what is sent, also when its draw closes meanwhile: then the server says so.
  const [asked, setAsked] = useState<Asked | null>(null);
  const status = useStreamValue(auth$, (auth) => auth.status);
  const active = useStreamValue(activeAccount$, (value) => ('account' in value ? value.account : undefined));
  const all = useStreamValue(accounts$, (value) => ('accounts' in value ? value.accounts : undefined));
  const { currency } = terms;
  const account = active?.iso === currency ? active : all?.find(({ iso }) => iso === currency);
  // Its key outlives the dialog: who asks again without having had an answer buys once.
  const send = useSender((request: NewLottoTicket, key) =>
    api.post('/web-api/lotto/tickets', request, { key }),
  );
  if (status === 'guest')
    return (
      <Button
        variant="primary"
        size={48}
        onClick={() => void openDialog({ widget: 'welcome/login', size: 'small' })}
      >
        {t('buy.guest')}
      </Button>
    );
  if (all !== undefined && account === undefined)
    return (
      <LinkButton variant="outline" href={hrefFor('/office/account')}>
        {t('buy.currency', { currency })}
      </LinkButton>
    );
  const fault =
    gift === undefined ? draftFault(lottery, draft, terms) : giftFault(lottery, draft, gift, terms);
  const { stakeMinor, lineMinor, lines } = priceOf(lottery, draft, currency);
  const stake = format.money(stakeMinor, currency);
  // A gift is for one draw.
  const fits =
    ready !== undefined && draft.draws === 1 && giftFault(lottery, draft, ready, terms) === undefined;
  const ask = (): void => {
    if (fault !== undefined || account === undefined || next === null) return;
    setAsked({
      closesAtMs: next.closesAtMs,
      stake,
      lines: Number(lines),
      currency,
      request: {
        lottery: lottery.code,
        draw: next.number,
        accountId: account.id,
        lineStake: formatAmount(lineMinor, currency),
        fields: fieldsOf(lottery, draft).map(({ picks, numbers, bonus }) => ({
          picks,
          numbers: [...numbers],
          bonus: [...bonus],
        })),
        draws: draft.draws,
      },
      fitting: fits ? ready : undefined,
      isGiftChosen: gift !== undefined,
    });
  };
  return (
    <>
      <Button
        variant="primary"
        size={48}
        unavailable={fault !== undefined || account === undefined || next === null}
        onClick={ask}
      >
        {fault !== undefined
          ? faultText(fault)
          : next === null
            ? t('draw.none')
            : gift !== undefined
              ? t('gift.button')
              : t('buy.button', { amount: stake })}
      </Button>
      {asked !== null && (
        <BuyDialog
          asked={asked}
          send={send}
          onClose={() => setAsked(null)}
          onBought={() => {
            setAsked(null);
            onBought();
          }}
        />
      )}
    </>
  );
}

function useFaultText({ lottery, terms, draft, gift }: BuyBarProps): (fault: DraftFault | 'gift') => string {
  const t = useT('lotto');
  const format = useFormat();
  const { minLine, maxLine, maxStake, maxWin, currency } = terms;
  const amount = (text: string): { amount: string } => ({ amount: format.amount(text, currency) });
  return (fault) =>
    ({
      marks: t('fault.marks', { count: Math.max(1, missingOf(lottery, draft.marks)) }),
      fields: t('fault.fields', { most: MOST_ENTRIES }),
      least: t('fault.least', amount(minLine)),
      line: t('fault.line', amount(maxLine)),
      stake: t('fault.stake', amount(maxStake)),
      win: t('fault.win', amount(maxWin)),
      gift: t('fault.gift', amount(gift?.amount ?? '0')),
    })[fault];
}
