import { EMPTY_DRAFT } from './registration-form.ts';
import { forgetDraft, isBegun, keepDraft, keptDraft } from './kept-draft.ts';

it('knows that a registration is under way from the first word to its end, and keeps no password [S3-27]', () => {
  forgetDraft();
  expect(isBegun()).toBe(false);
  keepDraft('email', { ...EMPTY_DRAFT, currency: 'GBP', password: 'secret words' });
  // What the form began with, and what is not kept, is no word of the visitor's.
  expect(isBegun()).toBe(false);
  keepDraft('email', { ...EMPTY_DRAFT, email: 'm' });
  expect(isBegun()).toBe(true);
  expect(keptDraft()).toMatchObject({ kind: 'email', draft: { email: 'm', password: '' } });
  forgetDraft();
  expect(isBegun()).toBe(false);
});
