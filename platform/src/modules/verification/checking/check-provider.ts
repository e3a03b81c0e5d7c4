import type { IncomingHttpHeaders } from 'node:http';
import type { CheckReason, DocumentKind } from '@paddock/contract/schemas';

import type { PlatformModule } from '../../../kernel/module.ts';
import type { StatedPerson } from '../case-store.ts';

/** What a company is given to check. */
export interface CheckOrder {
  /** Our id, given back by every callback: the company's idempotency key. */
  readonly reference: string;
  readonly stated: StatedPerson | null;
  readonly documents: readonly {
    readonly kind: DocumentKind;
    readonly mediaType: string;
    read(): Promise<Uint8Array>;
  }[];
}

/** A genuine answer of a company. */
export interface CheckMessage {
  /** The company's id of the message; a repeat carries the same. */
  readonly id: string;
  readonly reference: string;
  readonly outcome: 'approved' | 'refused' | 'asked-more';
  readonly reason: CheckReason | null;
  /** What is asked for beside, with `asked-more`. */
  readonly kinds: readonly DocumentKind[];
}

/** What verification needs of an identity-check company; the sandbox is one, a real one is another. */
export interface CheckProvider {
  readonly name: string;
  /** Hands a check in. Repeatable: the reference makes one check. @throws Error when it was not taken */
  submit(order: CheckOrder): Promise<void>;
  /** @throws PlatformError CALLBACK_SIGNATURE when it is forged or too old, INVALID_INPUT when it is malformed. */
  readCallback(headers: IncomingHttpHeaders, rawBody: Uint8Array): CheckMessage;
  /** Migrations, pages and work of a company that runs inside the platform. */
  readonly module?: Omit<PlatformModule, 'name'>;
}
