import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { AddPasskeyRequest, PasskeySignInRequest } from '@paddock/contract/schemas';

/** Options of either call, as far as an authenticator reads them. */
export interface CallOptions {
  readonly challenge: string;
  readonly rp?: { readonly id: string };
  readonly rpId?: string;
  readonly user?: { readonly id: string };
}

/** What a browser or a device may get wrong, or an attacker set. */
export interface Behaviour {
  readonly origin?: string;
  readonly rpId?: string;
  readonly isUserVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly type?: string;
}

const FLAGS = { present: 0x01, verified: 0x04, backupEligible: 0x08, backedUp: 0x10, attested: 0x40 };

/** An authenticator with one passkey: signs as a device does, by the bytes of the WebAuthn standard. */
export class SoftwareAuthenticator {
  readonly #origin: string;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(32).toString('base64url');
  readonly #keepsCounter: boolean;
  #userHandle = '';
  #counter = 0;

  constructor(origin: string, { keepsCounter = true } = {}) {
    this.#origin = origin;
    this.#keepsCounter = keepsCounter;
  }

  get id(): string {
    return this.#id;
  }

  create(options: CallOptions, behaviour: Behaviour = {}): AddPasskeyRequest['response'] {
    this.#userHandle = options.user?.id ?? '';
    const authData = Buffer.concat([
      this.#authenticatorData(behaviour.rpId ?? options.rp?.id ?? '', behaviour, FLAGS.attested),
      Buffer.alloc(16),
      lengthBytes(32),
      Buffer.from(this.#id, 'base64url'),
      coseKey(this.#keys.publicKey),
    ]);
    const attestation = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options, behaviour).toString('base64url'),
        attestationObject: Buffer.from(attestation).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  get(options: CallOptions, behaviour: Behaviour = {}): PasskeySignInRequest['response'] {
    if (this.#keepsCounter) this.#counter += 1;
    const clientData = this.#clientData('webauthn.get', options, behaviour);
    const authData = this.#authenticatorData(behaviour.rpId ?? options.rpId ?? '', behaviour, 0);
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(this.#keys.privateKey).toString('base64url'),
        userHandle: behaviour.userHandle ?? this.#userHandle,
      },
    };
  }

  #credential() {
    return { id: this.#id, rawId: this.#id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  #clientData(type: string, { challenge }: CallOptions, { origin, type: wrongType }: Behaviour): Buffer {
    const data = { type: wrongType ?? type, challenge, origin: origin ?? this.#origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(data));
  }

  #authenticatorData(rpId: string, { isUserVerified = true, counter }: Behaviour, more: number): Buffer {
    const verified = isUserVerified ? FLAGS.verified : 0;
    const flags = FLAGS.present | FLAGS.backupEligible | FLAGS.backedUp | verified | more;
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter ?? this.#counter);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), counted]);
  }
}

function lengthBytes(length: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(length);
  return bytes;
}

/** ES256 public key in COSE form (RFC 9053). */
function coseKey(key: KeyObject): Uint8Array {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]),
  );
}
