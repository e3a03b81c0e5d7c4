import { DAY_MS } from '@paddock/contract';
import type { Id, RequestDesk } from '@paddock/contract';

import type { Kernel } from '../../kernel/module.ts';
import type { RequestsDependencies } from './requests-api.ts';

export type RequestId = Id<'payment-request'>;

/** What the module's parts share. */
export interface RequestsParts extends RequestsDependencies {
  readonly kernel: Kernel;
}

/** Where a desk's requests are called. */
export const DESK_PATHS = {
  payments: '/web-api/payment-requests',
  support: '/web-api/support-requests',
} as const satisfies Readonly<Record<RequestDesk, string>>;

/** Requests of a player to a desk that are not closed. */
export const OPEN_REQUESTS_MAX = 10;
/** Requests a player may make in 24 hours, closed ones included. */
export const REQUESTS_A_DAY = 30;
/** Messages a player may write in a row: then it is for us to answer. */
export const UNANSWERED_MESSAGES_MAX = 10;
/** A request that was answered and has heard nothing for so long is closed. */
export const SILENT_CLOSES_AFTER_MS = 14 * DAY_MS;
export const REQUESTS_PAGE = 20;
