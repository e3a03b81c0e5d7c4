import { Compile } from 'typebox/compile';
import { BetCall, RollbackCall, TransactionAnswer, WinCall } from '@paddock/contract/schemas';

import { documentText } from '../../testing/documents.ts';
import { isSignedBy, signedText } from './signing/signature.ts';

const SHAPES = { bet: BetCall, win: WinCall, rollback: RollbackCall, answer: TransactionAnswer };

describe('docs/game-wallet.md', () => {
  const text = documentText('game-wallet.md');
  const block = (name: string): string =>
    new RegExp(`\`\`\`${name}\\n([\\s\\S]*?)\\n\`\`\``).exec(text)?.[1] ?? '';

  it('shows a signature that is right', () => {
    const [first = '', , body = ''] = block('http').split('\n');
    const [method = '', path = ''] = first.split(' ');
    const secret = /the secret `([^`]+)`/.exec(text)?.[1] ?? '';
    const timestamp = /the timestamp `(\d+)`/.exec(text)?.[1] ?? '';
    const key = { algorithm: 'hmac-sha256', secret: Buffer.from(secret) } as const;
    const signed = signedText({ method, path, timestamp, body });
    expect(isSignedBy([key], signed, block('signature'))).toBe(true);
    expect(isSignedBy([key], `${signed} `, block('signature'))).toBe(false);
  });

  it.each(Object.entries(SHAPES))('shows a %s as the API takes or answers it', (name, schema) => {
    expect(Compile(schema).Check(JSON.parse(block(`json ${name}`)))).toBe(true);
  });
});
