import { SignJWT } from 'jose';

import type { TokenPurpose } from '../../kernel/crypto/key-purposes.ts';
import { tokenKeyOf } from '../../testing/token-key.ts';
import { signUp, type SignedIn } from '../identity/identity.fixture.ts';
import { call, codeOf, createOperatorsFixture, operatorWith } from './operators.fixture.ts';
import type { OperatorsPlatform, TestOperator } from './operators.fixture.ts';

let platform: OperatorsPlatform;
let player: SignedIn;
let operator: TestOperator;
beforeAll(async () => {
  platform = await createOperatorsFixture();
  player = await signUp(platform.app);
  operator = await operatorWith(platform, 'ann', 'admin', 'cashier-lead');
});
afterAll(() => platform.close());

const OPERATOR_PATHS = ['session', 'operators', 'audit', 'proposals'];

describe('a principal', () => {
  it('of a player is nobody on the operators’ side, with token or cookie', async () => {
    for (const path of OPERATOR_PATHS) {
      const byToken = await call(platform, player, 'GET', path);
      const byCookie = await platform.app.inject({
        url: `/operator-api/${path}`,
        cookies: { paddock_session: player.session, user_token: player.token },
      });
      expect([path, codeOf(byToken), codeOf(byCookie)]).toEqual([path, 'UNAUTHENTICATED', 'UNAUTHENTICATED']);
    }
    const action = await call(platform, player, 'POST', 'operators/1/disable', { reason: 'because' });
    expect(codeOf(action)).toBe('UNAUTHENTICATED');
  });

  it('of an operator is nobody on the players’ side', async () => {
    for (const url of ['/web-api/user/config', '/web-api/user/accounts', '/web-api/office/historypay']) {
      const byToken = await platform.app.inject({ url, headers: operator.bearer });
      expect([url, codeOf(byToken)]).toEqual([url, 'UNAUTHENTICATED']);
    }
    const token = operator.bearer.authorization.replace('Bearer ', '');
    await expect(platform.modules.identity.verifyToken(token)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });
});

describe('a token of an operator', () => {
  const bearerOf = (token: string) => ({ bearer: { authorization: `Bearer ${token}` } });
  const payload = () => {
    const [, body = ''] = operator.bearer.authorization.split('.');
    return JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, string>;
  };
  const forged = (
    over: {
      sub?: string;
      sid?: string;
      iss?: string;
      aud?: string;
      typ?: string;
      purpose?: TokenPurpose;
    } = {},
  ) => {
    const { sub = '', sid, iss = '', aud = '' } = { ...payload(), ...over };
    const { privateKey, header } = tokenKeyOf(platform.kernel, over.purpose ?? 'operator-token');
    return new SignJWT({ sid })
      .setProtectedHeader({ ...header, typ: over.typ ?? 'operator+jwt' })
      .setSubject(sub)
      .setIssuer(iss)
      .setAudience(aud)
      .setExpirationTime(Math.floor(platform.clock.nowMs() / 1_000) + 60)
      .sign(privateKey);
  };

  it('is taken with its own key, type, issuer, audience and session alone', async () => {
    const own = await call(platform, bearerOf(await forged()), 'GET', 'session');
    expect(own.statusCode).toBe(200);
    const bea = await operatorWith(platform, 'bea', 'admin');
    const wrong = [
      { purpose: 'player-token' as const },
      { iss: 'paddock' },
      { aud: 'paddock-player' },
      { typ: 'JWT' },
      { sub: bea.principal.operatorId },
      { sub: player.playerId },
      { sid: '1' },
      { sid: 'x' },
    ];
    for (const over of wrong) {
      const answer = await call(platform, bearerOf(await forged(over)), 'GET', 'session');
      expect([over, codeOf(answer)]).toEqual([over, 'UNAUTHENTICATED']);
    }
  });

  it('is not one without a signature, with a changed one or in another place', async () => {
    const [head = '', body = '', signature = ''] = operator.bearer.authorization
      .replace('Bearer ', '')
      .split('.');
    const none = Buffer.from('{"alg":"none","typ":"operator+jwt"}').toString('base64url');
    const changed = `${head}.${body}.${signature.slice(0, -2)}AA`;
    for (const token of [`${none}.${body}.`, `${none}.${body}.${signature}`, changed, 'x', '']) {
      const answer = await call(platform, bearerOf(token), 'GET', 'session');
      expect([token, codeOf(answer)]).toEqual([token, 'UNAUTHENTICATED']);
    }
    const inQuery = await platform.app.inject(`/operator-api/session?token=${head}.${body}.${signature}`);
    expect(codeOf(inQuery)).toBe('UNAUTHENTICATED');
  });
});
