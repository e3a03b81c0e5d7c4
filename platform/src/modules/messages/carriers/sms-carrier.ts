import type { SmsConfig } from '../../../kernel/config/sms-config.ts';
import { UndeliverableError, type CarriedSites, type Carrier } from './carrier.ts';
import { NoAnswerError, postOnce, type PostedAnswer } from '../../../kernel/http/post-once.ts';
import { smsText } from './sms-text.ts';

/** Long enough for a company that is slow, and shorter than the lease of a message. */
const ANSWER_MS = 20_000;
/** What the company says about this message, or its number; any other refusal is about us, or about now. */
const FINAL: ReadonlySet<number> = new Set([400, 406, 410, 413, 422]);

interface SmsCarrierOptions extends SmsConfig {
  readonly originOf: CarriedSites['originOf'];
  readonly answerMs?: number;
}

/**
 * Hands SMS to a company by its HTTP API, as the configuration describes it. A message is never handed over twice to a
 * company that does not know ids: where it may have arrived and no answer came, or this server ended in between, it is
 * given up, and whoever waits for a code asks for another one.
 */
export function createSmsCarrier(options: SmsCarrierOptions): Carrier {
  const { authorization, body, accepted, knowsIds, originOf, answerMs = ANSWER_MS } = options;
  const url = new URL(options.url);
  const isJson = body.startsWith('{"');
  const headersOf = (id: string) => ({
    'content-type': isJson ? 'application/json' : 'application/x-www-form-urlencoded',
    accept: 'application/json',
    'idempotency-key': id,
    ...(authorization === undefined ? {} : { authorization }),
  });

  return {
    name: 'sms',
    async deliver({ id, to, content, brand, mayHaveArrived }) {
      if (mayHaveArrived && !knowsIds) throw new UndeliverableError('it may have been sent before');
      const values = { to, digits: to.slice(1), text: smsText(content, originOf(brand)), id };
      let answer: PostedAnswer;
      try {
        answer = await postOnce(url, headersOf(id), filled(body, values, isJson), answerMs);
      } catch (error) {
        if (!(error instanceof NoAnswerError) || !error.mayHaveArrived || knowsIds) throw error;
        throw new UndeliverableError(error.message, { cause: error });
      }
      const { status, text } = answer;
      // What the company answers may repeat the message: it is not kept.
      if (FINAL.has(status)) throw new UndeliverableError(`the company answered ${status}`);
      if (status < 200 || status > 299) throw new Error(`the company answered ${status}`);
      if (accepted !== undefined && !text.includes(accepted)) throw new Error('the company did not take it');
    },
  };
}

/** Values are escaped for where they stand, so that a text can never say more than a text. */
function filled(body: string, values: Readonly<Record<string, string>>, isJson: boolean): string {
  return body.replaceAll(/\{(to|digits|text|id)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return isJson ? JSON.stringify(value).slice(1, -1) : encodeURIComponent(value);
  });
}
