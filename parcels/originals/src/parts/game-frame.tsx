import { useState } from 'react';
import type { PageProps } from '@paddock/contract';
import { visitorCurrency } from '@paddock/contract';
import { accounts$, activeAccount$, auth$, bonusMoneyOf } from '@paddock/shared-utils';
import { useSiteConfig, useStreamValue, useT } from '@paddock/shared-utils/react';
import { SegmentedControl } from '@paddock/styleguide';

import type { AnyFace } from '../faces/game-face.ts';
import { useBet } from '../play/use-bet.ts';
import { useDemoPlay } from '../play/use-demo-play.ts';
import { useFreeRounds } from '../play/use-free-rounds.ts';
import { useRealPlay } from '../play/use-real-play.ts';
import { FairLine } from './fair-line.tsx';
import { GameView } from './game-view.tsx';
import { OwnRounds } from './own-rounds.tsx';
import { NoRounds, RoundsPanel, RoundsTable } from './rounds-panel.tsx';
import { SeedsPanel } from './seeds-panel.tsx';

type Mode = 'real' | 'demo';

interface GameFrameProps {
  readonly face: AnyFace;
  /** The address asks for play money. */
  readonly isDemoAsked: boolean;
  /** For what the casino has beside each of its games. */
  readonly mount: PageProps['mountWidget'];
}

/** A game for money or for play money; guests have the demo. */
export function GameFrame({ face, isDemoAsked, mount }: GameFrameProps) {
  const isSignedIn = useStreamValue(auth$, ({ status }) => status === 'signed-in');
  const [wanted, setWanted] = useState<Mode>(isDemoAsked ? 'demo' : 'real');
  const parts = { face, mount, onMode: setWanted };
  return isSignedIn && wanted === 'real' ? <RealGame {...parts} /> : <DemoGame {...parts} />;
}

interface ModeGameProps extends Pick<GameFrameProps, 'face' | 'mount'> {
  readonly onMode: (mode: Mode) => void;
}

function RealGame({ face, mount, onMode }: ModeGameProps) {
  const active = useStreamValue(activeAccount$, (value) => ('account' in value ? value.account : undefined));
  const bonusMinor = useStreamValue(accounts$, (value) => bonusMoneyOf(active ?? null, value));
  // A stake takes bonus money of the currency after the real one (rules §3).
  const account = active && { ...active, moneyMinor: active.moneyMinor + bonusMinor };
  const play = useRealPlay(face, account);
  const draft = useBet(face, play.currency, useFreeRounds(face.game.code, play.currency));
  return (
    <GameView
      face={face}
      mount={mount}
      play={play}
      draft={draft}
      modes={<Modes mode="real" onMode={onMode} />}
      onRefill={() => undefined}
    >
      <RoundsPanel isDemo={false} fair={<FairLine play={play} onCheck={() => undefined} />}>
        <OwnRounds play={play} />
      </RoundsPanel>
      <SeedsPanel seeds={play.seeds} nonce={play.next?.nonce} />
    </GameView>
  );
}

function DemoGame({ face, mount, onMode }: ModeGameProps) {
  const siteCurrency = useSiteConfig(visitorCurrency) ?? 'EUR';
  const own = useStreamValue(activeAccount$, (value) => ('account' in value ? value.account.iso : undefined));
  const currency = own ?? siteCurrency;
  return <DemoIn key={currency} face={face} mount={mount} currency={currency} onMode={onMode} />;
}

function DemoIn({ face, mount, currency, onMode }: ModeGameProps & { readonly currency: string }) {
  const play = useDemoPlay(face, currency);
  const draft = useBet(face, currency);
  const isSignedIn = useStreamValue(auth$, ({ status }) => status === 'signed-in');
  return (
    <GameView
      face={face}
      mount={mount}
      play={play}
      draft={draft}
      modes={isSignedIn && <Modes mode="demo" onMode={onMode} />}
      onRefill={play.refill}
    >
      <RoundsPanel isDemo fair={<FairLine play={play} onCheck={play.renewSeeds} />}>
        {play.rounds.length === 0 ? (
          <NoRounds />
        ) : (
          <RoundsTable rounds={play.rounds} onCheck={play.renewSeeds} />
        )}
      </RoundsPanel>
    </GameView>
  );
}

function Modes({ mode, onMode }: { readonly mode: Mode; readonly onMode: (mode: Mode) => void }) {
  const t = useT('originals');
  return (
    <SegmentedControl
      label={t('page.mode')}
      value={mode}
      segments={[
        { value: 'real', label: t('page.real') },
        { value: 'demo', label: t('page.demo') },
      ]}
      onValueChange={(value) => onMode(value === 'demo' ? 'demo' : 'real')}
    />
  );
}
