import { NAME_LANGUAGES } from '@paddock/contract/schemas';

import type { Kernel } from '../../../../kernel/module.ts';
import type { Clock } from '../../../../kernel/time/clock.ts';
import { createFeedEmitter } from '../../feed-emitter.ts';
import type { FeedSink } from '../../feed-sink.ts';
import { checkedSink } from '../checked-sink.ts';
import { openSession } from '../session/open-session.ts';
import type { Session } from '../session/session.ts';
import { UofApi } from '../session/uof-api.ts';
import { UofSandbox } from './sandbox.ts';

/** A message as the sandbox sent it. */
export interface Published {
  readonly key: string;
  readonly text: string;
}

/** A stream of ours on its way as the unified odds feed. */
export interface PlayedAsUof {
  readonly sandbox: UofSandbox;
  /** What was sent and nobody has taken. */
  readonly published: Published[];
}

export function playAsUof(clock: Clock): PlayedAsUof {
  const published: Published[] = [];
  return { sandbox: new UofSandbox(clock, (key, text) => published.push({ key, text })), published };
}

/** Takes in what is played as a bookmaker takes in the feed it buys, and hands it to a book. */
export async function openBought(
  { clock, log }: Pick<Kernel, 'clock' | 'log'>,
  { sandbox, published }: PlayedAsUof,
  book: FeedSink,
) {
  const refused: string[] = [];
  const session: Session = await openSession({
    ...{ clock, log, toldUntil: new Map(), leastCertainty: 1, languages: NAME_LANGUAGES },
    api: new UofApi({
      ...{ url: 'http://sandbox.test', token: 't', nodeId: 1 },
      pause: () => Promise.resolve(),
      onFault: (path) => refused.push(path),
      fetch: (input) => {
        const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
        const text = sandbox.answer(pathname.slice(1), searchParams);
        return Promise.resolve(new Response(text ?? '', { status: text === undefined ? 404 : 200 }));
      },
    }),
    emitter: createFeedEmitter({
      producer: 'uof',
      epoch: 1,
      sink: checkedSink(book, (reason) => refused.push(reason)),
      clock,
      onQuarantine: (_message, reason) => refused.push(reason),
    }),
    keepToldUntil: () => Promise.resolve(),
  });

  /** Hands on what was published, until an answer to it publishes nothing more. */
  async function handOn(
    deliver: (all: readonly Published[]) => readonly Published[] = (all) => all,
  ): Promise<void> {
    while (published.length > 0) {
      const all = deliver(published.splice(0));
      await Promise.all(all.map(({ key, text }) => session.take(text, key)));
    }
    await session.tick();
  }

  return { sandbox, session, published, handOn, refused };
}
