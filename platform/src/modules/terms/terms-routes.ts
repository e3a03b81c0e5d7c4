import type { PlayerId } from '@paddock/contract';
import { AgreementRulesView, ConfirmTermsRequest, TermsView } from '@paddock/contract/schemas';

import type { HttpApp } from '../../kernel/http/http-app.ts';
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
  app.get(
    '/web-api/terms',
    { schema: { summary: 'The terms in force (S3-33)', response: { 200: TermsView } } },
    async (_request, reply) => {
      const { version, content, publishedAtMs } = await current();
      void reply.header('cache-control', 'no-cache');
      return {
        version,
        updatedAt: publishedAtMs,
        ...content,
        subRules: content.subRules.toSorted((a, b) => a.position - b.position),
      };
    },
  );

  app.get(
    '/web-api/v3/v2/user/agreement-rules',
    {
      schema: {
        summary: 'Whether the player agrees to the terms in force (S7-15)',
        response: { 200: AgreementRulesView },
      },
    },
    async (request) => {
      const { playerId } = await requirePlayer(request);
      const { publishedAtMs } = await current();
      return { result: await isAgreed(playerId), updatedAt: publishedAtMs };
    },
  );

  app.post(
    '/web-api/terms/confirm',
    {
      schema: {
        summary: 'Agrees to the version that was shown (S2-56)',
        body: ConfirmTermsRequest,
        response: { 200: AgreementRulesView },
      },
    },
    async (request) => {
      const { playerId } = await requirePlayer(request);
      const { version, publishedAtMs } = await current();
      // Consent to what is no longer in force is no consent: the page reads again and shows what is.
      if (request.body.version !== version) throw new PlatformError('TERMS_CHANGED', { exception_code: 1 });
      await agree(playerId, version, request.ip);
      return { result: true, updatedAt: publishedAtMs };
    },
  );
}
