import { shapeOf, type RedirectRule } from '@paddock/contract/redirects';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { serve } from '../../kernel/http/serve.ts';
import type { Kernel } from '../../kernel/module.ts';
import type { Operators } from '../operators/index.ts';
import { changeRedirects, takeRedirectsBack, type ChangingRedirects } from './change-redirects.ts';
import { checkTable } from './check-table.ts';
import { readRedirectVersion, readRedirectVersions, readRulePage, readRules } from './redirect-store.ts';

export interface RedirectRoutesParts extends ChangingRedirects {
  readonly kernel: Kernel;
  readonly operators: Pick<Operators, 'requireOperator' | 'record'>;
  /** Reads again what stands, and tells of it. */
  readonly look: () => Promise<void>;
}

const MOST_VERSIONS = 50;
const MOST_RULES = 2_000;
/** 20,000 rules of usual length. */
const CHANGE_BYTES = 6_000_000;

const keyOf = (rule: RedirectRule): string => `${shapeOf(rule)} ${rule.to} ${String(rule.status)}`;

/** What `one` has that `other` lacks. */
function without(one: readonly RedirectRule[], other: readonly RedirectRule[]): RedirectRule[] {
  const keys = new Set(other.map(keyOf));
  return one.filter((rule) => !keys.has(keyOf(rule)));
}

/** How operators read, change and take back where addresses lead. */
export function operatorRedirectRoutes(app: HttpApp, parts: RedirectRoutesParts): void {
  const { kernel, operators, look } = parts;

  /** @throws SITE_VERSION_UNKNOWN */
  async function known(version: number): Promise<number> {
    if (version > (await readRedirectVersion(kernel.db))) throw new PlatformError('SITE_VERSION_UNKNOWN');
    return version;
  }

  serve(app, 'GET /operator-api/redirects', async (request) => {
    await operators.requireOperator(request);
    const version = await known(request.query.version ?? (await readRedirectVersion(kernel.db)));
    const { rules, next } = await readRulePage(kernel.db, {
      version,
      after: request.query.after ?? '0',
      most: MOST_RULES,
    });
    const total = (await readRules(kernel.db, version)).length;
    return { version, rules: [...rules], total, next };
  });

  serve(app, 'GET /operator-api/redirects/versions', async (request) => {
    await operators.requireOperator(request);
    const versions = await readRedirectVersions(kernel.db, {
      before: request.query.before,
      most: MOST_VERSIONS,
    });
    return { versions: [...versions] };
  });

  serve(app, 'GET /operator-api/redirects/differences', async (request) => {
    await operators.requireOperator(request);
    const { from, to } = request.query;
    await known(Math.max(from, to));
    const before = await readRules(kernel.db, from);
    const after = await readRules(kernel.db, to);
    return { added: without(after, before), removed: without(before, after) };
  });

  serve(app, 'POST /operator-api/redirects/changes', { bodyLimit: CHANGE_BYTES }, async (request, reply) => {
    const operator = await operators.requireOperator(request, 'site:configure');
    const { isConfirmed = false, ...wish } = request.body;
    await changeRedirects(parts, operator, { ...wish, isConfirmed });
    await look();
    return reply.status(204).send(null);
  });

  serve(app, 'POST /operator-api/redirects/table-checks', { bodyLimit: CHANGE_BYTES }, async (request) => {
    await operators.requireOperator(request, 'site:configure');
    const version = await readRedirectVersion(kernel.db);
    const standing = await readRules(kernel.db, version);
    const { table, isWhole = false } = request.body;
    return { version, ...(await checkTable({ table, isWhole }, standing, parts.terms)) };
  });

  serve(app, 'POST /operator-api/redirects/versions/:number/take-back', async (request, reply) => {
    const operator = await operators.requireOperator(request, 'site:configure');
    const { reason, isConfirmed = false } = request.body;
    await takeRedirectsBack(parts, operator, { number: request.params.number, reason, isConfirmed });
    await look();
    return reply.status(204).send(null);
  });
}
