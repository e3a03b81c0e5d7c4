import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyRequest } from 'fastify';
import {
  CAPTCHA_CODES,
  CAPTCHA_HEADER,
  CAPTCHA_LEVELS,
  type CaptchaCode,
  type CaptchaDetails,
} from '@paddock/contract';
import type { CaptchaPassView, CaptchaUpdateView, CaptchaValidateRequest } from '@paddock/contract/schemas';

import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { SpentMarks } from './spent-marks.ts';

/** A challenge may be solved this long. */
export const CHALLENGE_LIFETIME_MS = 300_000;
/** A pass may be used this long: the call it is for follows at once. */
export const PASS_LIFETIME_MS = 120_000;

/** Rounds of one try at the least level. Checking a solution costs the server one HMAC at every level. */
const LEAST_COST = 2_000;
const COUNTER_MIN = 60;
const COUNTER_MAX = 300;
const costOf = (level: number): number => LEAST_COST * 2 ** (level - 1);
const levelOf = (cost: number): number => Math.log2(cost / LEAST_COST) + 1;

/** A self-hosted proof-of-work captcha (S7-30): nobody is tracked and nothing has to be read or clicked. */
export interface Captcha {
  /** Makes a signed challenge of one level of work. */
  challenge(level?: number): Promise<CaptchaUpdateView>;
  /** Takes a solved challenge, once, for a pass. @throws CAPTCHA_REQUIRED with the number of what is wrong. */
  validate(captcha: CaptchaValidateRequest['captcha']): Promise<CaptchaPassView>;
  /** Looks at the pass of a request's header and takes nothing, so the database is not asked. @throws as `require`. */
  look(request: FastifyRequest): void;
  /**
   * Takes the pass of a request's header, once, and answers the level of its work. @throws CAPTCHA_REQUIRED with the
   * number of what is wrong; the database is asked only about a pass that is ours.
   */
  require(request: FastifyRequest, level?: number): Promise<number>;
  /** The same for a pass that was read already. A pass for more work than is asked for will do. */
  requirePass(pass: string | undefined, level: number): Promise<number>;
}

const PASS = /^([\w-]{22})\.(\d{1,15})\.([1-4])\.([\w-]{43,51})$/;

export function createCaptcha(kernel: Kernel, marks: SpentMarks): Captcha {
  const { clock, secrets, randomBytes } = kernel;
  /** For the library, the keys of now first: a challenge may have been made before they took their place. */
  function validKeys() {
    const solutions = secrets.keys('captcha.solution');
    return secrets.keys('captcha.challenge').map((key, index) => ({
      hmacSignatureSecret: Buffer.from(key).toString('base64url'),
      hmacKeySignatureSecret: Buffer.from(solutions[index] ?? []).toString('base64url'),
    }));
  }
  async function isSolved({ challenge, solution }: CaptchaValidateRequest['captcha']): Promise<boolean> {
    for (const keys of validKeys()) {
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keys });
      if (verified) return true;
    }
    return false;
  }
  const drawCounter = () =>
    COUNTER_MIN + (Buffer.from(randomBytes(4)).readUInt32BE() % (COUNTER_MAX - COUNTER_MIN + 1));

  /** What a pass says of itself, where it is ours and good for as much work. */
  function readPass(pass: string | undefined, level: number) {
    if (pass === undefined) throw refusal(CAPTCHA_CODES.missing, level);
    const [, id = '', expiry = '', done = '', sign = ''] = PASS.exec(pass) ?? [];
    const isOurs = secrets.verify('captcha.pass', `${id}.${expiry}.${done}`, sign);
    if (!isOurs || Number(done) < level) throw refusal(CAPTCHA_CODES.wrong, level);
    if (Number(expiry) <= clock.nowMs()) throw refusal(CAPTCHA_CODES.expired, level);
    return { id, untilMs: Number(expiry), done: Number(done) };
  }

  async function requirePass(pass: string | undefined, level: number): Promise<number> {
    const { id, untilMs, done } = readPass(pass, level);
    if (!(await marks.spend('captcha-pass', id, untilMs))) throw refusal(CAPTCHA_CODES.used, level);
    return done;
  }

  return {
    async challenge(level = CAPTCHA_LEVELS.usual) {
      const expiresAtMs = clock.nowMs() + CHALLENGE_LIFETIME_MS;
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: costOf(level),
        counter: drawCounter(),
        deriveKey,
        // By our own clock: the library's expiry reads the machine's.
        data: { expiresAtMs, max: COUNTER_MAX },
        ...validKeys()[0],
      });
      return { challenge: challenge as CaptchaUpdateView['challenge'], expires_at_ms: expiresAtMs };
    },
    async validate({ challenge, solution }) {
      if (!(await isSolved({ challenge, solution }))) throw refusal(CAPTCHA_CODES.wrong);
      const { nonce, data, cost } = challenge.parameters;
      const level = levelOf(cost);
      if (data.expiresAtMs <= clock.nowMs()) throw refusal(CAPTCHA_CODES.expired, level);
      if (!(await marks.spend('captcha', nonce, data.expiresAtMs))) throw refusal(CAPTCHA_CODES.used, level);
      const expiresAtMs = clock.nowMs() + PASS_LIFETIME_MS;
      const body = `${Buffer.from(randomBytes(16)).toString('base64url')}.${expiresAtMs}.${level}`;
      return { pass: `${body}.${secrets.sign('captcha.pass', body)}`, expires_at_ms: expiresAtMs };
    },
    look(request) {
      readPass(passOf(request), CAPTCHA_LEVELS.usual);
    },
    require: (request, level = CAPTCHA_LEVELS.usual) => requirePass(passOf(request), level),
    requirePass,
  };
}

/** The captcha's pass that came with a request. */
export function passOf({ headers }: FastifyRequest): string | undefined {
  const header = headers[CAPTCHA_HEADER];
  return typeof header === 'string' && header !== '' ? header : undefined;
}

function refusal(captchaCode: CaptchaCode, level: number = CAPTCHA_LEVELS.usual): PlatformError {
  return new PlatformError('CAPTCHA_REQUIRED', { captchaCode, level } satisfies CaptchaDetails);
}
