import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import type { Kernel } from '../../../kernel/module.ts';

/** How long services may keep the keys: a token that names another is the sign to ask again. */
const KEEP_SEC = 300;

/** The public keys of bearer tokens (RFC 7517), for services beside this one: they verify a token, and can make none. */
export function jwksRoute(app: HttpApp, { secrets }: Pick<Kernel, 'secrets'>): void {
  const keys = secrets.tokenKeys('player-token');
  serve(app, 'GET /.well-known/jwks.json', (_request, reply) => {
    void reply.header('cache-control', `public, max-age=${KEEP_SEC}`);
    return { keys: keys.publicJwks() };
  });
}
