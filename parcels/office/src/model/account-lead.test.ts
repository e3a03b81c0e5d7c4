import en from '../../locales/en.json' with { type: 'json' };
import { accountLead } from './account-lead.ts';

it('says since when without an address, and the address where there is one', () => {
  const said = (email: string) => en.account[accountLead(email) === 'account.since' ? 'since' : 'lead'];
  expect(said('')).toBe('With us since {{date}}');
  expect(said('ann@example.com')).toMatch(/^\{\{email\}\}/);
});
