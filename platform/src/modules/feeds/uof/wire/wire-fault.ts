/**
 * What is wrong with something the provider sent.
 * - `UOF_XML`: it is no well-formed XML.
 * - `UOF_UNKNOWN_MESSAGE`: its root is none of the messages or documents we know.
 * - `UOF_MISSING`: an attribute or element is missing that it cannot be read without.
 * - `UOF_VALUE`: an attribute has a value it cannot have.
 * - `UOF_UNKNOWN_ATTRIBUTE`: an attribute nobody here knows; what has it is read all the same.
 */
export type WireFaultCode =
  | 'UOF_XML'
  | 'UOF_UNKNOWN_MESSAGE'
  | 'UOF_MISSING'
  | 'UOF_VALUE'
  | 'UOF_UNKNOWN_ATTRIBUTE';

export interface WireFault {
  readonly code: WireFaultCode;
  /** In English, for whoever runs the feed. */
  readonly reason: string;
}

/** Ends the reading of one message or document; it never leaves the readers. */
export class UnreadableError extends Error {
  readonly fault: WireFault;

  constructor(code: WireFaultCode, reason: string) {
    super(reason);
    this.fault = { code, reason };
  }
}

/** What was read, or why it could not be. */
export type Readable<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: WireFault };

/** Runs a reader: what it finds unreadable is answered, never thrown. */
export function reading<Value>(read: () => Value): Readable<Value> {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    return { ok: false, fault: faultOf(error) };
  }
}

/** What was wrong, of an error that ended a reading. @throws any other error */
export function faultOf(error: unknown): WireFault {
  if (error instanceof UnreadableError) return error.fault;
  throw error;
}
