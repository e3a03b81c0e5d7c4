import type { addAnalyticsSink, AnalyticsSink, api, consent$, site$ } from '@paddock/shared-utils';
import { USUAL_COUNTERS } from '@paddock/contract';

import type { Scheduler } from '../time/scheduler.ts';
import { sendEvents } from './send-events.ts';
import { tagLayer } from './tag-layer.ts';

export interface CounterParts {
  readonly window: Window & typeof globalThis;
  readonly scheduler: Pick<Scheduler, 'after'>;
  readonly addAnalyticsSink: typeof addAnalyticsSink;
  readonly api: Pick<typeof api, 'get'>;
  readonly consent$: typeof consent$;
  readonly site$: typeof site$;
}

/**
 * Asks by whom a visitor who agreed to marketing is counted, once, and hands them what analytics tells (S7-45). Nobody is
 * asked before, and nothing is told. Where there is no answer the site's own collector counts.
 */
export function startCounters(parts: CounterParts): void {
  const { window, scheduler, api: calls } = parts;
  let isAsked = false;

  async function ask(): Promise<void> {
    const site = parts.site$.snapshot();
    const projectId = 'config' in site ? site.config.groupId : 0;
    const domain = window.location.hostname;
    const answer = await calls.get('/web-api/analytics/counters', { query: { domain, projectId } });
    const counters = answer.ok ? answer.data.counters : USUAL_COUNTERS;
    const sinks: AnalyticsSink[] = [];
    for (const counter of counters) {
      if (counter.kind === 'tag') sinks.push(tagLayer(window, counter.layer));
      else sendEvents({ window, scheduler, addAnalyticsSink: into(sinks) });
    }
    // One for all: what waited is told to each of them.
    parts.addAnalyticsSink((event) => {
      for (const sink of sinks) sink(event);
    });
  }

  parts.consent$.subscribe(({ marketing }) => {
    if (!marketing || isAsked) return;
    isAsked = true;
    void ask();
  });
}

const into =
  (sinks: AnalyticsSink[]): typeof addAnalyticsSink =>
  (sink) => {
    sinks.push(sink);
    return () => undefined;
  };
