import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { clearOwnCookie, setOwnCookie } from '../../../kernel/http/own-cookies.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { serve } from '../../../kernel/http/serve.ts';
import type { OperatorsParts } from '../operators-parts.ts';
import { permissionsOf } from '../roles.ts';
import type { SignedInOperator } from './operator-sessions.ts';
import { changePassword, signIn, signOut } from './sign-in.ts';

/** Holds the token of an operator's session in the browser that signed in. Nothing but `resume` reads it. */
const COOKIE = 'operator';

/**
 * In, out, who am I, and a password of one's own. Everything is asked with the token alone: a cookie only gives it back to
 * the page of a desk that was loaded again, and goes with no request of another site.
 */
export function operatorSessionRoutes(app: HttpApp, parts: OperatorsParts): void {
  const { config, clock } = parts.kernel;

  serve(app, 'POST /operator-api/session', async (request, reply) => {
    const { token, operator } = await signIn(parts, request.body, request);
    if (request.body.stay === true) {
      const maxAge = Math.floor((operator.expiresAtMs - clock.nowMs()) / 1_000);
      setOwnCookie(reply, config, COOKIE, token, { maxAge, sameSite: 'strict' });
    }
    return reply.status(201).send({ token, session: viewOf(operator) });
  });

  serve(app, 'POST /operator-api/session/resume', async (request, reply) => {
    const token = request.cookies[COOKIE];
    if (token === undefined) return { signedIn: null };
    const operator = await operatorOf(parts, token);
    if (operator !== undefined) return { signedIn: { token, session: viewOf(operator) } };
    clearOwnCookie(reply, config, COOKIE);
    return { signedIn: null };
  });

  serve(app, 'GET /operator-api/session', async (request) => {
    return viewOf(await parts.signedIn(request));
  });

  serve(app, 'DELETE /operator-api/session', async (request, reply) => {
    await signOut(parts, await parts.signedIn(request));
    if (request.cookies[COOKIE] !== undefined) clearOwnCookie(reply, config, COOKIE);
    return reply.status(204).send(null);
  });

  serve(app, 'POST /operator-api/password', async (request, reply) => {
    await changePassword(parts, await parts.signedIn(request), request.body);
    return reply.status(204).send(null);
  });
}

/** Who a kept token is of; undefined once that session is over, or for what is no token of ours. */
async function operatorOf(
  { sessions, tokens }: OperatorsParts,
  token: string,
): Promise<SignedInOperator | undefined> {
  const claims = await tokens.verify(token).catch((error: unknown) => {
    if (error instanceof PlatformError) return undefined;
    throw error;
  });
  return claims === undefined ? undefined : sessions.use(claims);
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
