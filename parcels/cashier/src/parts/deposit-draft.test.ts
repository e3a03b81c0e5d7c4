import { createDepositDraft } from './deposit-draft.ts';

it('is of one account, for the tab, until the deposit is paid', () => {
  sessionStorage.clear();
  const draft = createDepositDraft(() => sessionStorage);
  draft.write('3', '20.5');
  expect(createDepositDraft(() => sessionStorage).read('3')).toBe('20.5');
  expect(draft.read('4')).toBe('');
  draft.clear();
  expect(draft.read('3')).toBe('');
});

it('does without a storage', () => {
  const draft = createDepositDraft(() => {
    throw new Error('SecurityError');
  });
  draft.write('3', '20');
  draft.clear();
  expect(draft.read('3')).toBe('');
});
