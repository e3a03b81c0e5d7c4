import { answered, installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import { askForPasskey, offerAmongSuggestions } from './passkey-sign-in.ts';

const OPTIONS = { challenge: 'AAAA', rpId: 'localhost', timeout: 60_000, userVerification: 'required' };

/** A browser that can offer passkeys among its suggestions, and whose visitor answers nothing. */
function installAuthenticator() {
  const questions: CredentialRequestOptions[] = [];
  Object.assign(globalThis, {
    PublicKeyCredential: Object.assign(() => undefined, {
      isConditionalMediationAvailable: () => Promise.resolve(true),
    }),
  });
  Object.assign(navigator, {
    credentials: {
      get: (question: CredentialRequestOptions) => {
        questions.push(question);
        return new Promise(() => undefined);
      },
    },
  });
  document.body.innerHTML = '<input autocomplete="username webauthn" />';
  return questions;
}

describe('asking for a passkey', () => {
  let page: FakePage;
  let questions: CredentialRequestOptions[];
  let answers: ((answer: ReturnType<typeof answered>) => void)[];
  const settle = () => page.timing.advanceAsync(0);

  beforeEach(() => {
    page = installFakePage();
    questions = installAuthenticator();
    answers = [];
    page.answer(
      'POST',
      '/web-api/auth/passkey/options',
      () => new Promise<ReturnType<typeof answered>>((resolve) => answers.push(resolve)),
    );
  });
  afterEach(() => {
    page.remove();
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
    document.body.innerHTML = '';
  });

  it('offers one among the suggestions until the button is pressed', async () => {
    void offerAmongSuggestions();
    await settle();
    answers[0]?.(answered(OPTIONS));
    await settle();
    expect(questions.map(({ mediation }) => mediation)).toEqual(['conditional']);
    void askForPasskey();
    await settle();
    answers[1]?.(answered(OPTIONS));
    await settle();
    expect(questions.map(({ mediation }) => mediation)).toEqual(['conditional', undefined]);
    expect(questions.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  });

  it('a press before the offer stands is not ended by it, and its challenge is asked for after that of the offer', async () => {
    void offerAmongSuggestions();
    await settle();
    void askForPasskey();
    await settle();
    expect(answers).toHaveLength(1);
    answers[0]?.(answered(OPTIONS));
    await settle();
    answers[1]?.(answered(OPTIONS));
    await settle();
    expect(questions.map(({ mediation }) => mediation)).toEqual([undefined]);
    expect(questions[0]?.signal?.aborted).toBe(false);
  });
});
