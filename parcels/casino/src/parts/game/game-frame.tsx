import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GameSessionView } from '@paddock/contract/schemas';
import { reloadPage } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { ErrorBlock, Spinner } from '@paddock/styleguide';

import { readGameMessage, type GameMessage } from '../../model/game-messages.ts';
import styles from './game-frame.module.css';

/** How long a game may stay silent before the page says that it takes long. */
const SILENCE_MS = 30_000;

interface GameFrameProps {
  readonly session: GameSessionView;
  readonly name: string;
  readonly onMessage: (message: GameMessage) => void;
  readonly onRetry: () => void;
}

const isOf = (origin: string, address: string): boolean =>
  URL.canParse(address) && new URL(address).origin === origin;

/**
 * A company's game in a frame of its own: it runs its scripts and keeps its own storage, and can neither lead this page
 * elsewhere nor open windows. It is heard through the message channel alone.
 */
export function GameFrame({ session, name, onMessage, onRetry }: GameFrameProps) {
  const t = useT('casino');
  const frame = useRef<HTMLIFrameElement>(null);
  const [phase, setPhase] = useState<'loading' | 'shown' | 'silent' | 'failed' | 'barred'>('loading');
  const hear = useEffectEvent((event: MessageEvent) => {
    const message = readGameMessage(event, {
      origin: session.origin,
      source: frame.current?.contentWindow ?? null,
    });
    if (message === undefined) return;
    if (message.type === 'ready') setPhase('shown');
    if (message.type === 'failed') setPhase('failed');
    onMessage(message);
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event);
    // The policy of this document is older than the company's place in it: only another document can show the game.
    const seeBarred = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' && isOf(session.origin, blockedURI)) setPhase('barred');
    };
    addEventListener('message', listen);
    document.addEventListener('securitypolicyviolation', seeBarred);
    const timer = setTimeout(() => setPhase((now) => (now === 'loading' ? 'silent' : now)), SILENCE_MS);
    return () => {
      removeEventListener('message', listen);
      document.removeEventListener('securitypolicyviolation', seeBarred);
      clearTimeout(timer);
    };
  }, [session.origin]);
  return (
    <>
      <iframe
        ref={frame}
        className={styles.frame}
        src={session.url}
        title={name}
        sandbox="allow-scripts allow-same-origin allow-forms"
        allow="autoplay; fullscreen"
        referrerPolicy="origin"
        // Games that say nothing are shown as soon as they are loaded.
        onLoad={() => setPhase((now) => (now === 'failed' || now === 'barred' ? now : 'shown'))}
      />
      {phase === 'loading' && (
        <div className={styles.over}>
          <Spinner label={t('game.loading')} />
        </div>
      )}
      {(phase === 'silent' || phase === 'failed' || phase === 'barred') && (
        <div className={styles.over}>
          <ErrorBlock
            title={t(phase === 'silent' ? 'game.silent' : 'game.failed')}
            message={t('game.safe')}
            retryLabel={t('common:retry')}
            onRetry={phase === 'barred' ? reloadPage : onRetry}
          />
        </div>
      )}
    </>
  );
}
