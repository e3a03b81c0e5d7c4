import { DAY_MS } from '@paddock/contract';

/** A player of the first day has other things to do. */
const FIRST_AFTER_MS = DAY_MS;
/** After each "not now" it waits this long, twice as long the next time. */
const AGAIN_AFTER_MS = 30 * DAY_MS;
const MOST_TIMES = 3;

export interface PromptFacts {
  readonly nowMs: number;
  readonly registeredAtMs: number;
  /** Has an app, e-mail authentication or a passkey. */
  readonly hasSecondStep: boolean;
  readonly dismissals: number;
  readonly dismissedAtMs: number | null;
}

/** Whether a player is to be offered a second step (S3-24 show_2fa_popup): rarely, and never after three times no. */
export function showsTwoFactorPrompt(facts: PromptFacts): boolean {
  const { nowMs, registeredAtMs, hasSecondStep, dismissals, dismissedAtMs } = facts;
  if (hasSecondStep || dismissals >= MOST_TIMES || nowMs - registeredAtMs < FIRST_AFTER_MS) return false;
  return dismissedAtMs === null || nowMs - dismissedAtMs >= AGAIN_AFTER_MS * 2 ** (dismissals - 1);
}
