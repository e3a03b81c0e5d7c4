import type { RegionFailure } from '@paddock/contract';

export type FailureKind = RegionFailure['kind'];

export interface FailureDetails {
  readonly kind: FailureKind;
  readonly parcel: string;
  /** The file concerned, where one is known. */
  readonly url?: string | null;
  readonly httpStatus?: number | null;
  /** True for a lazy chunk of a page or widget: those may reload the page (S8-02). */
  readonly chunk?: boolean;
  readonly cause?: unknown;
}

/** A page or widget that could not be loaded or mounted, classified, with its cause and file. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';
  readonly kind: FailureKind;
  readonly parcel: string;
  readonly url: string | null;
  readonly httpStatus: number | null;
  readonly chunk: boolean;

  constructor(message: string, details: FailureDetails) {
    super(message, { cause: details.cause });
    this.kind = details.kind;
    this.parcel = details.parcel;
    this.url = details.url ?? null;
    this.httpStatus = details.httpStatus ?? null;
    this.chunk = details.chunk ?? false;
  }
}

/** What the frame may show of a failure. */
export function regionFailure(failure: RemoteFailure, atMs: number): RegionFailure {
  return { kind: failure.kind, parcel: failure.parcel, httpStatus: failure.httpStatus, atMs };
}

/** Any thrown value as a failure: itself if it is one already, else a lifecycle failure of the parcel. */
export function asRemoteFailure(thrown: unknown, parcel: string): RemoteFailure {
  if (thrown instanceof RemoteFailure) return thrown;
  return new RemoteFailure(messageOf(thrown), { kind: 'lifecycle', parcel, cause: thrown });
}

export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
