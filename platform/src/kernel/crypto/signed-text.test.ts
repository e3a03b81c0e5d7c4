import { testRing } from '../../testing/test-ring.ts';
import { createSecrets } from './secrets.ts';
import { readSignedText, signText } from './signed-text.ts';

describe('a signed text', () => {
  const secrets = createSecrets(testRing());
  const signed = signText(secrets, 'link', 'text');

  it('is read as it was signed, for its purpose', () => {
    expect(readSignedText(secrets, 'link', signed)).toBe('text');
    expect(readSignedText(secrets, 'other', signed)).toBeUndefined();
    expect(readSignedText(createSecrets(testRing()), 'link', signed)).toBeUndefined();
  });

  it.each(['.', '.more', `.${signed}`])('is nothing with %s behind it', (more) => {
    expect(readSignedText(secrets, 'link', signed + more)).toBeUndefined();
  });

  it.each(['', '.', 'text', 'text.'])('is not %j', (text) => {
    expect(readSignedText(secrets, 'link', text)).toBeUndefined();
  });
});
