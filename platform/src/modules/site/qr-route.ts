import { Type } from 'typebox';
import { isOwnPath } from '@paddock/contract';
import { QrCodeView } from '@paddock/contract/schemas';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { qrPath } from '../../kernel/qr-path.ts';

const KEPT_SECONDS = 86_400;

/** Draws addresses of this site, and of no other, for the camera of a player's other device. */
export function qrRoute(app: HttpApp, publicOrigin: string): void {
  app.get(
    '/web-api/qr',
    {
      config: { budget: 'export' },
      schema: {
        tags: ['site'],
        summary: 'A path of this site as a QR code',
        querystring: Type.Object({ path: Type.String({ minLength: 1, maxLength: 200 }) }),
        response: { 200: QrCodeView },
      },
    },
    (request, reply) => {
      const { path } = request.query;
      if (!isOwnPath(path)) throw new PlatformError('INVALID_INPUT');
      void reply.header('cache-control', `public, max-age=${KEPT_SECONDS}`);
      const url = `${publicOrigin}${path}`;
      return { url, qr: qrPath(url) };
    },
  );
}
