import { listText } from '@paddock/contract';
import type { TournamentView } from '@paddock/contract/schemas';
import { accounts$, activeAccount$, api, auth$, hrefFor, openDialog } from '@paddock/shared-utils';
import { useLabels, useLanguage, useStreamValue, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, Icon, LinkButton } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import { useNothingOffered } from '../use-nothing-offered.ts';
import styles from './tournaments.module.css';

interface JoinPanelProps {
  readonly tournament: TournamentView;
  readonly onJoined: () => void;
}

/** The way in: by the account in use, or else by another one whose currency the tournament has. */
export function JoinPanel({ tournament, onJoined }: JoinPanelProps) {
  const t = useT('casino');
  const status = useStreamValue(auth$, (auth) => auth.status);
  const stopped = useNothingOffered();
  const labels = useLabels();
  const { board, mine, isForYou } = tournament;
  if (mine !== null)
    return (
      <p className={styles.takesPart}>
        <Icon name="check-circle" /> {t('tournament.join.with', { currency: mine.currency })}
      </p>
    );
  if (board.phase !== 'coming' && board.phase !== 'running') return null;
  if (status === 'guest')
    return (
      <Button
        variant="primary"
        size={48}
        onClick={() => void openDialog({ widget: 'welcome/login', size: 'small' })}
      >
        {t('tournament.join.guest')}
      </Button>
    );
  if (stopped !== null) return <p>{stopped}</p>;
  if (!isForYou) return <p>{labels.problem({ code: 'TOURNAMENT_NOT_FOR_YOU', message: '' })}</p>;
  return <JoinButton tournament={tournament} onJoined={onJoined} />;
}

function JoinButton({ tournament: { id, currencies }, onJoined }: JoinPanelProps) {
  const t = useT('casino');
  const labels = useLabels();
  const language = useLanguage();
  const active = useStreamValue(activeAccount$, (value) => ('account' in value ? value.account : undefined));
  const all = useStreamValue(accounts$, (value) => ('accounts' in value ? value.accounts : undefined));
  const isOf = (iso: string | undefined) => currencies.some(({ currency }) => currency === iso);
  const account = isOf(active?.iso) ? active : all?.find(({ iso }) => isOf(iso));
  const { submit, pending, refusal } = useSubmit(
    (accountId: string) => api.post('/web-api/tournaments/:id/join', { accountId }, { params: { id } }),
    onJoined,
  );
  if (all === undefined)
    return (
      <Button variant="primary" size={48} disabled>
        {t('tournament.join.none')}
      </Button>
    );
  if (account === undefined)
    return (
      <div className={styles.join}>
        <p>
          {t('tournament.join.otherCurrency', {
            currencies: listText(
              currencies.map(({ currency }) => currency),
              language,
            ),
          })}
        </p>
        <LinkButton variant="outline" href={hrefFor('/office/account')}>
          {t('tournament.join.accounts')}
        </LinkButton>
      </div>
    );
  return (
    <div className={styles.join}>
      <Button variant="primary" size={48} pending={pending} onClick={() => void submit(account.id)}>
        {t('tournament.join.button', { currency: account.iso })}
      </Button>
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
    </div>
  );
}
