import { codeSentTo } from '../../messages/messages.fixture.ts';
import { createIdentityFixture, PASSWORD, type IdentityPlatform } from '../identity.fixture.ts';
import { answerKey } from './security-answer.ts';
import {
  securityPlayer,
  sentId,
  signInAnswer,
  withTwoFactor,
  type SecurityPlayer,
} from './security.fixture.ts';

describe('the security question', () => {
  let platform: IdentityPlatform;
  let ann: SecurityPlayer;

  beforeAll(async () => {
    platform = await createIdentityFixture();
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    ann = await securityPlayer(platform);
  });

  const codeOf = (to: string) => codeSentTo(platform.kernel.db, to);
  const login = () => signInAnswer(platform, ann.email);
  const QUESTION = { question_id: 2, answer: 'Лесной переулок, 7' };

  it('is set with an answer in any spelling, and removed', async () => {
    await ann.stepUp();
    expect((await ann.post('/question', QUESTION)).body).toMatchObject({
      question_id: 2,
      protection_methods: { enable_security_question: true },
    });
    expect((await ann.delete('/question')).body).toMatchObject({ question_id: null });
  });

  it.each([
    ['a question nobody asks', { question_id: 99, answer: 'Rex' }, 'INVALID_INPUT'],
    ['too short an answer', { question_id: 1, answer: 'ab' }, 'ANSWER_TOO_SHORT'],
    ['one letter again and again', { question_id: 1, answer: 'aaaa aaa' }, 'ANSWER_TOO_SHORT'],
    ['marks alone', { question_id: 1, answer: '?!?!?!' }, 'ANSWER_TOO_SHORT'],
  ])('takes no %s', async (_name, body, code) => {
    await ann.stepUp();
    expect(await ann.post('/question', body)).toMatchObject({ code });
  });

  it.each([
    ['  Rex  the DOG ', 'rex the dog'],
    ['Rex-the.dog', 'rex the dog'],
    ['Алёна', 'алена'],
    ['Ｒｅｘ１', 'rex1'],
    ['🦊🦊🦊', undefined],
  ])('%j is kept as %j', (typed, key) => {
    expect(answerKey(typed)).toBe(key);
  });

  it('stands in for a lost device together with the password and the mailbox', async () => {
    await ann.stepUp();
    await ann.post('/question', QUESTION);
    await withTwoFactor(platform, ann);
    const sent = await ann.post('/two-factor/question-code');
    const proof = { method: 'question', code_id: sentId(sent), code: await codeOf(ann.email) };
    const disable = (password: string, answer: string, code = proof.code) =>
      ann.post('/two-factor/disable', { password, proof: { ...proof, answer, code } });
    expect(await disable('wrong password', 'лесной переулок 7')).toMatchObject({ code: 'WRONG_PASSWORD' });
    expect(await disable(PASSWORD, 'Садовая улица')).toMatchObject({ code: 'WRONG_ANSWER' });
    const wrong = proof.code === '000000' ? '111111' : '000000';
    expect(await disable(PASSWORD, 'лесной переулок 7', wrong)).toMatchObject({ code: 'WRONG_CODE' });
    expect(await disable(PASSWORD, ' лесной ПЕРЕУЛОК 7')).toMatchObject({ status: 200 });
    expect(await login()).toEqual({ user_id: ann.playerId });
  });

  it('stops guesses at three', async () => {
    await ann.stepUp();
    await ann.post('/question', QUESTION);
    await withTwoFactor(platform, ann);
    const proof = { method: 'question', code_id: 'x', code: '000000' };
    const guess = (answer: string) =>
      ann.post('/two-factor/disable', { password: PASSWORD, proof: { ...proof, answer } });
    for (const answer of ['Rex', 'Max', 'Bello'])
      expect(await guess(answer)).toMatchObject({ code: 'WRONG_ANSWER' });
    expect(await guess(QUESTION.answer)).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('helps nobody who set none', async () => {
    await withTwoFactor(platform, ann);
    expect(await ann.post('/two-factor/question-code')).toMatchObject({ code: 'FORBIDDEN' });
    const proof = { method: 'question', answer: '', code_id: 'x', code: '000000' };
    expect(
      await ann.post('/two-factor/disable', {
        password: PASSWORD,
        proof: { ...proof, answer: 'anything' },
      }),
    ).toMatchObject({ code: 'WRONG_ANSWER' });
  });
});
