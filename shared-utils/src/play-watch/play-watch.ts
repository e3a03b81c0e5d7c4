import type { Environment } from '../environment/environment-types.ts';
import { offerApprovals } from '../limits/approvals.ts';
import type { SharedUtils } from '../page/shared-utils.ts';
import { watchRealityCheck } from '../reality-check/reality-check.ts';
import { watchTerms } from '../terms/terms-watch.ts';
import { watchSessionLimit } from '../session-limit/session-limit.ts';

/** What the clocks of a player's own limits need of the page. */
export interface PlayWatchParts extends Pick<
  SharedUtils,
  | 'api'
  | 'auth'
  | 'clock'
  | 'dialogs'
  | 'limits'
  | 'live'
  | 'navigation'
  | 'notifications'
  | 'playerStreamOf'
  | 'storage'
> {
  readonly timing: Environment['timing'];
  readonly visibility: Environment['visibility'];
  readonly openChannel: Environment['openChannel'];
}

/**
 * Starts the clocks that run while a player is signed in: the ping of a session limit, the reality check, the question
 * whether a looser limit shall hold, and whether the terms have changed. A chunk of its own: guests never load it. Answers how to stop.
 */
export function watchPlay(shared: SharedUtils, environment: Environment): () => void {
  const { timing, visibility } = environment;
  const openChannel = (name: string) => environment.openChannel(name);
  const parts: PlayWatchParts = { ...shared, timing, visibility, openChannel };
  const stops = [
    watchSessionLimit(parts),
    watchRealityCheck(parts),
    offerApprovals(parts),
    watchTerms(parts),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
