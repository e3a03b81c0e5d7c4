import { Type } from 'typebox';
import { Compile } from 'typebox/compile';

import { PlatformError } from '../../../kernel/http/problem.ts';
import type { GameWalletParts } from '../game-wallet-api.ts';
import { sign } from '../signing/signature.ts';
import type { Aggregator } from './aggregator-store.ts';
import type { GameToOpen } from './game-to-open.ts';
import { openOwnKey } from './own-key.ts';

const ADDRESS_BYTES = 64 * 1024;
/** Twenty thousand games, each with all that is said of it. */
const LIST_BYTES = 64 * 1024 * 1024;
/** What a currency and a country are in a game without money, or of a player who has said none. */
const NO_CURRENCY = 'XXX';
const NO_COUNTRY = 'XX';

const ADDRESS = Compile(Type.Object({ url: Type.String({ maxLength: 8_000 }) }));
const GAMES = Compile(Type.Array(Type.Unknown()));

/** Asks Hub88 where a game is shown. @throws COMPANY_SILENT */
export async function askHub88ForAddress(
  parts: Pick<GameWalletParts, 'kernel' | 'ask'>,
  aggregator: Aggregator,
  { game, device, language, player, country, ip, lobbyUrl, depositUrl }: GameToOpen,
): Promise<string> {
  const answer = await ask(parts, aggregator, 'game/url', ADDRESS_BYTES, {
    ...(player !== undefined && { user: player.playerId, token: player.token }),
    platform: device === 'mobile' ? 'GPL_MOBILE' : 'GPL_DESKTOP',
    game_code: game,
    currency: player?.currency ?? NO_CURRENCY,
    country: country ?? NO_COUNTRY,
    lang: language,
    ip,
    lobby_url: lobbyUrl,
    deposit_url: depositUrl,
  });
  if (!ADDRESS.Check(answer)) throw new PlatformError('COMPANY_SILENT');
  return answer.url;
}

/** All games that Hub88 offers this site, as it says them. @throws COMPANY_SILENT */
export async function askHub88ForGames(
  parts: Pick<GameWalletParts, 'kernel' | 'ask'>,
  aggregator: Aggregator,
): Promise<readonly unknown[]> {
  const answer = await ask(parts, aggregator, 'game/list', LIST_BYTES, {});
  if (!GAMES.Check(answer)) throw new PlatformError('COMPANY_SILENT');
  return answer;
}

/** The signature covers the body as it is sent, by our own key. */
function ask(
  { kernel, ask: askAggregator }: Pick<GameWalletParts, 'kernel' | 'ask'>,
  aggregator: Aggregator,
  name: string,
  mostBytes: number,
  asked: object,
): Promise<unknown> {
  const body = JSON.stringify({ operator_id: Number(aggregator.siteId), ...asked });
  const privateKey = openOwnKey(kernel.secrets, aggregator);
  const signature = sign({ algorithm: 'rsa-sha256', privateKey }, body);
  const url = `${aggregator.baseUrl}/operator/generic/v2/${name}`;
  const headers = { 'x-hub88-signature': signature };
  return askAggregator({ company: aggregator.company, url, headers, body, mostBytes });
}
