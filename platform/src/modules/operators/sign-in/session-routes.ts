import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import type { OperatorsParts } from '../operators-parts.ts';
import { permissionsOf } from '../roles.ts';
import type { SignedInOperator } from './operator-sessions.ts';
import { changePassword, signIn, signOut } from './sign-in.ts';

/** In, out, who am I, and a password of one's own. No cookies, so no page of another site can ask. */
export function operatorSessionRoutes(app: HttpApp, parts: OperatorsParts): void {
  serve(app, 'POST /operator-api/session', async (request, reply) => {
    const { token, operator } = await signIn(parts, request.body, request);
    return reply.status(201).send({ token, session: viewOf(operator) });
  });

  serve(app, 'GET /operator-api/session', async (request) => {
    return viewOf(await parts.signedIn(request));
  });

  serve(app, 'DELETE /operator-api/session', async (request, reply) => {
    await signOut(parts, await parts.signedIn(request));
    return reply.status(204).send(null);
  });

  serve(app, 'POST /operator-api/password', async (request, reply) => {
    await changePassword(parts, await parts.signedIn(request), request.body);
    return reply.status(204).send(null);
  });
}

function viewOf({ operatorId, name, roles, passwordIsInitial, expiresAtMs }: SignedInOperator) {
  return {
    operatorId,
    name,
    roles: [...roles],
    permissions: [...permissionsOf(roles)],
    passwordChangeNeeded: passwordIsInitial,
    expiresAtMs,
  };
}
