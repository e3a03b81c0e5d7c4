import { act, fireEvent, render, screen } from '@testing-library/react';
import type { VerificationView } from '@paddock/contract/schemas';
import { answered, installFakePage, refusal, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { IdentificationPage } from './identification-page.tsx';
import { VerificationPage } from './verification-page.tsx';

const VIEW: VerificationView = {
  status: 'not-verified',
  reason: null,
  missing: ['identity'],
  asked: ['identity'],
  documents: [],
  changedAtMs: null,
  answerByMs: null,
  isStated: false,
  limits: { fileBytes: 8 * 1024 * 1024, files: 5 },
};
const DOCUMENT = {
  id: 'a'.repeat(32),
  kind: 'identity',
  type: 'image/jpeg',
  bytes: 1_572_864,
  addedAtMs: Date.UTC(2026, 10, 21, 9),
  isSent: false,
} as const;
const READ = '/web-api/verification';

describe('verification', () => {
  let page: FakePage;
  const show = async (view: Partial<VerificationView>, language = 'en') => {
    page = installFakePage({ userId: '7', language, dictionaries: { office: { en, ru } } });
    page.answer('GET', READ, answered({ ...VIEW, ...view }));
    render(<VerificationPage />);
    await act(() => Promise.resolve());
  };
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await act(() => Promise.resolve());
  };
  afterEach(() => page.remove());

  it('says in its button what is missing, and sends nothing until then', async () => {
    await show({});
    await press('Add: passport or identity card');
    expect(page.requests.map(({ method }) => method)).toEqual(['GET']);
  });

  it('sends what was added, and says until when to wait', async () => {
    await show({ missing: [], documents: [DOCUMENT] });
    expect(screen.getByText(/JPEG, 1\.5 MB, added Nov 21/)).toBeTruthy();
    const answerByMs = Date.UTC(2026, 10, 22, 12);
    page.answer('POST', `${READ}/send`, answered({ ...VIEW, status: 'checking', answerByMs }));
    await press('Send for checking');
    expect(screen.getByText('Your documents are being checked')).toBeTruthy();
    expect(screen.getByText(/You will have the answer by Nov 22/)).toBeTruthy();
    expect(screen.queryByTestId('documents')).toBeNull();
  });

  it('says why sending was refused', async () => {
    await show({ missing: [], documents: [DOCUMENT] });
    page.answer('POST', `${READ}/send`, refusal('VERIFICATION_STATE'));
    await press('Send for checking');
    expect(screen.getByRole('alert').textContent).toContain('the check has moved on');
  });

  it('refuses a file that is too large before it is sent', async () => {
    await show({});
    const file = new File(['x'], 'scan.pdf');
    Object.defineProperty(file, 'size', { value: 9 * 1024 * 1024 });
    fireEvent.change(screen.getByTestId('document-identity'), { target: { files: [file] } });
    await act(() => Promise.resolve());
    expect(screen.getByText('This file is larger than 8 MB. Take a smaller picture.')).toBeTruthy();
    expect(page.requests).toHaveLength(1);
  });

  it.each([
    ['refused', 'unreadable', 'Документ', 'Снимок не читается'],
    ['more-needed', 'address-needed', 'Нужен ещё один документ', 'Осталось подтвердить адрес'],
    ['verified', null, 'Верификация пройдена', 'Больше ничего делать не нужно'],
  ] as const)('tells a player who is %s why, in Russian', async (status, reason, _title, text) => {
    await show({ status, reason, asked: ['address'], missing: ['address'] }, 'ru');
    expect(screen.getByText(new RegExp(text))).toBeTruthy();
    expect(screen.queryByTestId('documents') !== null).toBe(status !== 'verified');
  });

  it('has an error with Retry when it cannot be read', async () => {
    page = installFakePage({ userId: '7', dictionaries: { office: { en, ru } } });
    page.answer('GET', READ, refusal('INTERNAL'));
    render(<VerificationPage />);
    await act(() => Promise.resolve());
    page.answer('GET', READ, answered(VIEW));
    await press('Try again');
    expect(screen.getByTestId('documents')).toBeTruthy();
  });

  it('asks who the player is before the documents of an identification [S2-26]', async () => {
    page = installFakePage({ userId: '7', dictionaries: { office: { en, ru } } });
    page.answer('GET', READ, answered({ ...VIEW, asked: ['identity', 'selfie'] }));
    render(<IdentificationPage />);
    await act(() => Promise.resolve());
    expect(screen.queryByTestId('documents')).toBeNull();
    for (const [label, value] of [
      ['Surname', 'Ó Briain'],
      ['First name', 'Aoife'],
      ['Document number', 'PA 123'],
    ] as const) {
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    }
    page.answer('POST', '/web-api/identification', answered({ ...VIEW, isStated: true }));
    await press('Go on to the documents');
    expect(page.requests.at(-1)?.body).toEqual({
      surname: 'Ó Briain',
      name: 'Aoife',
      document_number: 'PA 123',
    });
    expect(screen.getByTestId('documents')).toBeTruthy();
  });
});
