import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import type { CasinoParts } from '../casino-api.ts';
import { placeOfRequest } from '../place-of.ts';
import { gamesPreview } from './games-preview.ts';

/** The preview list (S7-41). A player's own country goes before the one that is asked for. */
export function previewRoute(app: HttpApp, parts: CasinoParts): void {
  serve(app, 'GET /web-api/casino/games-preview-light', { config: { budget: 'search' } }, async (request) => {
    const place = await placeOfRequest(parts, request, {});
    const country = place.country ?? request.query.fcountry?.toUpperCase();
    return gamesPreview(parts.catalogue, request.query, { ...place, country });
  });
}
