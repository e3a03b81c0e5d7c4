import { useRef, useState } from 'react';
import type { GameView as Game } from '@paddock/contract/schemas';
import { activeAccount$, auth$, hrefFor, navigate, openDialog, refreshAccounts } from '@paddock/shared-utils';
import { useFormat, useLabels, useStreamValue, useT } from '@paddock/shared-utils/react';
import {
  Button,
  EmptyState,
  IconButton,
  LinkButton,
  LinkTabs,
  Panel,
  SectionHeader,
  Spinner,
} from '@paddock/styleguide';

import type { GameMessage } from '../../model/game-messages.ts';
import { usePlayable } from '../use-playable.ts';
import { GameFacts } from './game-facts.tsx';
import { GameFrame } from './game-frame.tsx';
import { GameSide } from './game-side.tsx';
import { GameStar } from './game-star.tsx';
import { GameTournaments } from './game-tournaments.tsx';
import styles from './game-view.module.css';
import { LikeGames } from './like-games.tsx';
import { useGameSession } from './use-game-session.ts';

interface GameViewProps {
  readonly game: Game;
  /** The address one is at, without its query. */
  readonly path: string;
  readonly isDemo: boolean;
  readonly language: string;
}

/** A company's game: its frame in a box that is kept free for it, and beside it what a player wants to have in sight. */
export function GameView({ game, path, isDemo, language }: GameViewProps) {
  const t = useT('casino');
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const name = format.name(game.name);
  const account = useStreamValue(activeAccount$, (active) =>
    'account' in active ? active.account : undefined,
  );
  return (
    <div className={styles.page}>
      <Panel bleed className={styles.stage}>
        <header className={styles.head}>
          <h1 className={styles.title} tabIndex={-1}>
            {name}
          </h1>
          {game.hasDemo && (
            <LinkTabs
              label={t('game.mode')}
              value={isDemo ? 'demo' : 'real'}
              look="block"
              items={[
                { id: 'real', label: t('game.real'), href: hrefFor(path) },
                { id: 'demo', label: t('demo'), href: hrefFor(`${path}?mode=demo`) },
              ]}
            />
          )}
          <GameStar gameId={game.id} name={name} />
          <IconButton
            icon="external"
            label={t('game.fullScreen')}
            onClick={() => void box.current?.requestFullscreen().catch(() => undefined)}
          />
        </header>
        <div ref={box} className={styles.box}>
          <Gate game={game} isDemo={isDemo} path={path}>
            {(accountId) => (
              <Running
                key={`${accountId ?? 'demo'} ${language}`}
                game={game}
                name={name}
                accountId={accountId}
                language={language}
              />
            )}
          </Gate>
        </div>
      </Panel>
      <aside className={styles.side}>
        {account !== undefined && <GameSide />}
        <Panel bleed aria-labelledby="game-facts">
          <SectionHeader id="game-facts" title={t('game.rules')} />
          <div className={styles.facts}>
            <GameFacts game={game} currency={account?.iso} />
            <p className={styles.note}>{t('game.rtpMeans')}</p>
            <GameTournaments gameId={game.id} />
          </div>
        </Panel>
      </aside>
      <div className={styles.like}>
        <LikeGames gameId={game.id} />
      </div>
    </div>
  );
}

interface GateProps {
  readonly game: Game;
  readonly isDemo: boolean;
  readonly path: string;
  readonly children: (accountId: string | null) => React.ReactNode;
}

/** Who may not play it is told why, and shown another way where there is one. */
function Gate({ game, isDemo, path, children }: GateProps) {
  const t = useT('casino');
  const status = useStreamValue(auth$, (auth) => auth.status);
  const accountId = useStreamValue(activeAccount$, (active) =>
    'account' in active ? active.account.id : undefined,
  );
  const demo = game.hasDemo && !isDemo && (
    <LinkButton variant="outline" href={hrefFor(`${path}?mode=demo`)}>
      {t('game.tryDemo')}
    </LinkButton>
  );
  // What is refused for its currency can still be tried without money.
  if (game.refusal !== null && !(isDemo && game.refusal === 'GAME_CURRENCY'))
    return (
      <EmptyState
        icon="lock"
        title={t(`common:errors.${game.refusal}`)}
        action={game.refusal === 'GAME_CURRENCY' && demo}
      />
    );
  if (isDemo && !game.hasDemo)
    return (
      <EmptyState
        icon="lock"
        title={t('common:errors.GAME_DEMO')}
        action={
          <LinkButton variant="outline" href={hrefFor(path)}>
            {t('game.real')}
          </LinkButton>
        }
      />
    );
  if (isDemo) return children(null);
  if (status === 'guest')
    return (
      <EmptyState
        icon="user"
        title={t('game.guest')}
        message={t('game.guestText')}
        action={
          <div className={styles.actions}>
            <Button
              variant="primary"
              onClick={() => void openDialog({ widget: 'welcome/login', size: 'small' })}
            >
              {t('common:signIn')}
            </Button>
            {demo}
          </div>
        }
      />
    );
  return accountId === undefined ? <Spinner label={t('game.loading')} /> : children(accountId);
}

interface RunningProps {
  readonly game: Game;
  readonly name: string;
  readonly accountId: string | null;
  readonly language: string;
}

function Running({ game, name, accountId, language }: RunningProps) {
  const t = useT('casino');
  const labels = useLabels();
  const { device } = usePlayable();
  const [shown, setShown] = useState(0);
  const { state, again } = useGameSession({ game, accountId, device: device ?? 'desktop', language });
  function hear(message: GameMessage): void {
    if (message.type === 'balance' || (message.type === 'round' && !message.isOpen)) void refreshAccounts();
    if (message.type === 'deposit') navigate(hrefFor('/office/recharge'));
    if (message.type === 'lobby') navigate(hrefFor('/casino'));
  }
  function retry(): void {
    setShown(shown + 1);
    again();
  }
  if (state.status === 'opening') return <Spinner label={t('game.loading')} />;
  if (state.status === 'refused')
    return (
      <EmptyState
        icon="lock"
        title={t('game.refused')}
        message={labels.problem(state.problem)}
        action={
          <Button variant="outline" onClick={retry}>
            {t('common:retry')}
          </Button>
        }
      />
    );
  return (
    <GameFrame
      key={`${state.session.url} ${shown}`}
      session={state.session}
      name={name}
      onMessage={hear}
      onRetry={retry}
    />
  );
}
