import type { ErrorCode, PlayerId } from '@paddock/contract';
import type { SecurityKind } from '@paddock/contract/schemas';
import type { FastifyRequest } from 'fastify';

import { recordedNetwork } from './recorded-network.ts';
import { kindOfRefusal } from './refusal-kinds.ts';

/** Whose account it is about. A login that nobody has is recorded as a mark, never as it was typed. */
export type RecordedAccount =
  | { readonly playerId: PlayerId }
  | { readonly operator: string }
  | { readonly provider: string }
  | { readonly developer: string }
  | { readonly login: string };

/** What a request is about, as far as it is known before it is answered. */
export interface RequestSubject {
  readonly account?: RecordedAccount;
  /** The device cookie; recorded as a mark. */
  readonly device?: string | undefined;
}

export interface SecurityEvent extends RequestSubject {
  readonly kind: SecurityKind;
  readonly network: string | null;
  /** The refusal's code, or a word for what happened. */
  readonly code: string;
}

/**
 * Where attacks are written down, whatever else goes on: whoever keeps the record says so before the platform starts, and
 * without one nothing is kept. Recording is never waited for and never fails.
 */
export class SecurityRecord {
  #keep: ((event: SecurityEvent) => void) | undefined;
  readonly #subjects = new WeakMap<FastifyRequest, RequestSubject>();

  keepBy(keep: (event: SecurityEvent) => void): void {
    this.#keep = keep;
  }

  /** Says whose account a request is about, for a refusal that may follow. */
  concerns(request: FastifyRequest, subject: RequestSubject): void {
    this.#subjects.set(request, { ...this.#subjects.get(request), ...subject });
  }

  /** Records what happened in a request. */
  note(request: FastifyRequest, kind: SecurityKind, code: string): void {
    this.record({ ...this.#subjects.get(request), kind, network: recordedNetwork(request.ip), code });
  }

  /** Told of every refusal; records those that attacks are made of. */
  refused(request: FastifyRequest, code: ErrorCode): void {
    const kind = kindOfRefusal(request, code);
    if (kind !== undefined) this.note(request, kind, code);
  }

  record(event: SecurityEvent): void {
    this.#keep?.(event);
  }
}
