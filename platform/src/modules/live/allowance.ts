/** Messages a client may send between two heartbeats. */
export const MESSAGES_PER_HEARTBEAT = 500;
/** Bytes it may send and be answered between two heartbeats: a page full of snapshots is a tenth of it. */
const BYTES_PER_HEARTBEAT = 8 * 1024 * 1024;

/** What a client may still ask for before the next heartbeat. News it did not ask for costs it nothing. */
export interface Allowance {
  messages: number;
  bytes: number;
}

export function fullAllowance(): Allowance {
  return { messages: MESSAGES_PER_HEARTBEAT, bytes: BYTES_PER_HEARTBEAT };
}

/** Takes from an allowance. False once it is used up. */
export function spend(allowance: Allowance, { messages = 0, bytes = 0 }: Partial<Allowance>): boolean {
  allowance.messages -= messages;
  allowance.bytes -= bytes;
  return allowance.messages >= 0 && allowance.bytes >= 0;
}
