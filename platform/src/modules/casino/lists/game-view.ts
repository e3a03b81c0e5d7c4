import type { GameView } from '@paddock/contract/schemas';

import { isOwn, type Game } from '../catalogue/game.ts';
import { refusalAt, type Place } from '../playable.ts';

/** All that is known of a game, with whether it can be played at a place. */
export function gameView(game: Game, place: Place): GameView {
  const { entry, company, tile } = game;
  return {
    ...tile,
    company,
    code: entry.code,
    ownCode: isOwn(game) ? entry.code : null,
    sections: entry.sections,
    subcategories: entry.subcategories,
    features: entry.features,
    rtpLeastMillionths: entry.rtpLeastMillionths ?? null,
    devices: entry.devices,
    currencies: entry.currencies,
    releaseDay: entry.releaseDay ?? null,
    refusal: refusalAt(game, place) ?? null,
  };
}
