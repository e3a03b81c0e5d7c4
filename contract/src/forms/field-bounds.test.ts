import { ForgotPasswordRequest, IdeaRequest, RegistrationRequest, SearchQuery } from '../schemas/index.ts';
import { APPEAL_BOUNDS } from '../schemas/appeals.ts';
import { EmailRequest } from '../schemas/security.ts';
import { REQUEST_TEXT_MAX } from '../payments/request-topics.ts';
import { FIELD_BOUNDS } from './field-bounds.ts';

describe('the bounds of fields', () => {
  it('are these [S5-17]', () => {
    expect(FIELD_BOUNDS).toEqual({
      email: { min: 3, max: 254 },
      password: { min: 8, max: 128 },
      phone: { min: 4, max: 40 },
      personName: { min: 1, max: 80 },
      address: { min: 1, max: 400 },
      nationalId: { min: 4, max: 32 },
      documentNumber: { min: 1, max: 40 },
      promoCode: { min: 1, max: 64 },
      typedCode: { min: 1, max: 40 },
      securityAnswer: { min: 1, max: 200 },
      passkeyName: { min: 1, max: 60 },
      idea: { min: 20, max: 2_000 },
      requestText: { min: 1, max: 2_000 },
      appeal: { min: 20, max: 2_000 },
      search: { min: 2, max: 60 },
    });
  });

  it('are those that the server refuses by [S5-17]', () => {
    const { email, password, phone, address, national_id: nationalId } = RegistrationRequest.properties;
    const bounds = (schema: object): readonly unknown[] => [
      Reflect.get(schema, 'minLength'),
      Reflect.get(schema, 'maxLength'),
    ];
    expect([email, password, phone, address, nationalId].map((schema) => bounds(schema))).toEqual([
      [3, 254],
      [8, 128],
      [4, 40],
      [1, 400],
      [4, 32],
    ]);
    expect(bounds(IdeaRequest.properties.text)).toEqual([20, 2_000]);
    expect(bounds(SearchQuery.properties.search)).toEqual([2, 60]);
    expect(bounds(EmailRequest.properties.email)).toEqual([3, 254]);
    expect(bounds(ForgotPasswordRequest.anyOf[0].properties.email)).toEqual([3, 254]);
    expect(APPEAL_BOUNDS).toMatchObject({ textMin: 20, textMax: 2_000, emailMax: 254 });
    expect(REQUEST_TEXT_MAX).toBe(2_000);
  });
});
