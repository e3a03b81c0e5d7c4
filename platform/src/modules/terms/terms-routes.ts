import type { PlayerId } from '@paddock/contract';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import { serve } from '../../kernel/http/serve.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import type { Kernel } from '../../kernel/module.ts';
import type { RequirePlayer } from '../identity/index.ts';
import type { TermsVersion } from './terms-store.ts';

export interface TermsParts {
  readonly kernel: Kernel;
  readonly requirePlayer: RequirePlayer;
  current(): Promise<TermsVersion>;
  isAgreed(playerId: PlayerId): Promise<boolean>;
  agree(playerId: PlayerId, version: number, address: string): Promise<void>;
}

export function termsRoutes(app: HttpApp, { requirePlayer, current, isAgreed, agree }: TermsParts): void {
  serve(app, 'GET /web-api/terms', async (_request, reply) => {
    const { version, content, publishedAtMs } = await current();
    void reply.header('cache-control', 'no-cache');
    return {
      version,
      updatedAt: publishedAtMs,
      ...content,
      subRules: content.subRules.toSorted((a, b) => a.position - b.position),
    };
  });

  serve(app, 'GET /web-api/v3/v2/user/agreement-rules', async (request) => {
    const { playerId } = await requirePlayer(request);
    const { publishedAtMs } = await current();
    return { result: await isAgreed(playerId), updatedAt: publishedAtMs };
  });

  serve(app, 'POST /web-api/terms/confirm', async (request) => {
    const { playerId } = await requirePlayer(request);
    const { version, publishedAtMs } = await current();
    // Consent to what is no longer in force is no consent: the page reads again and shows what is.
    if (request.body.version !== version) throw new PlatformError('TERMS_CHANGED', { exception_code: 1 });
    await agree(playerId, version, request.ip);
    return { result: true, updatedAt: publishedAtMs };
  });
}
