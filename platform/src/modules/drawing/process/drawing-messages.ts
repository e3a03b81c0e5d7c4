import type { DrawnPage, DrawnPlace } from '@paddock/contract';

/** All a parcel's drawing runs on: texts of modules by their import-map name, and words. It stays the same while its release does. */
export interface DrawingProgram {
  /** Names it: equal programs have equal ids. */
  readonly id: string;
  /** Import-map name → text of a System module. */
  readonly modules: Readonly<Record<string, string>>;
  /** Name of the module that exports `drawings`. */
  readonly entry: string;
  /** What the site is to a guest, as the document tells it. */
  readonly boot: object;
  /** Address of a dictionary → its content. */
  readonly words: Readonly<Record<string, unknown>>;
  readonly namespaces: readonly string[];
}

/** What is asked of a program: which answers a page needs, as JSON (empty for an address that is not drawn), or its markup. */
export type DrawingStep =
  | { readonly kind: 'reads'; readonly place: DrawnPlace }
  | { readonly kind: 'draw'; readonly drawn: DrawnPage };

export type DrawingRequest =
  | { readonly kind: 'program'; readonly program: DrawingProgram }
  | { readonly kind: 'step'; readonly id: number; readonly programId: string; readonly step: DrawingStep };

export interface DrawingReply {
  readonly id: number;
  /** Undefined where there is none. */
  readonly text: string | undefined;
  /** Whether there is none because it threw. */
  readonly threw: boolean;
  /** Processor time since the reply before, or since the process began. */
  readonly cpuMs: number;
}
