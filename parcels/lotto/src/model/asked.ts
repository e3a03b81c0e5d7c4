import type { NewLottoTicket } from '@paddock/contract/schemas';

/** A ticket as its player is asked about it: what is asked is what is sent. */
export interface Asked {
  readonly request: NewLottoTicket;
  readonly closesAtMs: number;
  readonly stake: string;
  readonly lines: number;
}
