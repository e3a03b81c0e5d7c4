import { Type } from 'typebox';
import { Compile } from 'typebox/compile';

import { PlatformError } from '../../../kernel/http/problem.ts';
import type { GameWalletParts } from '../game-wallet-api.ts';
import { sign } from '../signing/signature.ts';
import type { Aggregator } from './aggregator-store.ts';
import type { GameToOpen } from './game-to-open.ts';

const ADDRESS_BYTES = 64 * 1024;

const SESSION = Compile(
  Type.Object({ launch_options: Type.Object({ game_url: Type.String({ maxLength: 8_000 }) }) }),
);

/**
 * Asks SoftSwiss where a game is shown: a session, or a demo without money. The signature covers the body as it is sent, by
 * the newest secret that is shared with the company.
 * @throws COMPANY_SILENT, also where no secret holds
 */
export async function askSoftswissForAddress(
  { ask, companies }: Pick<GameWalletParts, 'ask' | 'companies'>,
  { company, baseUrl, siteId }: Aggregator,
  { game, device, language, player, country, ip, lobbyUrl, depositUrl }: GameToOpen,
): Promise<string> {
  const keys = (await companies.caller(company))?.keysNow();
  const secret = keys?.find((key) => key.algorithm === 'hmac-sha256');
  if (secret === undefined) throw new PlatformError('COMPANY_SILENT');
  const body = JSON.stringify({
    ...{ casino_id: siteId, game, locale: language, ip, client_type: device },
    urls: { return_url: lobbyUrl, deposit_url: depositUrl },
    ...(player !== undefined && {
      currency: player.currency,
      balance: Number(player.balanceMinor),
      user: { id: player.playerId, nickname: player.playerId, ...(country !== undefined && { country }) },
    }),
  });
  const signature = Buffer.from(sign(secret, body), 'base64').toString('hex');
  const answer = await ask({
    ...{ company, body, mostBytes: ADDRESS_BYTES },
    url: `${baseUrl}/${player === undefined ? 'demo' : 'sessions'}`,
    headers: { 'x-request-sign': signature },
  });
  if (!SESSION.Check(answer)) throw new PlatformError('COMPANY_SILENT');
  return answer.launch_options.game_url;
}
