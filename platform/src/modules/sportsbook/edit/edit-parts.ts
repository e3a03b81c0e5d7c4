import type { BetId, PlayerId } from '@paddock/contract';
import type { EditBetRequest } from '@paddock/contract/schemas';

import type { Kernel } from '../../../kernel/module.ts';
import type { NumberDesk } from '../../../kernel/public-numbers/number-desk.ts';
import type { LimitsCheck } from '../../limits/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import type { PlayerNewsDesk } from '../bets/player-news.ts';
import type { Book } from '../book/book.ts';
import type { CashOuts } from '../cash-out/cash-out-api.ts';
import type { CashOutOffers } from '../cash-out/cash-out-offers.ts';
import type { Origin } from '../placement/ticket.ts';
import type { BetReviews } from '../review/bet-reviews.ts';
import type { ExposureBook } from '../risk/exposure-book.ts';
import type { SportsbookDependencies } from '../sportsbook-api.ts';
import type { WriteBehind } from '../store/write-behind.ts';

export interface EditParts extends Pick<
  SportsbookDependencies,
  'isBanned' | 'isSportClosed' | 'accountsOfPerson'
> {
  readonly kernel: Kernel;
  readonly wallet: Pick<Wallet, 'stakesCall'>;
  readonly limits: Pick<LimitsCheck, 'stakesCall' | 'stakeRefusal' | 'countForPerson' | 'countsTogether'>;
  readonly book: Book;
  readonly writeBehind: WriteBehind;
  readonly exposures: ExposureBook;
  readonly numbers: NumberDesk;
  readonly news: PlayerNewsDesk;
  readonly reviews: Pick<BetReviews, 'lookAt'>;
  readonly offers: CashOutOffers;
  readonly take: CashOuts['take'];
}

/** A bet is to go on as another. */
export interface EditCall {
  readonly playerId: PlayerId;
  readonly key: string;
  /** The one that stands. */
  readonly betId: BetId;
  readonly request: EditBetRequest;
  readonly origin: Origin;
}
