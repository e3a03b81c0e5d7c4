/** Frames of AMQP 0-9-1, as far as the sandbox's broker speaks it. */

export const METHOD = 1;
const HEADER = 2;
const BODY = 3;
const FRAME_END = 0xce;
const BASIC = 60;
/** Frame sizes both sides keep to. */
export const FRAME_MAX = 131_072;

export interface Frame {
  readonly type: number;
  readonly channel: number;
  readonly payload: Buffer;
}

export function frame(type: number, channel: number, payload: Buffer): Buffer {
  const head = Buffer.alloc(7);
  head.writeUInt8(type, 0);
  head.writeUInt16BE(channel, 1);
  head.writeUInt32BE(payload.length, 3);
  return Buffer.concat([head, payload, Buffer.of(FRAME_END)]);
}

/** Whole frames of what has come, and what is left of the bytes. */
export function framesIn(bytes: Buffer): { readonly frames: readonly Frame[]; readonly rest: Buffer } {
  const frames: Frame[] = [];
  let at = 0;
  while (bytes.length - at >= 8) {
    const size = bytes.readUInt32BE(at + 3);
    if (bytes.length - at < size + 8) break;
    const payload = bytes.subarray(at + 7, at + 7 + size);
    frames.push({ type: bytes.readUInt8(at), channel: bytes.readUInt16BE(at + 1), payload });
    at += size + 8;
  }
  return { frames, rest: bytes.subarray(at) };
}

export const short = (value: number) => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
};
export const long = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const longLong = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
};
export const shortText = (text: string) =>
  Buffer.concat([Buffer.of(Buffer.byteLength(text)), Buffer.from(text)]);
export const longText = (text: string) => Buffer.concat([long(Buffer.byteLength(text)), Buffer.from(text)]);

/** The text at a place of a payload, and where it ends. */
export function shortTextAt(payload: Buffer, at: number): { readonly text: string; readonly end: number } {
  const end = at + 1 + payload.readUInt8(at);
  return { text: payload.toString('utf8', at + 1, end), end };
}

export function method(channel: number, classId: number, methodId: number, args: readonly Buffer[]): Buffer {
  return frame(METHOD, channel, Buffer.concat([short(classId), short(methodId), ...args]));
}

export interface Delivery {
  readonly channel: number;
  readonly consumer: string;
  readonly tag: number;
  readonly exchange: string;
  readonly routingKey: string;
  readonly text: string;
}

/** A message with its header and its body in as many frames as it takes. */
export function delivery({ channel, consumer, tag, exchange, routingKey, text }: Delivery): Buffer {
  const body = Buffer.from(text);
  const named = [
    shortText(consumer),
    longLong(tag),
    Buffer.of(0),
    shortText(exchange),
    shortText(routingKey),
  ];
  const header = Buffer.concat([short(BASIC), short(0), longLong(body.length), short(0)]);
  const frames = [method(channel, BASIC, 60, named), frame(HEADER, channel, header)];
  for (let from = 0; from < body.length; from += FRAME_MAX - 8) {
    frames.push(frame(BODY, channel, body.subarray(from, from + FRAME_MAX - 8)));
  }
  return Buffer.concat(frames);
}
