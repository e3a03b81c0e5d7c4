import { codeSentTo } from '../../messages/messages.fixture.ts';
import { mintedPass } from '../abuse/captcha.fixture.ts';
import type { IdentityPlatform } from '../identity.fixture.ts';

/** What every way to register asks for. */
export const CHOICES = {
  country_id: 276,
  currency_id: 'EUR',
  birth_date: '1990-05-17',
  language: 'en',
  terms_accepted: true,
};

/** Code of a refusal. */
export const problem = ({ json }: { json: () => unknown }) => (json() as { code: string }).code;

/** The calls of the forms, to one platform. */
export function registrationCalls({ app, kernel }: IdentityPlatform) {
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: `/web-api/registration${path}`, body, headers });
  const askCode = (channel: 'sms' | 'email', to: string) =>
    post('/code', { channel, to, language: 'en' }, channel === 'sms' ? mintedPass(kernel) : {});
  return {
    post,
    askCode,
    /** Asks for a code and reads it where it was sent. */
    async codeFor(channel: 'sms' | 'email', to: string) {
      const sent = await askCode(channel, to);
      return { code_id: sent.json<{ code_id: string }>().code_id, code: await codeSentTo(kernel.db, to) };
    },
  };
}

export type RegistrationCalls = ReturnType<typeof registrationCalls>;
