import { setConsent } from '@paddock/shared-utils';
import { installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import { invitationOf } from './invitation.ts';

describe('the codes a registration begins with', () => {
  let page: FakePage;
  beforeEach(() => {
    page = installFakePage();
  });
  afterEach(() => page.remove());

  it('are those of the address, and known after the way by a company for a day [S3-34]', () => {
    expect(invitationOf('', 0)).toEqual({ refCode: undefined, promoCode: undefined });
    const told = { refCode: 'club', promoCode: 'SPRING' };
    expect(invitationOf('?ref_code=club&promo_code=SPRING', 0)).toEqual(told);
    expect(invitationOf('?returnUrl=%2F', 24 * 3_600_000 - 1)).toEqual(told);
    expect(invitationOf('', 24 * 3_600_000)).toEqual({ refCode: undefined, promoCode: undefined });
  });

  it('are a link for thirty days, of who agreed to marketing', () => {
    const month = 30 * 24 * 3_600_000;
    invitationOf('?ref_code=club&promo_code=SPRING', 0);
    setConsent('all');
    expect(invitationOf('', month - 1)).toEqual({ refCode: 'club', promoCode: undefined });
    expect(invitationOf('', month)).toEqual({ refCode: undefined, promoCode: undefined });
    setConsent('disabled');
    expect(invitationOf('', month - 1)).toEqual({ refCode: undefined, promoCode: undefined });
  });

  it('are the last ones told, all of them', () => {
    invitationOf('?ref_code=club&promo_code=SPRING', 0);
    expect(invitationOf('?ref_code=other', 1)).toEqual({ refCode: 'other', promoCode: undefined });
    expect(invitationOf('', 2)).toEqual({ refCode: 'other', promoCode: undefined });
  });
});
