import { queryDialog } from './query-dialog.ts';

it.each([
  ['?modal=login&returnUrl=%2Foffice', 'welcome/login'],
  ['?showForgotPasswordModal=1', 'welcome/forgot-password'],
])('%s opens %s for a guest, and nothing for a player [S5-07]', (query, widget) => {
  expect(queryDialog(query, true)).toMatchObject({ widget });
  expect(queryDialog(query, false)).toBeNull();
});

it.each([
  '',
  '?modal=',
  '?modal=evil',
  '?modal=office/limits',
  '?showForgotPasswordModal=0',
  '?x=modal=login',
])('%j opens nothing', (query) => {
  expect(queryDialog(query, true)).toBeNull();
});
