import { Agent } from 'node:http';

import { SeededRandom } from '../seeded-random.ts';
import { createActors } from './actors.fixture.ts';
import { changesBetween, isLinkAnybodyMayAsk, rowsOf } from './bystander.ts';
import { parsed, troublesOf } from './check-answer.ts';
import { createTurns, type Turn } from './choose-next.ts';
import { createCoverage, type Coverage } from './coverage.ts';
import { startFuzzPlatform } from './fuzz-platform.fixture.ts';
import { KnownValues } from './known-values.ts';
import { makeRequest, type FuzzRequest } from './make-request.ts';
import { operationsOf, placeOf, type ApiDocument } from './operations.ts';
import { sendRequest, type FuzzAnswer } from './send-request.ts';

export interface FuzzOptions {
  readonly seed: number;
  readonly requests: number;
  /** Ends after this request, to look at it. */
  readonly until?: number;
  /** Looks at each exchange. */
  readonly onExchange?: (request: FuzzRequest, answer: FuzzAnswer) => void;
}

/** Something that was wrong. @property number of the request; 0 where it was found at the end */
export interface FuzzTrouble {
  readonly number: number;
  readonly text: string;
}

export interface FuzzReport {
  readonly troubles: readonly FuzzTrouble[];
  readonly coverage: Coverage;
}

/**
 * Asks a started platform on a real database, over sockets, by requests that a seed decides: first everybody acts, then
 * guests and one player alone, of whom the other player must see nothing. At the end the ledger is audited.
 */
export async function runFuzz({
  seed,
  requests,
  until = requests,
  onExchange,
}: FuzzOptions): Promise<FuzzReport> {
  const random = new SeededRandom(seed);
  const known = new KnownValues();
  const site = await startFuzzPlatform();
  const { platform, origin } = site;
  const agent = new Agent({ keepAlive: true });
  const troubles: FuzzTrouble[] = [];
  const note = (number: number, texts: readonly string[]) =>
    troubles.push(...texts.map((text) => ({ number, text })));
  try {
    const operations = operationsOf(platform.app.swagger() as ApiDocument);
    const coverage = createCoverage(operations);
    const turns = createTurns(operations, random);
    const actors = await createActors(site, known, String(seed));
    const rules = { othersMarks: actors.othersMarks, isMaintained: site.isStopped };

    let linksAsked = 0;
    const ask = async ({ actor, operation }: Turn, made: number): Promise<void> => {
      const request = makeRequest(actor, operation, { random, known, made });
      const answer = await sendRequest(origin, agent, request, await actors.credentialsFor(request));
      onExchange?.(request, answer);
      const wrong = troublesOf(request, answer, rules).map((trouble) => told(request, answer, trouble));
      note(request.number, wrong);
      coverage.count(operation, actor, answer.status);
      if (answer.status < 400) {
        known.learn(actor, placeOf(operation), parsed(answer.text));
        known.learnAddress(actor, `${answer.headers.location ?? ''} ${answer.text.slice(0, 2_000)}`);
        turns.granted({ actor, operation });
        if (operation.id === 'POST /operator-api/maintenance') site.stopped();
        if (operation.id === 'POST /web-api/auth/forgot-password') linksAsked += 1;
      }
      await actors.heard(request, answer);
    };
    const askMany = async (from: number, to: number, isForAll: boolean): Promise<void> => {
      for (let made = from; made < Math.min(to, until); made += 1) {
        await ask(turns.next(isForAll), made);
        await site.pass(made);
        note(made + 1, await site.newErrors());
        actors.learnNow();
      }
    };

    await askMany(0, Math.ceil(requests / 2), true);
    const otherId = await actors.replaceOther();
    await site.rest();
    const before = await rowsOf(platform.databaseUrl, otherId);
    await askMany(Math.ceil(requests / 2), requests, false);
    const changes = changesBetween(before, await rowsOf(platform.databaseUrl, otherId));
    const links = changes.filter(isLinkAnybodyMayAsk);
    // Each asking leaves a link and its mail.
    const others = links.length <= 2 * linksAsked ? changes.filter((one) => !links.includes(one)) : changes;
    note(
      0,
      others.map((row) => `the other player is not as before: ${row}`),
    );
    const { problems } = await platform.modules.wallet.audit();
    note(
      0,
      problems.map(({ rule, detail }) => `the ledger: ${rule}: ${detail}`),
    );
    return { troubles, coverage };
  } finally {
    agent.destroy();
    await site.close();
  }
}

/** What was wrong with which answer to what. */
export function told(request: FuzzRequest, answer: FuzzAnswer, trouble: string, most = 400): string {
  const { number, actor, operation, target, headers, body } = request;
  const sent = body === undefined ? '' : `\n  ${body.type} ${body.bytes.toString().slice(0, most)}`;
  const type = answer.headers['content-type'] ?? 'no type';
  return `#${number} ${actor} ${operation.id}: ${trouble}
  ${target.slice(0, most)} ${JSON.stringify(headers)}${sent}
  → ${answer.status} ${type} ${answer.text.slice(0, most)}`;
}
