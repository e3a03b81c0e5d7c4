import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { CURRENCIES, formatAmount, parseAmount } from '@paddock/contract';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';

import type { SandboxGame } from '../catalogue/build-catalogue.ts';
import { FAULTS, type OrderedFaults } from '../rounds/faults.ts';
import { payTable } from '../rounds/pay-table.ts';
import { drawRound, playRound, type RoundParts } from '../rounds/play-round.ts';
import { deliver } from '../wallet/deliver.ts';
import { gameDocument } from './game-document.ts';

export interface HostedGames extends RoundParts {
  readonly games: ReadonlyMap<string, SandboxGame>;
  readonly faults: OrderedFaults;
  /** The origin of the operator's site, which alone may show the games. */
  readonly site: string;
}

/** They import each other by these names, so browsers get them by these names too. */
const SCRIPTS = ['game.ts', 'symbols.ts', 'words.ts'];
const DEMO_CURRENCY = 'EUR';
const OPENING_TRIES = 3;
const MOST_ROUNDS = 1_000;

type Asked = Readonly<Record<string, unknown>>;

/** The company's own server: a page for every game, the rounds that it plays, and the faults that are asked for. */
export function serveGames(parts: HostedGames): FastifyInstance {
  const app = fastify();
  const style = read('game.css');
  const headers = {
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${framedBy(parts.site)}`,
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  for (const name of SCRIPTS) {
    const script = stripTypeScriptTypes(read(name));
    app.get(`/${name}`, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
  }
  app.get('/game.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
  app.get('/play', (request, reply) => {
    const asked = request.query as Asked;
    const game = gameOf(parts, asked);
    const token = textOf(asked, 'token');
    if (game === undefined || (token === undefined && !game.entry.hasDemo)) return nothing(reply);
    const currency = textOf(asked, 'currency') ?? DEMO_CURRENCY;
    if (!CURRENCIES.has(currency)) return nothing(reply);
    const language = asked['language'] === 'ru' ? 'ru' : 'en';
    return reply.type('text/html; charset=utf-8').send(gameDocument({ game, language, token, currency }));
  });
  app.post('/session', async (request, reply) => {
    const session = textOf(request.body as Asked | null, 'token');
    if (session === undefined) return nothing(reply);
    return (await deliver(parts, { kind: 'authenticate', session }, OPENING_TRIES)) ?? { kind: 'failed' };
  });
  app.post('/round', async (request, reply) => {
    const asked = request.body as Asked | null;
    const game = gameOf(parts, asked);
    const currency = textOf(asked, 'currency') ?? '';
    const stake = textOf(asked, 'stake') ?? '';
    const stakeMinor = CURRENCIES.has(currency) ? parseAmount(stake, currency) : undefined;
    if (game === undefined || stakeMinor === undefined || stakeMinor <= 0n) return nothing(reply);
    const prizes = payTable(game.rtpMillionths, game.volatility);
    const session = textOf(asked, 'token');
    if (session === undefined) {
      if (!game.entry.hasDemo) return nothing(reply);
      const { paysHundredths, wonMinor } = drawRound(parts, prizes, stakeMinor);
      return { kind: 'played', paysHundredths, won: formatAmount(wonMinor, currency) };
    }
    const { code } = game.entry;
    const fault = parts.faults.take();
    const result = await playRound(parts, { session, game: code, currency, stakeMinor, prizes, fault });
    if (result.kind !== 'played') return result;
    const { wonMinor, ...played } = result;
    return { ...played, won: formatAmount(wonMinor, currency) };
  });
  // As JSON, which no page of another origin can send without asking first.
  app.post('/control/faults', (request, reply) => {
    const { fault, rounds = 1 } = (request.body ?? {}) as {
      readonly fault?: unknown;
      readonly rounds?: unknown;
    };
    const known = FAULTS.find((one) => one === fault);
    if (known === undefined || !isRounds(rounds)) return reply.status(400).send({ faults: FAULTS });
    parts.faults.order(known, rounds);
    return reply.send({ waiting: parts.faults.waiting() });
  });
  return app;
}

const read = (name: string): string => readFileSync(new URL(`../page/${name}`, import.meta.url), 'utf8');

/** A site on this machine is also met by its other name. */
const framedBy = (site: string): string =>
  new URL(site).hostname === '127.0.0.1' ? `${site} ${site.replace('127.0.0.1', 'localhost')}` : site;

const isRounds = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MOST_ROUNDS;

const nothing = (reply: FastifyReply) => reply.status(404).send({ kind: 'refused', code: 'NOT_FOUND' });

function gameOf({ games }: HostedGames, asked: Asked | null): SandboxGame | undefined {
  const code = textOf(asked, 'game');
  return code === undefined ? undefined : games.get(code);
}

/** Undefined for what is no text, or an empty one. */
function textOf(asked: Asked | null, name: string): string | undefined {
  const value = asked?.[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
