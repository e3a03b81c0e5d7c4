import type { NewLottoTicket, TicketGiftView } from '@paddock/contract/schemas';

/** A ticket as its player is asked about it: what is asked is what is sent. */
export interface Asked {
  /** Without its gift: whether one pays it is chosen last. */
  readonly request: Omit<NewLottoTicket, 'giftId'>;
  readonly closesAtMs: number;
  readonly stake: string;
  readonly lines: number;
  readonly currency: string;
  /** A gift whose worth is exactly its price; undefined for none. */
  readonly fitting: TicketGiftView | undefined;
  /** The gift was chosen before the press. */
  readonly isGiftChosen: boolean;
}
