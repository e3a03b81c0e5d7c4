import type { FriendsView, FriendTerms } from '@paddock/contract/schemas';
import { api, hrefFor, readOf } from '@paddock/shared-utils';
import { useFormat, useLabels, useRead, useSender, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow, Panel, ReadView, SectionHeader, Skeleton } from '@paddock/styleguide';
import { FormMessage, QrCode } from '@paddock/styleguide/forms';

import { useOffersStopped } from '../use-offers-stopped.ts';
import { useOfficeWords } from '../use-office-words.ts';
import styles from './friends.module.css';
import { ShareLink } from './share-link.tsx';

interface LinkPanelProps {
  readonly view: FriendsView & { readonly terms: FriendTerms };
  readonly onGiven: () => void;
}

/** What bringing a friend brings, and the player's own link: nobody has one who did not ask for it. */
export function LinkPanel({ view, onGiven }: LinkPanelProps) {
  const t = useT('office');
  const { link } = view;
  return (
    <Panel bleed data-testid="friend-link">
      <SectionHeader title={t('friends.link')} />
      <div className={styles.body}>
        <Terms {...view} />
        {link === null ? <AskForLink onGiven={onGiven} /> : <Given {...link} />}
      </div>
    </Panel>
  );
}

function Terms({ terms, currency }: Pick<LinkPanelProps['view'], 'terms' | 'currency'>) {
  const t = useT('office');
  const format = useFormat();
  const money = (amount: string) => format.amount(amount, currency);
  return (
    <>
      <p className={styles.terms}>
        {t('friends.reward', { amount: money(terms.referrerReward) })}
        {Number(terms.friendReward) > 0 &&
          ` ${t('friends.friendReward', { amount: money(terms.friendReward) })}`}
      </p>
      <p className={styles.text}>
        {t('friends.asks', {
          deposit: money(terms.leastDeposit),
          staked: money(terms.leastStaked),
          count: terms.days,
        })}
      </p>
    </>
  );
}

function AskForLink({ onGiven }: Pick<LinkPanelProps, 'onGiven'>) {
  const t = useT('office');
  const labels = useLabels();
  const send = useSender((_: null) => api.post('/web-api/friends/link', {}));
  const { submit, pending, refusal } = useSubmit(send, onGiven);
  if (useOffersStopped()) return <p className={styles.text}>{t('cashback.paused')}</p>;
  return (
    <>
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
      <ButtonRow>
        <Button variant="primary" pending={pending} onClick={() => void submit(null)}>
          {t('friends.ask')}
        </Button>
      </ButtonRow>
    </>
  );
}

function Given({ code, path }: NonNullable<FriendsView['link']>) {
  const t = useT('office');
  const words = useOfficeWords('failed');
  const { value, reload } = useRead(readOf('/web-api/qr', { query: { path: hrefFor(path) } }));
  return (
    <ReadView
      value={value}
      reload={reload}
      words={words}
      skeleton={
        <div className={styles.link}>
          <Skeleton shape="block" className={styles.code} />
        </div>
      }
    >
      {({ url, qr }) => (
        <div className={styles.link}>
          <div className={styles.code}>
            <QrCode {...qr} label={t('friends.qr')} />
          </div>
          <div className={styles.words}>
            <span className={styles.text}>{t('friends.address')}</span>
            <a className={styles.address} href={url} data-testid="friend-address">
              {url}
            </a>
            <ButtonRow>
              <ShareLink url={url} />
            </ButtonRow>
            <span className={styles.text}>{t('friends.code', { code })}</span>
          </div>
        </div>
      )}
    </ReadView>
  );
}
