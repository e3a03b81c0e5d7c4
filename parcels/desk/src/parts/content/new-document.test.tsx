import { fireEvent, render, screen } from '@testing-library/react';
import { installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../../locales/en.json' with { type: 'json' };
import { NewDocument, type Begun } from './new-document.tsx';

describe('the address of a new document', () => {
  let page: FakePage;
  let begun: Begun | undefined;
  beforeEach(() => {
    page = installFakePage({ dictionaries: { desk: { en } } });
    begun = undefined;
    render(<NewDocument taken={[]} onBegun={(one) => (begun = one)} onCancel={() => undefined} />);
  });
  afterEach(() => page.remove());

  function type(value: string): HTMLInputElement {
    const field = screen.getByLabelText<HTMLInputElement>('Address');
    fireEvent.change(field, { target: { value } });
    return field;
  }

  it('keeps a space that is typed, and says that an address has none', () => {
    const field = type('/pages/the ');
    expect(field.value).toBe('/pages/the ');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    type('/pages/the derby');
    expect(screen.getByRole('button', { name: 'Enter an address for this kind' })).toBeTruthy();
    expect(type('/pages/the-derby').getAttribute('aria-invalid')).not.toBe('true');
  });

  it('is taken without the spaces around it, as one that is pasted may have', () => {
    type(' /pages/derby ');
    fireEvent.click(screen.getByRole('button', { name: 'Write it' }));
    expect(begun?.address).toBe('/pages/derby');
  });
});
