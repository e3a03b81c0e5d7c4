import type { OperatorPromotionView } from '@paddock/contract/schemas';

import type { HttpApp } from '../../../../kernel/http/http-app.ts';
import { PlatformError } from '../../../../kernel/http/problem.ts';
import { serve } from '../../../../kernel/http/serve.ts';
import type { BonusesParts } from '../../bonuses-parts.ts';
import { requireSound } from '../check-terms.ts';
import { figuresOf, giftFiguresOf } from '../gift-figures.ts';
import { readGiftSums } from '../sums/gift-sums.ts';
import { readOneRunning, readPromotion, readVersion, readVersions } from '../promotion-store.ts';
import { spentPromotions } from '../spent-codes.ts';
import { groundOf, offerPromotion, startPromotion, stopPromotion, writePromotion } from './decide.ts';
import { giveToList } from './give-to-list.ts';
import { listPromotions } from './list-promotions.ts';
import { showParts } from './parts-here.ts';
import { countSeen } from './count-seen.ts';
import { previewPromotion } from './preview.ts';
import { TOLD_BY_KIND } from '../../../../kernel/http/told-by-kind.ts';
import { worstCase } from './worst-case.ts';

/** 10,000 players by their numbers or ids. */
const OFFER_BYTES = 500_000;

/** Promotions by operators: who configures the site writes and stops them; who moves money starts and offers them. */
export function promotionOperatorRoutes(app: HttpApp, parts: BonusesParts): void {
  const { kernel, operators } = parts;

  serve(app, 'GET /operator-api/promotions', async (request) => {
    await operators.requireOperator(request);
    return listPromotions(kernel, request.query);
  });

  serve(app, 'GET /operator-api/promotion-parts', async (request) => {
    await operators.requireOperator(request);
    return showParts(parts);
  });

  serve(app, 'GET /operator-api/promotions/:code', async (request) => {
    await operators.requireOperator(request);
    return viewOf(parts, request.params.code, request.query.version);
  });

  serve(app, 'POST /operator-api/promotions', TOLD_BY_KIND, async (request, reply) => {
    const operator = await operators.requireOperator(request, 'site:configure');
    await writePromotion(parts, request.body, operator);
    return reply.status(201).send(await viewOf(parts, request.body.code, undefined));
  });

  serve(app, 'POST /operator-api/promotions/check', TOLD_BY_KIND, async (request) => {
    await operators.requireOperator(request);
    requireSound(request.body.terms, await groundOf(parts));
    return { ok: true as const };
  });

  serve(app, 'POST /operator-api/promotions/preview', TOLD_BY_KIND, async (request) => {
    await operators.requireOperator(request, 'reports:read');
    const { terms, days } = request.body;
    requireSound(terms, await groundOf(parts));
    return {
      ...(await previewPromotion(parts, terms, days)),
      seen: await countSeen(parts, days),
      worst: worstCase(terms, parts.timeZoneHours()),
    };
  });

  serve(app, 'POST /operator-api/promotions/:code/start', async (request) => {
    const operator = await operators.requireOperator(request, 'cashier:adjust');
    const { code } = request.params;
    const { version, reason } = request.body;
    await startPromotion(parts, code, version, { operator, reason });
    return viewOf(parts, code, undefined);
  });

  serve(app, 'POST /operator-api/promotions/:code/stop', async (request) => {
    const operator = await operators.requireOperator(request, 'site:configure');
    const { code } = request.params;
    await stopPromotion(parts, code, { operator, reason: request.body.reason });
    return viewOf(parts, code, undefined);
  });

  serve(app, 'POST /operator-api/promotions/:code/offer', { bodyLimit: OFFER_BYTES }, async (request) => {
    const operator = await operators.requireOperator(request, 'cashier:adjust');
    const { players, reason } = request.body;
    return offerPromotion(parts, request.params.code, players, { operator, reason });
  });

  serve(app, 'POST /operator-api/promotions/:code/give', async (request) => {
    const operator = await operators.requireOperator(request, 'cashier:adjust');
    const { players, reason } = request.body;
    return giveToList(parts, request.params.code, players, { operator, reason });
  });
}

async function viewOf(
  { kernel: { db }, languages }: BonusesParts,
  code: string,
  asked: string | undefined,
): Promise<OperatorPromotionView> {
  const promotion = await readPromotion(db, code);
  if (promotion === undefined) throw new PlatformError('NOT_FOUND');
  const versions = await readVersions(db, code);
  const terms = await readVersion(
    db,
    code,
    asked === undefined ? (versions[0]?.version ?? 0) : Number(asked),
  );
  if (terms === undefined) throw new PlatformError('NOT_FOUND');
  const sums = await readGiftSums(db, [code]);
  const running = await readOneRunning(db, code);
  const spent = running && (await spentPromotions(db, [running])).get(code);
  return {
    ...promotion,
    ...(spent !== undefined && { spent }),
    ...{ versions: [...versions], terms },
    missing: languages().all.filter((language) => !Object.hasOwn(terms.text, language)),
    figures: figuresOf(sums),
    gifts: [...giftFiguresOf(sums)],
  };
}
