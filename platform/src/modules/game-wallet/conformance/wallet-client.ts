import type { ErrorCode } from '@paddock/contract';

import { sign, signedText, type OwnKey } from '../signing/signature.ts';
import { KEY_HEADER, SIGNATURE_HEADER, TIMESTAMP_HEADER } from '../signing/signed-calls.ts';

export interface WalletAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** What a refusal may mean by our codes, where another shape has words of its own. */
  readonly means?: readonly ErrorCode[];
}

/** One request to a wallet as it goes over the wire. */
export interface WireRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Empty of a question, which sends none. */
  readonly body: string;
}

/** Carries a request to a wallet. */
export type SendToWallet = (request: WireRequest) => Promise<WalletAnswer>;

export interface WalletCaller {
  /** The company's code, a dot, the id of its key. */
  readonly keyName: string;
  readonly key: OwnKey;
  readonly send: SendToWallet;
  readonly nowMs: () => number;
}

/** What a call is made with instead of what it should be. */
export interface CallFault {
  readonly aheadMs?: number;
  readonly signature?: string;
}

/**
 * Calls a wallet of our shape, signed; an answer of any status is an answer. Where something is asked for, `call` is the
 * question, in the address.
 */
export type CallWallet = (name: string, body: object, fault?: CallFault) => Promise<WalletAnswer>;

const METHODS = new Map<string, WireRequest['method']>([
  ['catalogue', 'PUT'],
  ['rounds', 'GET'],
  ['time', 'GET'],
]);

export function createWalletClient({ keyName, key, send, nowMs }: WalletCaller): CallWallet {
  return (name, call, { aheadMs = 0, signature } = {}) => {
    const method = METHODS.get(name) ?? 'POST';
    const isAsked = method === 'GET';
    const question = isAsked ? new URLSearchParams(Object.entries(call)).toString() : '';
    const path = `/game-api/v1/${name}${question === '' ? '' : `?${question}`}`;
    const body = isAsked ? '' : JSON.stringify(call);
    const timestamp = String(nowMs() + aheadMs);
    const text = signedText({ method, path, timestamp, body });
    const headers = {
      ...(!isAsked && { 'content-type': 'application/json' }),
      [KEY_HEADER]: keyName,
      [TIMESTAMP_HEADER]: timestamp,
      [SIGNATURE_HEADER]: signature ?? sign(key, text),
    };
    return send({ method, path, headers, body });
  };
}

/** Over HTTP. @param silentAfterMs a wallet that says nothing for so long has not answered */
export function sendOverHttp(origin: string, silentAfterMs = 30_000): SendToWallet {
  return async ({ method, path, headers, body }) => {
    const signal = AbortSignal.timeout(silentAfterMs);
    const sent = method === 'GET' ? {} : { body };
    const answer = await fetch(new URL(path, origin), { method, headers, signal, ...sent });
    const text = await answer.text();
    return { status: answer.status, body: readJson(text) };
  };
}

function readJson(text: string): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}
