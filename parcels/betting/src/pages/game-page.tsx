import type { PageProps } from '@paddock/contract';

import { CRICKET } from '../model/cricket-paths.ts';
import { CricketFrame } from '../parts/cricket-frame.tsx';
import { Game } from '../parts/game.tsx';
import { InDiscipline } from '../parts/in-discipline.tsx';

/** One match, below its section (S2-07), in the cricket hub (S2-11) or below its discipline of cyber sports (S2-12). */
export function GamePage(props: PageProps) {
  if (props.routeId === 'betting.cricket-game')
    return (
      <CricketFrame tab={null}>
        <Game {...props} only={CRICKET} />
      </CricketFrame>
    );
  const { discipline } = props.params;
  if (discipline === undefined) return <Game {...props} only={props.params['sport']} />;
  return (
    <InDiscipline params={props.params}>
      <Game {...props} />
    </InDiscipline>
  );
}
