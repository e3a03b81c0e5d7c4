import { AppealDecision } from '@paddock/contract/schemas';

import { APPEAL_ANSWER } from './appeal-answer.ts';

it('asks for an answer as the server takes it', () => {
  expect(AppealDecision.properties.answer).toMatchObject({
    minLength: APPEAL_ANSWER.least,
    maxLength: APPEAL_ANSWER.most,
  });
});
