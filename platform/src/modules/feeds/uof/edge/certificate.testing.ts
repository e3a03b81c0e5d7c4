import { createPublicKey, generateKeyPairSync, sign } from 'node:crypto';

import { systemClock } from '../../../../kernel/time/clock.ts';

/** A certificate for one host that vouches for itself, and its key, both as PEM. */
export interface TestCertificate {
  readonly cert: string;
  readonly key: string;
}

const DAY_MS = 86_400_000;

const SEQUENCE = 0x30;
const SET = 0x31;
const ECDSA_WITH_SHA256 = '06082a8648ce3d040302';
const COMMON_NAME = '0603550403';
const SUBJECT_ALT_NAME = '0603551d11';
const BASIC_CONSTRAINTS = '0603551d13';

/** Node signs, but writes no certificates: this is as much of X.509 as a server of a test needs. */
export function certificateFor(host: string, nowMs: number = systemClock.nowMs()): TestCertificate {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  const algorithm = der(SEQUENCE, hex(ECDSA_WITH_SHA256));
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, hex(COMMON_NAME), der(0x0c, Buffer.from(host)))));
  const toBeSigned = der(
    SEQUENCE,
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.of(1)),
    ...[algorithm, name],
    der(SEQUENCE, time(nowMs - DAY_MS), time(nowMs + DAY_MS)),
    ...[name, publicKey],
    der(0xa3, der(SEQUENCE, mayVouch(), alternativeName(host))),
  );
  const signature = sign('sha256', toBeSigned, privateKey);
  const whole = der(SEQUENCE, toBeSigned, algorithm, der(0x03, Buffer.of(0), signature));
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines(whole.toString('base64'))}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

function mayVouch(): Buffer {
  const isAuthority = der(SEQUENCE, der(0x01, Buffer.of(0xff)));
  return der(SEQUENCE, hex(BASIC_CONSTRAINTS), der(0x01, Buffer.of(0xff)), der(0x04, isAuthority));
}

function alternativeName(host: string): Buffer {
  const isAddress = /^[\d.]+$/.test(host);
  const written = isAddress ? Buffer.from(host.split('.').map(Number)) : Buffer.from(host);
  const names = der(SEQUENCE, der(isAddress ? 0x87 : 0x82, written));
  return der(SEQUENCE, hex(SUBJECT_ALT_NAME), der(0x04, names));
}

function time(atMs: number): Buffer {
  const text = new Date(atMs)
    .toISOString()
    .replaceAll(/[-:T]|\.\d+/g, '')
    .slice(2);
  return der(0x17, Buffer.from(text));
}

/** A tag, how long it is, and what is in it. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Buffer.of(tag, length), content]);
  const size = length < 0x100 ? Buffer.of(0x81, length) : Buffer.of(0x82, length >> 8, length & 0xff);
  return Buffer.concat([Buffer.of(tag), size, content]);
}

const hex = (text: string) => Buffer.from(text, 'hex');
const lines = (text: string) => text.replaceAll(/(.{64})(?=.)/g, '$1\n');
