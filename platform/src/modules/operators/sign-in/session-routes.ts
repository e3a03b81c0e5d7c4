import { Type } from 'typebox';
import {
  OperatorPasswordRequest,
  OperatorSessionView,
  OperatorSignInAnswer,
  OperatorSignInRequest,
} from '@paddock/contract/schemas';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import type { OperatorsParts } from '../operators-parts.ts';
import { permissionsOf } from '../roles.ts';
import type { SignedInOperator } from './operator-sessions.ts';
import { changePassword, signIn, signOut } from './sign-in.ts';

/** In, out, who am I, and a password of one's own. No cookies, so no page of another site can ask. */
export function operatorSessionRoutes(app: HttpApp, parts: OperatorsParts): void {
  app.post(
    '/operator-api/session',
    {
      schema: {
        summary: 'Sign in as an operator: name, password and code',
        body: OperatorSignInRequest,
        response: { 201: OperatorSignInAnswer },
      },
    },
    async (request, reply) => {
      const { token, operator } = await signIn(parts, request.body, request);
      return reply.status(201).send({ token, session: viewOf(operator) });
    },
  );

  app.get(
    '/operator-api/session',
    { schema: { summary: 'Which operator is signed in', response: { 200: OperatorSessionView } } },
    async (request) => {
      return viewOf(await parts.signedIn(request));
    },
  );

  app.delete(
    '/operator-api/session',
    { schema: { summary: 'Sign an operator out', response: { 204: Type.Null() } } },
    async (request, reply) => {
      await signOut(parts, await parts.signedIn(request));
      return reply.status(204).send(null);
    },
  );

  app.post(
    '/operator-api/password',
    {
      schema: {
        summary: "Change one's own password; ends one's other sessions",
        body: OperatorPasswordRequest,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await changePassword(parts, await parts.signedIn(request), request.body);
      return reply.status(204).send(null);
    },
  );
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
