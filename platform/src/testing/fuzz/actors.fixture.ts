import { signBody } from '../../kernel/http/signed-callback.ts';
import { sessionCookieOf } from '../../modules/identity/identity.fixture.ts';
import { sentTo } from '../../modules/messages/messages.fixture.ts';
import { ROLES } from '../../modules/operators/index.ts';
import {
  codeAt,
  OPERATOR_PASSWORD,
  operatorWith,
  type TestOperator,
} from '../../modules/operators/operators.fixture.ts';
import { createToken } from '../../modules/releases/index.ts';
import type { ActorName } from './actor-name.ts';
import type { FuzzPlatform } from './fuzz-platform.fixture.ts';
import type { KnownValues } from './known-values.ts';
import type { FuzzRequest } from './make-request.ts';
import { createFuzzPlayer, type FuzzPlayer } from './players.fixture.ts';
import type { Credentials, FuzzAnswer } from './send-request.ts';

/** Everybody who asks, each signed in again, or replaced, as soon as something shut them out. */
export interface Actors {
  /** The other player is somebody new, of whom nobody knows the password. @returns their id */
  replaceOther(): Promise<string>;
  /** What only the other player may read of themselves, whoever it is now. */
  readonly othersMarks: readonly string[];
  /** Learns what is right at this moment: a code that an app shows now, times to come. */
  learnNow(): void;
  credentialsFor(request: FuzzRequest): Promise<Credentials>;
  /** Takes in what an answer did to who asked: a new cookie, an end. */
  heard(request: FuzzRequest, answer: FuzzAnswer): Promise<void>;
}

/** What the sandbox companies sign their callbacks for. */
const PURPOSES: Readonly<Record<string, string>> = {
  payments: 'payment-callback:sandbox',
  'identity-checks': 'identity-check-callback:sandbox',
};
const SHUT_OUT = /ACCOUNT_(?:FROZEN|RESTRICTED)|PLAY_PAUSED|SESSION_LIMIT_ENDED/;
const TOKEN_DAYS_MS = 8_640_000_000;

/** @param label makes addresses unlike those of other runs */
export async function createActors(
  site: Pick<FuzzPlatform, 'platform' | 'goOn'>,
  known: KnownValues,
  label: string,
): Promise<Actors> {
  const { clock, kernel, modules } = site.platform;
  const { platform } = site;
  const marks = ['Quillonette', 'Vandermarkt', `bystander-${label}-`] as const;
  let born = 0;
  let operators: readonly (TestOperator & { readonly name: string })[] = [];
  const feedKey = await modules.feeds.createProviderKey('acme');
  const grant = { team: 'fuzz', parcels: ['betting', 'support'], endsAtMs: clock.nowMs() + TOKEN_DAYS_MS };
  const parcelToken = await createToken(kernel.db, grant, kernel.randomBytes, clock.nowMs());

  const players = { player: await bear('player'), other: await bear('other') };

  async function bear(owner: 'player' | 'other'): Promise<FuzzPlayer> {
    // Nobody registers while play is stopped.
    await site.goOn();
    known.forget(owner);
    born += 1;
    const [name, surname, bystander] = marks;
    // One person has one account, and names have no digits.
    const terms =
      owner === 'other'
        ? { email: `${bystander}${born}@example.com`, name: name + lettersOf(born), surname }
        : { email: `fuzz-${label}-${born}@example.com` };
    return createFuzzPlayer(platform, known, { owner, password: `correct horse ${owner}`, ...terms });
  }

  /** Somebody new asks for who is signed in by nothing any more. */
  async function ofPlayer(actor: 'player' | 'other'): Promise<Credentials> {
    const still = await players[actor].credentials();
    if (still !== undefined) return still;
    players[actor] = await bear(actor);
    return (await players[actor].credentials()) ?? {};
  }

  /** One of two, as nobody decides their own proposals. */
  async function ofOperator(number: number): Promise<Credentials> {
    while (operators.length < 2) {
      const name = `fuzz-${(born += 1)}`;
      operators = [...operators, { name, ...(await operatorWith(platform, name, ...ROLES)) }];
    }
    return operators[number % 2]?.bearer ?? {};
  }

  function ofMachine({ operation, body }: FuzzRequest): Credentials {
    const [, , what = ''] = operation.path.split('/');
    if (operation.path.startsWith('/callbacks/'))
      return signBody(kernel.secrets, PURPOSES[what] ?? '', body?.bytes.toString() ?? '', clock.nowMs());
    return { authorization: `Bearer ${operation.path.startsWith('/feed-api/') ? feedKey : parcelToken}` };
  }

  /** Codes and links that were sent, as their reader would type them. */
  async function readMail(actor: ActorName, to: string): Promise<void> {
    for (const { content } of (await sentTo(kernel.db, to)).slice(0, 3)) {
      if (content.code !== undefined) known.add(actor, 'code', content.code);
      const [, token] = /token=([^&]+)/.exec(content.link?.path ?? '') ?? [];
      if (token !== undefined) known.add(actor, 'token', token);
    }
  }

  return {
    async replaceOther() {
      players.other = await bear('other');
      return players.other.playerId;
    },
    othersMarks: marks,
    learnNow() {
      const nowMs = clock.nowMs();
      const [operator] = operators;
      if (operator !== undefined) {
        known.add('operator', 'session.name', operator.name);
        known.add('operator', 'session.password', OPERATOR_PASSWORD);
        known.add('operator', 'session.code', codeAt(operator.given, nowMs));
      }
      for (const name of ['fromMs', 'since', 'atMs', 'generatedAtMs', 'toMs'])
        known.add('guest', name, nowMs);
      known.add('guest', 'startsAtMs', nowMs + 60_000);
      known.add('guest', 'endsAtMs', nowMs + 600_000);
      known.add('guest', 'cookiesAgreeTime', new Date(nowMs).toISOString());
    },
    async credentialsFor(request) {
      const { actor, number } = request;
      if (actor === 'player' || actor === 'other') return ofPlayer(actor);
      if (actor === 'operator') return ofOperator(number);
      return actor === 'machine' ? ofMachine(request) : {};
    },
    async heard({ actor, operation, body }, { status, headers, text }) {
      if (actor === 'operator' && status === 401) operators = [];
      if (actor !== 'player' && actor !== 'other') return;
      const who = players[actor];
      // Whoever registers somebody else meanwhile stays who they were.
      const isOwn = operation.path.startsWith('/web-api/user/');
      const session = isOwn ? sessionCookieOf(cookiesOf(headers['set-cookie'])) : undefined;
      if (session !== undefined && session !== '') who.adopt(session);
      if (status === 401 || /sign-out|disconnect/.test(operation.path)) who.doubt();
      if (status < 400 && operation.method === 'POST' && body !== undefined) await readMail(actor, who.email);
      // Who may not do a thing any more asks for little.
      if (status === 403 && SHUT_OUT.test(text)) players[actor] = await bear(actor);
    },
  };
}

/** `120` → `bca`. */
const lettersOf = (number: number): string =>
  String(number).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));

const cookiesOf = (lines: readonly string[] = []) =>
  lines.map((line) => {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
    return { name, value };
  });
