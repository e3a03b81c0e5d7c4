/**
 * A WebSocket text frame as the server sends it (RFC 6455 §5.2): one final, unmasked, uncompressed frame. Built once and
 * written as it is to every socket that gets the same bytes.
 */
export function textFrame(payload: Buffer): Buffer {
  const { length } = payload;
  const headerBytes = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(headerBytes + length);
  frame[0] = 0x81;
  if (headerBytes === 2) frame[1] = length;
  else if (headerBytes === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  payload.copy(frame, headerBytes);
  return frame;
}

const OPEN = Buffer.from('[');
const COMMA = Buffer.from(',');
const CLOSE = Buffer.from(']');

/** A frame of messages that are serialised already: a JSON array of them. */
export function frameOf(messages: readonly Buffer[]): Buffer {
  const parts: Buffer[] = [OPEN];
  for (const [at, message] of messages.entries()) {
    if (at > 0) parts.push(COMMA);
    parts.push(message);
  }
  parts.push(CLOSE);
  return textFrame(Buffer.concat(parts));
}
