import { writeMessage, type TemplateCall } from './templates.ts';

const CALLS: readonly TemplateCall[] = [
  { template: 'code', params: { purpose: 'sign-in', code: '123456', minutes: 10 } },
  { template: 'activation-link', params: { token: 't', hours: 24, isFirst: true } },
  { template: 'reset-link', params: { token: 't', minutes: 10 } },
  { template: 'password-changed', params: { how: 'changed' } },
  { template: 'security-notice', params: { kind: 'two-factor-on', device: '', atMs: 0 } },
  { template: 'new-device', params: { device: '', address: '203.0.113.*', atMs: 0 } },
  { template: 'request-answered', params: { requestId: '7', path: '/office/support', step: 'answered' } },
  { template: 'idea-answered', params: { ideaId: '7' } },
  { template: 'appeal-answered', params: { answer: 'It was a mistake.' } },
];

describe.each(CALLS)('the message $template', (call) => {
  it.each(['en', 'ru'])('tells in its subject which site it is from (%s)', (language) => {
    const { content } = writeMessage(call, language, { name: 'Silver Turf' });
    expect(content.subject).toContain('Silver Turf');
  });
});
