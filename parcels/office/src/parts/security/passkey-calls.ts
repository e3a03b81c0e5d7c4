import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
} from '@simplewebauthn/browser';
import type { SecurityView } from '@paddock/contract/schemas';
import { api, type ApiResult } from '@paddock/shared-utils';

export const passkeysWork = (): boolean => browserSupportsWebAuthn();

/** The player closed the browser's question, or the device has this site's passkey already: a refusal of our own. */
function refused(code: 'PASSKEY_REFUSED'): ApiResult<never> {
  return { ok: false, status: 'refused', httpStatus: 422, problem: { code, message: code } };
}

/** Asks the device for a new passkey and hands it in. */
export async function addPasskey(name: string): Promise<ApiResult<SecurityView>> {
  const options = await api.post('/web-api/user/security/passkeys/options', {});
  if (!options.ok) return options;
  try {
    const response = await startRegistration({
      optionsJSON: options.data as PublicKeyCredentialCreationOptionsJSON,
    });
    return await api.post('/web-api/user/security/passkeys', { name, response });
  } catch {
    return refused('PASSKEY_REFUSED');
  }
}

/** Proves who is there by a passkey. */
export async function stepUpByPasskey(): Promise<ApiResult<SecurityView>> {
  const options = await api.post('/web-api/user/security/step-up/passkey-options', {});
  if (!options.ok) return options;
  try {
    const response = await startAuthentication({ optionsJSON: options.data });
    return await api.post('/web-api/user/security/step-up', { method: 'passkey', response });
  } catch {
    return refused('PASSKEY_REFUSED');
  }
}
