import { DAY_MS } from '@paddock/contract';

import type { TellDevices } from './web-push-api.ts';
import { insertPushes } from './outbox-store.ts';
import { toldKind } from './told-kind.ts';

/** Money's news are worth knowing a day later, too. */
const ACCOUNT_LASTS_MS = DAY_MS;

/** The one way that news of an account get to devices; commands that run beside the server use it as well. */
export const tellDevices: TellDevices = (tx, told) =>
  insertPushes(
    tx,
    told.flatMap(({ playerId, cause, content, atMs }) => {
      const kind = toldKind(content);
      return kind === undefined ? [] : [{ playerId, cause, kind, content, atMs, lastsMs: ACCOUNT_LASTS_MS }];
    }),
  );
