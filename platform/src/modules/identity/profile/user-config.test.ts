import { DAY_MS } from '@paddock/contract';
import type { UserConfigView } from '@paddock/contract/schemas';

import {
  createIdentityFixture,
  shownNumber,
  signUp,
  type IdentityPlatform,
  type SignedIn,
} from '../identity.fixture.ts';

describe('the config of a player', () => {
  let platform: IdentityPlatform;
  let ann: SignedIn;
  let hidesBalance = false;

  beforeAll(async () => {
    platform = await createIdentityFixture({
      dependencies: { hidesBalance: () => Promise.resolve(hidesBalance) },
    });
  });
  beforeEach(async () => {
    hidesBalance = false;
    ann = await signUp(platform.app, { ref_code: 'partner-7' });
  });
  afterAll(() => platform.close());

  const ask = () => platform.app.inject({ url: '/web-api/user/config', headers: ann.bearer });
  const config = async () => (await ask()).json<UserConfigView>().result;

  it('says who the player is and how they are reached [S3-19, S7-16]', async () => {
    expect(await config()).toMatchObject({
      user_id: ann.playerId,
      user_number: (await shownNumber(platform, ann.playerId)).replaceAll(/\D/g, ''),
      user_email: ann.email,
      user_name: ann.email.split('@')[0],
      user_country_code: 'DE',
      user_country_id: 276,
      user_ref_id: 'partner-7',
      user_msg_count: 0,
      user_hide_balance: false,
      changed_pass_day_count: 0,
      phone_code: '',
      phone_number: '',
    });
  });

  it('calls the player by the name that was told, and shows what is known of the person [S3-19, S3-21]', async () => {
    await platform.app.inject({
      method: 'POST',
      url: '/web-api/user/data',
      headers: ann.bearer,
      body: { name: 'Anna', surname: 'Other' },
    });
    expect(await config()).toMatchObject({
      user_name: 'Anna',
      user_data: { name: 'Anna', surname: 'Other', date_birthday: '1990-05-17', passport: null },
    });
  });

  it('shows protection, status and verification, also where nothing was done yet [S3-22, S3-24]', async () => {
    expect(await config()).toMatchObject({
      protection_level: expect.any(Number) as number,
      protection_methods: { enable_two_factor_auth: false, enable_phone_binding: false },
      ban_level: 0,
      ban_version: 1,
      user_status_id: 0,
      verification_status: 1,
      verification_types: [],
      verification_status_group_code: 'none',
      requested_additional_document: null,
      has_deposit: false,
      is_identification_bonus: false,
      is_need_identification: false,
      show_2fa_popup: false,
      disallow_line_sport: [],
      disallow_live_sport: [],
    });
  });

  it('says that the balance is hidden [S3-19]', async () => {
    hidesBalance = true;
    expect((await config()).user_hide_balance).toBe(true);
  });

  it('counts the days of a password [S3-19]', async () => {
    await platform.leap(3 * DAY_MS + 1_000);
    const answer = await platform.app.inject({
      url: '/web-api/user/gettoken',
      cookies: { paddock_session: ann.session },
    });
    const { token } = answer.json<{ token: string }>();
    const later = await platform.app.inject({
      url: '/web-api/user/config',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(later.json<UserConfigView>().result.changed_pass_day_count).toBe(3);
  });

  it('is kept by no cache, and refused to a guest with the reason [S7-16]', async () => {
    expect((await ask()).headers['cache-control']).toContain('no-store');
    const guest = await platform.app.inject('/web-api/user/config');
    expect([guest.statusCode, guest.json<{ code: string }>().code]).toEqual([401, 'UNAUTHENTICATED']);
  });
});
