import { SECOND_MS } from '@paddock/contract';

import { answerText } from '../../../kernel/http/answer-text.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Log } from '../../../kernel/module.ts';

/** A player waits for it, and an aggregator asks a company behind it. */
const PATIENCE_MS = 8 * SECOND_MS;

/** One question, signed already. */
export interface AggregatorQuestion {
  readonly company: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** No more of the answer is read. */
  readonly mostBytes: number;
}

/**
 * Asks an aggregator. What comes is JSON and nothing else is known of it.
 * @throws COMPANY_SILENT where nothing, too late, too much, a redirect, an error or no JSON comes
 */
export type AskAggregator = (question: AggregatorQuestion) => Promise<unknown>;

export function createAskAggregator(log: Pick<Log, 'warn'>, patienceMs = PATIENCE_MS): AskAggregator {
  return async ({ company, url, headers, body, mostBytes }) => {
    try {
      const answer = await fetch(url, {
        ...{ method: 'POST', body, redirect: 'error', signal: AbortSignal.timeout(patienceMs) },
        headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      });
      const text = await answerText(answer, mostBytes);
      if (!answer.ok) throw new Error(`answered ${answer.status}`);
      return JSON.parse(text) as unknown;
    } catch (error) {
      log.warn({ err: error, company, at: new URL(url).pathname }, 'an aggregator of games does not answer');
      throw new PlatformError('COMPANY_SILENT');
    }
  };
}
